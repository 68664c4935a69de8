import type { Sign } from '#sky/zodiac.ts'

/** Where in life one of the two sides of a portrait has its way: in love, in a fight. */
export type Field = 'venus' | 'mars'

/** After a paragraph on a planet that goes with one side: what the person does there because of {other}. */
export const yieldingFrames: readonly string[] = [
  'With {other}, {does}.',
  'But with {other}, {does}.',
  'Because of {other}, {does}.',
]

/** What a person does where one side has its way, by the sign of the other side. */
export const yields: Record<Field, Record<Sign, readonly string[]>> = {
  venus: {
    Aries: [
      'you get impatient when love takes its time',
      'you may start a quarrel when the two of you have been happy for too long',
    ],
    Taurus: [
      'you want to be shown that somebody means to stay',
      "you'd often trade the excitement of love for a quiet evening",
    ],
    Gemini: [
      'you get restless in love when the two of you run out of things to say',
      'you need a friend whom you can tell about a new love',
    ],
    Cancer: [
      "you keep checking whether you're loved back",
      'you want a message the minute somebody you love is late',
    ],
    Leo: [
      "you'd like to hear, once you love somebody, that nobody else comes close",
      "you sulk a little on days when you aren't somebody's favorite",
    ],
    Virgo: [
      'you notice early what could be improved about the person you love',
      "you show love by doing something about somebody's taxes",
    ],
    Libra: [
      "you wonder, when you love somebody, whether it's fair to them",
      'you smooth things over with the person you love before anything has been said',
    ],
    Scorpio: [
      "you want to know what the person you love isn't telling you",
      "you don't forget the first small lie",
    ],
    Sagittarius: [
      'you like to know how much of the weekend love is going to take',
      "you'd like to be on a trip somewhere by the third quiet Sunday together",
    ],
    Capricorn: [
      'you look for some proof that love can last',
      'you soon ask what the two of you are building',
    ],
    Aquarius: [
      "you need an evening to yourself even when you're in love",
      "you can't help noticing, in love, that you were fine on your own",
    ],
    Pisces: [
      "you forgive the people you love before they've asked",
      'you go on loving the person that somebody might turn out to be',
    ],
  },
  mars: {
    Aries: [
      "you often wish, after a fight, that you'd hit back an hour earlier",
      'you cool down after a fight as fast as you got angry',
    ],
    Taurus: [
      'you may also dig in during a fight and wait for it to pass',
      "you seldom give ground in a fight, even when you're wrong",
    ],
    Gemini: [
      "you often find the other side's argument rather good",
      "you may be working out, in the middle of a fight, how you'll tell the story",
    ],
    Cancer: ['you need days to get over a fight', 'you start making up before the fight is over'],
    Leo: [
      'what you mind most about a fight is that people saw it',
      'you expect an apology to have some ceremony to it',
    ],
    Virgo: [
      'you go over a fight afterward to see what you did wrong',
      'you can find three mistakes in your own case while you defend it',
    ],
    Libra: [
      'you try to end a fight on good terms',
      'you can usually see, in a fight, that the other person has a point',
    ],
    Scorpio: [
      "you don't forget a word of what was said in a fight",
      'you may still be angry when everyone else has made up',
    ],
    Sagittarius: [
      "you're joking again on the morning after a fight, and people take that for forgiveness",
      'you say the blunt thing in a fight and expect to be liked for it',
    ],
    Capricorn: [
      'you think, in the middle of a fight, of what has to be done tomorrow',
      "you can't bear to make a scene",
    ],
    Aquarius: [
      'you can watch yourself fight as if from across the room',
      'you want to discuss, when a fight is over, whether it was fair',
    ],
    Pisces: [
      'you feel sorry for people while you fight them',
      "you're hurt on behalf of everyone involved in a fight",
    ],
  },
}

/** Before how strangers see a person whose rising sign is like neither side of the portrait. */
export const firstImpressions: readonly string[] = [
  'Very little of what moves you is on show.',
  'It takes people a while to find out what moves you.',
  'From the outside you look like somebody else.',
  'What moves you hardly shows at a first meeting.',
]
