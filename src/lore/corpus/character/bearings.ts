import type { Sign } from '#sky/zodiac.ts'

/**
 * After a paragraph on two planets of which one is {side}: what a hard or an easy aspect with {other} means for it.
 * {want} is one of the aims below.
 */
export const onSide: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'With {side} you want to {want}, and {other} gets in the way.',
    'You want to {want}, as {side} would have it, and {other} makes you work for it.',
    '{Other} makes it harder for you to {want}, which is what {side} is after.',
  ],
  easy: [
    'With {side} you want to {want}, and {other} helps.',
    '{Other} does {side} good, because you want to {want}.',
    'You have {other} to fall back on when you want to {want}, as {side} tends to.',
    'Because of {side} you want to {want}, and with {other} you usually can.',
  ],
}

/** The same where one of the two, {host} or {named}, rules the sign of that side, which is your {point}. */
export const onHostOfSide: Record<'hard' | 'easy', readonly string[]> = {
  hard: [
    'Since {named} rules your {point}, you meet {other} again when you want to {want}.',
    '{Host} rules your {point}, so {other} also gets in the way when you want to {want}.',
    'Because {named} rules your {point}, {other} makes it harder for you to {want}.',
  ],
  easy: [
    'Since {named} rules your {point}, {other} also helps you to {want}.',
    '{Host} rules your {point}, so {other} is of use when you want to {want}.',
    'Because {named} rules your {point}, you can draw on {other} when you want to {want}.',
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
