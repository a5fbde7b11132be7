# A deck that cannot be written: the reason is told, what was there stays, nothing half done is left.
mkdir deck-faults && cd deck-faults || exit 1
trap 'cd .. && rm -rf deck-faults' EXIT
mkdir out folder
printf 'mine' >folder/keep

# Where a folder is wanted there is a file, and the other way round.
rookpress deck --preset=tgc-poker --only=K -o folder/keep 2>err
[ $? -eq 3 ] && grep -q 'folder/keep' err || { cat err; exit 1; }
rookpress deck --only=K -o out/none/deck.pdf 2>err
[ $? -eq 3 ] && grep -q 'out/none/deck.pdf: No such file or directory' err || { cat err; exit 1; }
rookpress deck --only=K -o - >/dev/full 2>err
[ $? -eq 3 ] && grep -q 'No space left on device' err || { cat err; exit 1; }

# A folder that nobody may write to; root may, so a file stands for it.
mkdir locked && chmod 555 locked
if ! : 2>/dev/null >locked/try; then
    rookpress deck --only=K --to=png -o locked 2>err
    [ $? -eq 3 ] || exit 1
    [ -z "$(ls -A locked)" ] || { ls -A locked; exit 1; }
fi
rm -f locked/try && chmod 755 locked && rmdir locked

# The disk is full: files may have so many blocks and no more.
rookpress deck --only=K --to=png -o disk
cp disk/white-king.png before.png
(
    ulimit -f 4
    trap '' XFSZ
    rookpress deck --only=P,K,zombie-chess --to=svg -o fresh 2>err
    echo $? >status
)
[ "$(cat status)" -eq 3 ] || { echo "full disk: exit code $(cat status)"; cat err; exit 1; }
[ ! -e fresh ] || { ls -A fresh; exit 1; }
(
    ulimit -f 4
    trap '' XFSZ
    rookpress deck --only=P,K --to=png --dpi=600 -o disk 2>err
    echo $? >status
)
[ "$(cat status)" -eq 3 ] || { echo "full disk: exit code $(cat status)"; cat err; exit 1; }
cmp disk/white-king.png before.png || exit 1
[ "$(ls -A disk | grep -v '[.]list$')" = white-king.png ] || { ls -A disk; exit 1; }
(
    ulimit -f 4
    trap '' XFSZ
    rookpress deck -o disk/deck.pdf 2>err
    echo $? >status
)
[ "$(cat status)" -eq 3 ] || { echo "full disk: exit code $(cat status)"; cat err; exit 1; }
[ ! -e disk/deck.pdf ] || exit 1
[ "$(ls)" = "$(printf 'before.png\ndisk\nerr\nfolder\nout\nstatus\n')" ] || { ls; exit 1; }
[ "$(cat folder/keep)" = mine ]
