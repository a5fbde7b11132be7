$ rookpress dump tree good.md
front title "A Good Book"
document 1:1-27:6
  heading 5:1-5:16 2
    text 5:4-5:16 "Zombie Chess"
  paragraph 6:1-6:38
    text 6:1-6:38 "Black has just captured a pawn at d4."
  diagram 8:5-17:24 10 lines
  heading 19:1-19:10 3
    text 19:5-19:10 "Setup"
  diagram 21:5-27:6 7 lines

$ rookpress dump diagrams good.md
board 8:5-17:24 "Zombie Chess, diagram 1"
  r.bqkbnr@8:5
  pppp.ppp@9:5
  ..n.....@10:5
  ........@11:5
  ...pP...@12:5
  .....N..@13:5
  PPP..PPP@14:5
  RNBQKB.R@15:5
  arrow e5@16:12 d4@16:16 black@16:20
  arrow d4@17:12 c6@17:16 grey@17:20
cloak 21:5-27:6 "Zombie Chess, diagram 2"
    1 2 3 4 5 6 7 8
  K . . . . . . . .@23:5
  Q . . . . . . . .@24:5
  R . . . . . . . .@25:5
  B . . . . . . . .@26:5
  N . . . . . . . .@27:5

$ rookpress dump diagrams - <warn.md
board 3:5-12:25 "Chapter, diagram 1"
  ....k...@3:5
  ........@4:5
  ........@5:5
  ........@6:5
  ........@7:5
  ........@8:5
  ........@9:5
  ....K...@10:5
  arrow e1@11:12 e2@11:16 white@11:20
  arrow e1@12:12 e2@12:16 white@12:20

$ rookpress dump trees good.md
rookpress dump: unknown stage 'trees'
did you mean 'tree'?
STAGE is one of: tree, diagrams, readings, pages
try 'rookpress dump --help'
[2]

$ rookpress dump tree missing.md
rookpress: missing.md: No such file or directory
[3]

$ rookpress dump pages --paper=a5 good.md
page 1 right 0.0 497.1 goes on ""
  line 103.9 128.7 218.1 0.0 P#1 "A Good Book"
  figure 52.4 238.1 320.9 83.8 -
page 2 left 315.5 497.1 opens "Zombie Chess"
  line 46.1 63.4 131.2 0.0 H1#2 "Zombie Chess"
  bar 46.1 70.2 320.9 1.1 -
  line 46.1 89.8 152.3 0.0 P#3 "Black has just captured a pawn a"
  figure 216.0 80.3 151.1 151.1 Figure#4
  line 46.1 259.1 36.7 0.0 H2#5 "Setup"
  figure 132.1 269.7 149.1 90.4 Figure#6
  line 46.1 571.2 4.4 0.0 - "2"
  line 59.5 571.2 46.3 0.0 - "Zombie Chess"

$ rookpress dump pages --paper=stamp good.md
rookpress dump: --paper is letter, a4, a5, half-letter or a size such as 6x9in, not 'stamp'
[2]
