import type { Line } from '#lore/character.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'

/**
 * After a paragraph on a hard or an easy aspect of one side of a portrait, or of its ruler: by the other planet, what
 * the person does when they are after {want}, which is one of the aims below.
 */
export const bearings: Record<'hard' | 'easy', Record<Planet, readonly Line[]>> = {
  hard: {
    sun: [
      {
        says: "When you try to {want}, you make a point of honor of it, and you'd rather do without than ask for help.",
        traits: ['proud'],
      },
      {
        says: "You'd {want} more easily if you didn't mind so much who gets the credit.",
        traits: ['proud'],
      },
    ],
    moon: [
      {
        says: 'When you try to {want}, you ask first how everyone will take it, and by then the evening is over.',
      },
      {
        says: "On some days you can {want} and on others you can't, depending on how you slept.",
        traits: ['changeable'],
      },
    ],
    mercury: [
      {
        says: "When you try to {want}, you have one more thing to explain first, and you're still explaining at bedtime.",
      },
      { says: "You'd {want} sooner if you didn't have to talk it through with three people." },
    ],
    venus: [
      {
        says: "When you try to {want}, you look at people's faces first, and you wait until they approve.",
        traits: ['yielding'],
      },
      {
        says: "You'd {want} more often if you didn't worry about who might mind.",
        traits: ['tactful'],
      },
    ],
    mars: [
      {
        says: "When you try to {want}, you're in a hurry, and the first person who's slow about it gets snapped at.",
        traits: ['quick'],
      },
      { says: 'You can {want}, but you tend to start an argument on the way.', traits: ['bold'] },
    ],
    jupiter: [
      {
        says: 'When you try to {want}, you promise more than there is time for, and you lose sleep to keep your word.',
      },
      {
        says: "You'd {want} more often if you didn't say yes to three other things in the same week.",
        traits: ['generous'],
      },
    ],
    saturn: [
      {
        says: 'When you try to {want}, you hear every objection before anyone has made it, and you stop to answer each one.',
        traits: ['wary'],
      },
      {
        says: "You'd {want} more easily if you didn't wait for permission.",
        traits: ['wary'],
      },
    ],
    uranus: [
      {
        says: "You set out to {want}, and just as you're getting there you may drop the whole thing.",
        traits: ['changeable'],
      },
      {
        says: "When you try to {want}, you're restless by the third week, and you go and start something else.",
        traits: ['changeable'],
      },
    ],
    neptune: [
      {
        says: 'When you try to {want}, you may picture it so well that you forget to begin.',
        traits: ['idealistic'],
      },
      {
        says: "You set out to {want}, and a week later you notice that you've let it slide.",
        traits: ['loose'],
      },
    ],
    pluto: [
      {
        says: 'When you try to {want}, you want all or nothing, so a small setback keeps you up at night.',
      },
      {
        says: "You'd {want} more easily if you didn't suspect that somebody means to stop you.",
        traits: ['wary'],
      },
    ],
  },
  easy: {
    sun: [
      {
        says: 'When you want to {want}, you have the nerve to say so, and people tend to go along.',
        traits: ['open'],
      },
      {
        says: "You can {want} without apologizing to anybody, because you're sure of yourself there.",
        traits: ['bold'],
      },
    ],
    moon: [
      {
        says: "When you want to {want}, you can feel which evening is the right one, and you're seldom wrong.",
      },
      { says: 'You can {want} without stopping to think how, as you tie your shoes.' },
    ],
    mercury: [
      {
        says: 'When you want to {want}, you have the words for it, and one good sentence often saves you a week.',
      },
      { says: 'You can {want} more easily after a good talk, and you know whom to call.' },
    ],
    venus: [
      {
        says: 'When you want to {want}, people are glad to help, and you rarely have to ask twice.',
      },
      {
        says: 'You can {want}, and people like you the better for it.',
        traits: ['tactful'],
      },
    ],
    mars: [
      {
        says: "When you want to {want}, you're up and doing something about it before anyone has called a meeting.",
        traits: ['quick'],
      },
      {
        says: 'You can {want} on the day you think of it, while other people are still talking it over.',
        traits: ['quick'],
      },
    ],
    jupiter: [
      {
        says: 'When you want to {want}, you expect a yes, so you ask, and you often get one.',
        traits: ['trusting'],
      },
      {
        says: 'You can still {want} after it has gone wrong twice, because you count on the third time.',
        traits: ['trusting'],
      },
    ],
    saturn: [
      {
        says: 'When you want to {want}, you have patience, so you can go for months without a result.',
        traits: ['steady'],
      },
      {
        says: 'You can {want} even on a bad day, because you keep the promises you made to yourself.',
        traits: ['steady'],
      },
    ],
    uranus: [
      {
        says: 'When you want to {want}, you think of a way that nobody has tried, and you try it the same day.',
        traits: ['independent'],
      },
      {
        says: "You can {want} in your own way, and you don't mind if people stare.",
        traits: ['independent'],
      },
    ],
    neptune: [
      {
        says: 'When you want to {want}, you can feel how it will go, and your first guess is often right.',
      },
      { says: 'You can {want} without a plan, because you go by feel.', traits: ['loose'] },
    ],
    pluto: [
      {
        says: "When you want to {want}, you're still at it after other people have gone home.",
        traits: ['steady'],
      },
      {
        says: "You can {want} where others would give up, because you don't let go of a thing.",
        traits: ['steady'],
      },
    ],
  },
}

/** What a person is after by one side of a portrait, whatever helps or hinders it. */
export const aims: Record<'sun' | 'moon' | 'mercury', Record<Sign, string>> = {
  sun: {
    Aries: 'go first',
    Taurus: 'build something that lasts',
    Gemini: 'follow what interests you',
    Cancer: 'look after your own people',
    Leo: 'make something and have it seen',
    Virgo: 'be of real use',
    Libra: 'be fair to people',
    Scorpio: 'get to the bottom of things',
    Sagittarius: 'go after what you believe in',
    Capricorn: 'get somewhere by your own work',
    Aquarius: 'live by your own rules',
    Pisces: 'make things better for somebody',
  },
  moon: {
    Aries: 'let a feeling out and be done with it',
    Taurus: 'feel settled',
    Gemini: 'talk a feeling over',
    Cancer: 'feel at home with somebody',
    Leo: "be somebody's favorite",
    Virgo: 'calm down by being useful',
    Libra: 'be at peace with everyone',
    Scorpio: 'trust somebody completely',
    Sagittarius: 'keep your spirits up',
    Capricorn: 'feel safe',
    Aquarius: 'keep some distance from a feeling',
    Pisces: 'let go for a while',
  },
  mercury: {
    Aries: 'say what you think',
    Taurus: 'take your time over a thought',
    Gemini: 'ask whatever comes to mind',
    Cancer: 'go by your feeling',
    Leo: 'be listened to',
    Virgo: 'get it exactly right',
    Libra: 'hear both sides',
    Scorpio: "find out what's behind it",
    Sagittarius: 'say what it all means',
    Capricorn: 'plan ahead',
    Aquarius: 'think for yourself',
    Pisces: 'let your mind wander',
  },
}
