/** After what the two sides of an argument are like together, before what helps with it. */
export const helpHinges: string[] = [
  "It helps that you're good at something that comes in useful right here.",
  "Fortunately, there's one thing you do easily that takes some weight off this.",
  "You've got more to meet this with than you give yourself credit for.",
  'On your better days you already know what to do about it.',
  'One ability of yours makes this a good deal lighter than it sounds.',
  "You'd have a harder time with it if this didn't come easily to you.",
  "And there's help close by, in something you do without thinking.",
  'Another side of you has been quietly handling this, and rather well.',
  "It eases up as soon as you do what you're naturally good at.",
  'Your chart has a good answer to this, and you already use it.',
  "There's one thing you can rely on while you're working that out.",
  "You manage it better than you'd expect, and there's a reason for that.",
  "Luckily, you don't come to any of this empty-handed.",
  'Most of the time you get around it by using a talent of yours.',
  "One thing you're good at turns out to be useful here.",
  "That's only half of it, because you've also got this on your side.",
  'One connection in your chart makes all of this easier to live with.',
  "When it's at its worst, there's something that tends to bring you back.",
  'All of it gets simpler when you lean on what you do well.',
  'A good friend could tell you what helps, having watched it work.',
  "Still, you're better equipped for this than most people would be.",
  "There's a gift in your chart that's just right for this.",
  'Things loosen up when you give another of your abilities a turn.',
  "It's easier to bear because of what you can do so well.",
  "There's something to fall back on when it gets to be too much.",
  'What the problem needs is something you happen to have plenty of.',
]

/** Before a paragraph that claims the opposite of what an earlier one did, which may stand far above. */
export const contrastHinges: string[] = [
  "You've got another side, and it's the one some people know best.",
  'In one respect you can seem like a different person.',
  "If you've ever surprised yourself, here may be the reason.",
  "You aren't the same person in every respect.",
  'People who know you in another way would describe somebody else.',
  'You can surprise even those who know you well.',
]
