/* The program's version, as `--version` and the reports tell it. */
#ifndef BASE_VERSION_H
#define BASE_VERSION_H

#define ROOKPRESS_VERSION "0.1.0"

#endif
