# The manual page is made of the same table as the help, and has nothing that mandoc complains of.
$ SOURCE_DATE_EPOCH=1700000000 rookpress man | mandoc -T lint -W warning

$ rookpress man | mandoc -T ascii | sed 's/.\x08//g' | sed -n '3,14p'
NAME
       rookpress - check and draw rulebooks of chess variants

SYNOPSIS
       rookpress check [OPTION]... FILE...
       rookpress build [OPTION]... FILE...
       rookpress diagram [OPTION]... FILE[:LINE]
       rookpress deck [OPTION]... [DECK.xml]
       rookpress games
       rookpress moves [OPTION]... GAME [POSITION]
       rookpress perft [OPTION]... GAME DEPTH [POSITION]
       rookpress golf [OPTION]... VERB [PROBLEM]...

$ for option in report werror colour; do rookpress man | grep -c "^\\\\fB\\\\-\\\\-$option\|\\\\-\\\\-$option" | awk '$1 > 0 { print "told" }'; done
told
told
told

$ rookpress man >a; LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo rookpress man | cmp - a && echo same
same
