import type { Sign } from '#sky/zodiac.ts'

/**
 * After a paragraph on two planets of which one is {side}: what a hard or an easy aspect means for it. {want} is one of
 * the aims below.
 */
export const onSide: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'With {side} you want to {want}, and a habit like that gets in the way.',
    'You want to {want}, as {side} would have it, and you have to get past that habit first.',
    'You feel it most when you want to {want}, as you do with {side}.',
    'It matters because {side} makes you want to {want}.',
  ],
  easy: [
    'With {side} you want to {want}, and this helps.',
    'It does {side} good, because you want to {want}.',
    'You have this to fall back on when you want to {want}, as {side} tends to.',
    'Because of {side} you want to {want}, and more often than not this is how it happens.',
  ],
}

/** The same where one of the two, {host}, rules the sign of that side, which is your {point}; {named} is it in a sentence. */
export const onHostOfSide: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'Since {named} rules your {point}, you feel it when you want to {want}.',
    '{Host} rules your {point}, so this can also get in the way when you want to {want}.',
    'Because {named} rules your {point}, this makes it harder for you to {want}.',
  ],
  easy: [
    'Since {named} rules your {point}, it also helps you to {want}.',
    '{Host} rules your {point}, so this is of use when you want to {want}.',
    'Because {named} rules your {point}, you can draw on it when you want to {want}.',
  ],
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
    Sagittarius: 'believe in what you do',
    Capricorn: 'get somewhere by your own work',
    Aquarius: 'live by your own rules',
    Pisces: 'be part of something larger than yourself',
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
