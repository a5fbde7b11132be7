# Outputs that cannot be written: a full disk is told, a closed pipe is not worth words.
printf '## Fine\n\n    r n b q k b n r\n' >fine.md
for words in 'check fine.md' 'dump tree fine.md' 'dump diagrams fine.md' man help version \
    'completions bash' 'check --help'; do
    rookpress $words >/dev/full 2>err
    status=$?
    [ "$status" -eq 3 ] || { echo "$words: exit code $status"; exit 1; }
    grep -q 'cannot write standard output: No space left on device' err || { cat err; exit 1; }
done
{ rookpress man 2>err; echo $? >status; } | :
[ ! -s err ] || { cat err; exit 1; }
rookpress check fine.md >&- 2>err
[ $? -eq 3 ] || exit 1
