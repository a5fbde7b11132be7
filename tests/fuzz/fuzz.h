/* A fuzz target is one function that takes any bytes and must return. libFuzzer calls it in
 * `make fuzz`; replay.c calls it with the corpus in every run of the tests. */
#ifndef FUZZ_FUZZ_H
#define FUZZ_FUZZ_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
