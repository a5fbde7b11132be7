# Inputs that cannot be read: each is named with its reason, the others are checked, exit code 3.
mkdir folder
printf '## Fine\n' >fine.md

try() { # REASON FILE
    rookpress check --report=short "$2" fine.md >out 2>err
    status=$?
    [ "$status" -eq 3 ] || { echo "$2: exit code $status"; exit 1; }
    grep -q "^rookpress: $2: $1\$" err || { echo "$2:"; cat err; exit 1; }
    [ ! -s out ] || { echo "$2: findings"; cat out; exit 1; }
}
try 'No such file or directory' missing.md
try 'is a directory' folder
try 'Input/output error' /proc/self/mem
try 'Not a directory' fine.md/below.md
truncate -s 1100M large.md
try 'larger than 1 GiB' large.md
rm large.md

# A contents file that cannot be read fails, too: it is part of the book.
mkdir fine_contents.csv
rookpress check fine.md >/dev/null 2>err
[ $? -eq 3 ] && grep -q 'fine_contents.csv: is a directory' err || { cat err; exit 1; }
rmdir fine_contents.csv folder
