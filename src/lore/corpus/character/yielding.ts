import type { Sign } from '#sky/zodiac.ts'

/** Where in life one of the two sides of a portrait has its way: in what the person says, in love, in a fight. */
export type Field = 'mercury' | 'venus' | 'mars'

/** {ally} has its way, and {yields} is what {other} does meanwhile. */
export const yieldingFrames: Record<Field, readonly string[]> = {
  mercury: [
    "It's {ally} that does the talking here, and {other} {yields}.",
    'In conversation {ally} goes first, and {other} {yields}.',
    'Most of what you say comes from {ally}, while {other} {yields}.',
    'You talk as {ally} would have you talk, and {other} {yields}.',
  ],
  venus: [
    'In love {ally} makes the choice, and {other} {yields}.',
    'Love is the business of {ally}, but {other} {yields}.',
    "It's {ally} that people fall for, and later on {other} {yields}.",
    'Once you like somebody, {ally} is in charge, although {other} {yields}.',
  ],
  mars: [
    'In a fight {ally} is out in front, and {other} {yields}.',
    'When you want something badly, {ally} goes after it, and {other} {yields}.',
    "It's {ally} that gets angry, and {other} {yields}.",
    'Cross you, and people meet {ally}, while {other} {yields}.',
  ],
}

/** What a side does while the other has its way, by its sign. */
export const yields: Record<Field, Record<Sign, readonly string[]>> = {
  mercury: {
    Aries: ["wishes you'd get to the point", 'has run out of patience by the second sentence'],
    Taurus: [
      "hasn't agreed to anything yet",
      'waits for the talking to be over before it decides anything',
    ],
    Gemini: [
      'has two more versions ready that nobody will hear',
      'keeps up a running commentary that you leave out',
    ],
    Cancer: ['watches how everyone is taking it', 'says nothing about what hurt'],
    Leo: ["hopes that they'll remember who said it", 'would have liked to say it with more flair'],
    Virgo: ['goes over the wording again afterward', 'has already found what was wrong with it'],
    Libra: [
      'worries that it sounded one-sided',
      'spends the rest of the day being nice to anyone who disagreed',
    ],
    Scorpio: [
      'keeps the most important part to itself',
      'takes note of what everybody else left out',
    ],
    Sagittarius: [
      'would have said it in one reckless sentence',
      "has lost interest before you've come to the end",
    ],
    Capricorn: [
      'is working out what it may cost you',
      'would rather have waited until you were asked',
    ],
    Aquarius: [
      'holds a different opinion for later',
      'listens to it all as if somebody else were speaking',
    ],
    Pisces: ["hears mainly what isn't being said", 'loses the thread and remembers the mood'],
  },
  venus: {
    Aries: [
      'starts a quarrel when things have been pleasant for too long',
      'gets impatient with how long it takes',
    ],
    Taurus: [
      'wants to be shown that they mean to stay',
      'would trade the excitement for a quiet evening',
    ],
    Gemini: [
      'gets restless as soon as the talk runs out',
      'goes off to find somebody to tell about it',
    ],
    Cancer: ["keeps checking whether you're loved back", "wants a message the minute they're late"],
    Leo: [
      'waits to hear that nobody else comes close',
      "sulks on days when you aren't their favorite",
    ],
    Virgo: [
      'notices what could be improved',
      'shows what it feels by doing something about their taxes',
    ],
    Libra: ["wonders whether it's fair to them", 'smooths over anything that got said'],
    Scorpio: ["wants to know what they aren't telling you", 'waits for the first small lie'],
    Sagittarius: [
      "asks how much of the weekend you're expected to stay in",
      'would like to be somewhere else by the third quiet Sunday',
    ],
    Capricorn: ['would like some proof that it can last', 'asks what the two of you are building'],
    Aquarius: ['asks for an evening alone', 'reminds you that you were fine on your own'],
    Pisces: [
      "forgives them before they've asked",
      'goes on loving the person they might turn out to be',
    ],
  },
  mars: {
    Aries: ['would have hit back an hour ago', "is sorry that it's over so soon"],
    Taurus: ['digs in and waits for it to pass', "won't move, however it ends"],
    Gemini: [
      'finds the other argument rather good',
      "is already working out how you'll tell the story",
    ],
    Cancer: ['takes days to get over it', "starts making it up to them before it's over"],
    Leo: ['minds most that people saw it', 'expects an apology with some ceremony to it'],
    Virgo: [
      'finds three mistakes in your own case',
      'goes over it afterward to see what you did wrong',
    ],
    Libra: ['tries to end it on good terms', 'can see that they have a point'],
    Scorpio: ["doesn't forget a word of it", 'is still angry when everyone else has made up'],
    Sagittarius: [
      "can't see why anybody would stay angry",
      'has forgotten what it was about by the morning',
    ],
    Capricorn: ['thinks of what has to be done tomorrow', 'disapproves of making a scene'],
    Aquarius: ['watches it from across the room', 'wants to discuss whether it was fair'],
    Pisces: ['feels sorry for them all the while', 'is hurt on behalf of everyone involved'],
  },
}

/** Before how strangers see a person whose rising sign is like neither side of the portrait. */
export const firstImpressions: readonly string[] = [
  'Very little of what moves you is on show.',
  'It takes people a while to find out what moves you.',
  'From the outside you look like somebody else.',
  'What moves you hardly shows at a first meeting.',
]
