import type { Line } from '#lore/character.ts'
import type { Sign } from '#sky/zodiac.ts'

/** Where in life one of the two sides of a portrait has its way: in thought, in love, in a fight. */
export type Field = 'mercury' | 'venus' | 'mars'

/** After a paragraph on a planet that goes with one side: what the person does there because of {other}. */
export const yieldingFrames: readonly string[] = [
  'With {other}, {does}.',
  'But with {other}, {does}.',
  'Because of {other}, {does}.',
  'Then {other} comes in, and {does}.',
  'There is {other} as well, so {does}.',
]

/** What a person does where one side has its way, by the sign of the other side. */
export const yields: Record<Field, Record<Sign, readonly Line[]>> = {
  mercury: {
    Aries: [
      { says: "you often say it before you've thought it through", traits: ['quick', 'frank'] },
      { says: 'you get impatient with an explanation that runs long', traits: ['quick'] },
    ],
    Taurus: [
      { says: 'you may think of something in a minute and take a month to act on it' },
      { says: "you go back to an old opinion because it's comfortable", traits: ['steady'] },
    ],
    Gemini: [
      { says: 'you may change the subject when it gets serious', traits: ['playful'] },
      { says: 'you end up telling it as a story' },
    ],
    Cancer: [
      { says: "you can't think straight while somebody you love is upset", traits: ['warm'] },
      { says: 'you remember how a thing was said long after you have forgotten what it was' },
    ],
    Leo: [
      { says: "you'd like a thought of yours to be admired as well as understood" },
      { says: "you find it hard to take back what you've said in public", traits: ['proud'] },
    ],
    Virgo: [
      { says: 'you check it once more before you send it', traits: ['orderly'] },
      { says: "you see the weak point of an idea while you're still excited about it" },
    ],
    Libra: [
      { says: 'you leave out the part that might hurt somebody', traits: ['tactful'] },
      { says: 'you ask one more person what they think before you decide' },
    ],
    Scorpio: [
      { says: 'you keep the most important thing you think to yourself', traits: ['guarded'] },
      { says: "you suspect that there's something behind a simple answer", traits: ['wary'] },
    ],
    Sagittarius: [
      { says: 'you round a number up when it makes the point better', traits: ['loose'] },
      { says: 'you may say what you think and be surprised that it stung', traits: ['frank'] },
    ],
    Capricorn: [
      { says: "you don't quite trust an idea until it has been of use", traits: ['practical'] },
      { says: 'you write down your points before a phone call that matters', traits: ['serious'] },
    ],
    Aquarius: [
      { says: 'you can look at your own opinion as if somebody else held it', traits: ['cool'] },
      { says: "you'll argue a point you don't believe, to see whether it holds" },
    ],
    Pisces: [
      { says: 'you lose the thread when the mood around you changes', traits: ['loose'] },
      { says: 'you know more about people than you can explain' },
    ],
  },
  venus: {
    Aries: [
      { says: 'you get impatient when love takes its time', traits: ['quick'] },
      { says: 'you may start a quarrel when the two of you have been happy for too long' },
    ],
    Taurus: [
      { says: 'you want to be shown that somebody means to stay' },
      { says: "you'd often trade the excitement of love for a quiet evening", traits: ['steady'] },
    ],
    Gemini: [
      {
        says: 'you get restless in love when the two of you run out of things to say',
        traits: ['changeable'],
      },
      { says: 'you need a friend whom you can tell about a new love' },
    ],
    Cancer: [
      { says: "you keep checking whether you're loved back", traits: ['wary', 'close'] },
      { says: 'you want a message the minute somebody you love is late', traits: ['close'] },
    ],
    Leo: [
      { says: "you'd like to hear, once you love somebody, that nobody else comes close" },
      { says: "you sulk a little on days when you aren't somebody's favorite" },
    ],
    Virgo: [
      { says: 'you notice early what could be improved about the person you love' },
      { says: "you show love by doing something about somebody's taxes" },
    ],
    Libra: [
      { says: "you wonder, when you love somebody, whether it's fair to them" },
      {
        says: 'you smooth things over with the person you love before anything has been said',
        traits: ['tactful'],
      },
    ],
    Scorpio: [
      { says: "you want to know what the person you love isn't telling you", traits: ['wary'] },
      { says: "you don't forget the first small lie", traits: ['wary'] },
    ],
    Sagittarius: [
      { says: 'you like to know how much of the weekend love is going to take' },
      { says: "you'd like to be on a trip somewhere by the third quiet Sunday together" },
    ],
    Capricorn: [
      { says: 'you look for some proof that love can last' },
      { says: 'you soon ask what the two of you are building' },
    ],
    Aquarius: [
      { says: "you need an evening to yourself even when you're in love", traits: ['independent'] },
      {
        says: "you can't help noticing, in love, that you were fine on your own",
        traits: ['independent'],
      },
    ],
    Pisces: [
      { says: "you forgive the people you love before they've asked", traits: ['trusting'] },
      {
        says: 'you go on loving the person that somebody might turn out to be',
        traits: ['trusting', 'idealistic'],
      },
    ],
  },
  mars: {
    Aries: [
      { says: "you often wish, after a fight, that you'd hit back an hour earlier" },
      { says: 'you cool down after a fight as fast as you got angry', traits: ['quick'] },
    ],
    Taurus: [
      {
        says: 'you may also dig in during a fight and wait for it to pass',
        traits: ['steady', 'slow'],
      },
      { says: "you seldom give ground in a fight, even when you're wrong", traits: ['steady'] },
    ],
    Gemini: [
      { says: "you often find the other side's argument rather good" },
      { says: "you may be working out, in the middle of a fight, how you'll tell the story" },
    ],
    Cancer: [
      { says: 'you need days to get over a fight', traits: ['slow'] },
      { says: 'you start making up before the fight is over', traits: ['yielding'] },
    ],
    Leo: [
      { says: 'what you mind most about a fight is that people saw it' },
      { says: 'you expect an apology to have some ceremony to it' },
    ],
    Virgo: [
      { says: 'you go over a fight afterward to see what you did wrong' },
      { says: 'you can find three mistakes in your own case while you defend it' },
    ],
    Libra: [
      { says: 'you try to end a fight on good terms', traits: ['tactful'] },
      { says: 'you can usually see, in a fight, that the other person has a point' },
    ],
    Scorpio: [
      { says: "you don't forget a word of what was said in a fight", traits: ['wary'] },
      { says: 'you may still be angry when everyone else has made up', traits: ['wary'] },
    ],
    Sagittarius: [
      {
        says: "you're joking again on the morning after a fight, and people take that for forgiveness",
      },
      {
        says: 'you say the blunt thing in a fight and expect to be liked for it',
        traits: ['open', 'frank'],
      },
    ],
    Capricorn: [
      { says: 'you think, in the middle of a fight, of what has to be done tomorrow' },
      { says: "you can't bear to make a scene", traits: ['guarded'] },
    ],
    Aquarius: [
      { says: 'you can watch yourself fight as if from across the room' },
      { says: 'you want to discuss, when a fight is over, whether it was fair' },
    ],
    Pisces: [
      { says: 'you feel sorry for people while you fight them' },
      { says: "you're hurt on behalf of everyone involved in a fight" },
    ],
  },
}

/** Before how strangers see a person whose rising sign is like neither side of the portrait. */
export const firstImpressions: readonly string[] = [
  'Very little of what moves you is on show, so people guess, and they often guess wrong.',
  'It takes people a while to find out what moves you, and you seldom help them along.',
  'From the outside you look like somebody else, and you rarely correct people who think so.',
  'What moves you hardly shows at a first meeting, so people may bring up the wrong subject.',
]
