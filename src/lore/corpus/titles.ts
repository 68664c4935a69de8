import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../house.ts'
import type { Nature } from '../wording.ts'

// {x} and {y} are the emblems of a thread's two sides, {X} one that begins the title.

export const conversationTitles: Record<Nature, string[]> = {
  joined: ['{X} and {y}', '{X} with {y} in it', 'Where {x} meets {y}'],
  tense: ['{X} and {y}', '{X} against {y}', 'Between {x} and {y}', '{X} or {y}'],
  harmonious: ['{X} and {y}', '{X} beside {y}', '{X}, helped by {y}'],
}

export const directionTitles = ['Toward {x}', 'A step toward {x}', '{X}, one day']

/** Where the true node points, by sign, as one object. */
export const nodeEmblems: Record<Sign, string> = {
  Aries: 'the plain wish',
  Taurus: 'the quiet acre',
  Gemini: 'the small question',
  Cancer: 'the lit kitchen',
  Leo: 'the middle of the stage',
  Virgo: 'the next small step',
  Libra: 'the second chair',
  Scorpio: 'the shared key',
  Sagittarius: 'the large answer',
  Capricorn: 'the long promise',
  Aquarius: 'the wider circle',
  Pisces: 'the loosened grip',
}

export const signClusterEmblems: Record<Sign, string> = {
  Aries: 'the starting pistol',
  Taurus: 'the committee for staying',
  Gemini: 'the switchboard',
  Cancer: 'the nest',
  Leo: 'the well-lit roof',
  Virgo: 'the clipboard',
  Libra: 'the other chair',
  Scorpio: 'the volume knob',
  Sagittarius: 'the nearest exit',
  Capricorn: 'the early responsibility',
  Aquarius: 'the parliament of independents',
  Pisces: 'the missing skin',
}

export const houseClusterEmblems: Record<House, string> = {
  1: 'the first impression',
  2: 'the price tag',
  3: 'the short distance',
  4: 'the kitchen floor',
  5: 'the reason to play',
  6: 'the weekday',
  7: 'the person opposite',
  8: 'the staircase down',
  9: 'the heavy suitcase',
  10: 'the shop window',
  11: 'the full table',
  12: 'the curtain',
}
