import type { Planet } from '#sky/bodies.ts'

/** After what makes it harder, before what helps. */
export const helpHinges: string[] = [
  "Fortunately, there's one thing you do easily that takes some weight off this.",
  "You've got more to meet this with than you give yourself credit for.",
  'One ability of yours makes this a good deal lighter than it sounds.',
  "You'd have a harder time with it if this didn't come easily to you.",
  "And there's help close by, in something you do without thinking.",
  "You manage all this better than you'd expect, and there's a reason for that.",
  "When it's at its worst, there's something that tends to bring you back.",
  "Still, you're better equipped for this than most people would be.",
  "There's something to fall back on when it gets to be too much.",
]

/** The same, by the planet that helps. */
export const helpHingesOf: Partial<Record<Planet, string[]>> = {
  sun: [
    "You worry less whenever you're busy with what you really want.",
    'It helps that you know your own mind on a good day.',
    "You get calmer about all of this as soon as you're on your own ground.",
    'Part of you was never in doubt about any of this.',
    'You have a purpose, and having one takes care of half of it.',
    "It gets simpler whenever you remember what you're here for.",
    'You can count on yourself in this more than you think.',
    'Nothing clears it up like an hour of the work you care about.',
  ],
  moon: [
    "Your feelings are a better guide here than you'd expect.",
    'You get past it by way of whatever calms you.',
    'There is a way through this, and you find it by feel.',
    'What you need when nobody is looking is also what helps.',
    "The whole thing looks smaller once you've eaten and slept.",
    "It gets easier when you're with people who don't need an explanation.",
    'One of your instincts has this solved already.',
    'Your moods are on your side more often than you notice.',
  ],
  mercury: [
    'Talking gets you out of it, and talking is something you can do.',
    'A good deal of it gets solved in conversation.',
    'Putting this into words makes it easier for you.',
    'Luckily, you think well when it counts.',
    'You can think your way around most of it.',
    "You're good at explaining, and it works on yourself as well.",
    'Whatever you can describe, you can handle, and you describe things well.',
  ],
  venus: [
    "The people you're fond of bring out your answer to it.",
    'Affection does more for you here than willpower.',
    'It helps to be near what you love.',
    "You're easy to love, and it smooths over a good deal of this.",
    'You have a talent for pleasure, and it comes to your rescue.',
    'You know how to make things pleasant, which is a bigger help here than it sounds.',
    'The remedy for most of it is a good evening with somebody.',
  ],
  mars: [
    'What helps is doing something.',
    'For you the way out is usually to do something.',
    "You feel better about this as soon as you're in motion.",
    "There's a good use for all that drive.",
    "Once you start, it turns out that you're stronger than this.",
    "You've got the strength for it, and you know where it comes from.",
    'Action comes easily to you, and it settles most of this.',
    'You think better on your feet than in your head.',
  ],
}

/** Before a paragraph that claims the opposite of what an earlier one did, which may stand far above. */
export const contrastHinges: string[] = [
  "You've got another side, and it's the one some people know best.",
  "If you've ever surprised yourself, here may be the reason.",
  "You aren't the same person in every respect.",
  'People who know you in another way would describe somebody else.',
  'You can surprise even those who know you well.',
  "It isn't the whole story, though.",
  'Another part of you would object to that description.',
  "There's an exception to this, and it's a large one.",
  'On other days nobody would recognize you by that.',
]
