import type { Planet } from '#sky/bodies.ts'

/** After what the two sides of an argument are like together, before what helps with it. */
export const helpHinges: string[] = [
  "It helps that you're good at something that comes in useful right here.",
  "Fortunately, there's one thing you do easily that takes some weight off this.",
  "You've got more to meet this with than you give yourself credit for.",
  'On your better days you already know what to do about it.',
  'One ability of yours makes this a good deal lighter than it sounds.',
  "You'd have a harder time with it if this didn't come easily to you.",
  "And there's help close by, in something you do without thinking.",
  "There's one thing you can rely on while you're working that out.",
  "You manage all this better than you'd expect, and there's a reason for that.",
  "Luckily, you don't come to any of this empty-handed.",
  "When it's at its worst, there's something that tends to bring you back.",
  'A good friend could tell you what helps, having watched it work.',
  "Still, you're better equipped for this than most people would be.",
  "There's something to fall back on when it gets to be too much.",
]

/** The same, by the planet that helps. */
export const helpHingesOf: Partial<Record<Planet, string[]>> = {
  sun: [
    "The way out is in what you're proud of.",
    "You worry less whenever you're busy with what you really want.",
    'What helps is that you know your own mind on a good day.',
    'You get calmer about all of this as soon as you are on your own ground.',
    'What you want for yourself turns out to be the remedy.',
    'There is a part of you that was never in doubt about any of this.',
  ],
  moon: [
    "What helps is something you feel and don't have to think about.",
    "Your feelings are a better guide here than you'd expect.",
    'The way out goes by what calms you.',
    'There is a way through this, and you find it by feel.',
    'What you need when nobody is looking is also what helps.',
    'The whole thing looks smaller once you have eaten and slept.',
  ],
  mercury: [
    'What helps is the way you talk.',
    'Talking gets you out of it, and talking is something you can do.',
    'A good deal of it gets solved in conversation.',
    'Putting this into words makes it easier for you.',
    'Here your head is a help to you.',
    'The right sentence at the right moment does a lot for you here.',
  ],
  venus: [
    'What helps is how you like people.',
    "The people you're fond of bring out your answer to it.",
    'Affection gets you further here than resolve.',
    'It helps to be near what you love.',
    'Nothing gets you over it like good company.',
    'Your kindness is of more use here than your good intentions.',
  ],
  mars: [
    'What helps is doing something.',
    'For you the way out is usually to do something.',
    "You feel better about this as soon as you're in motion.",
    'There is a good use for your energy here.',
    'A little exercise of your own will goes a long way here.',
    'Once you start, it turns out that you are stronger than this.',
  ],
}

/** Before a paragraph that claims the opposite of what an earlier one did, which may stand far above. */
export const contrastHinges: string[] = [
  "You've got another side, and it's the one some people know best.",
  "If you've ever surprised yourself, here may be the reason.",
  "You aren't the same person in every respect.",
  'People who know you in another way would describe somebody else.',
  'You can surprise even those who know you well.',
]
