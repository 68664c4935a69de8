import type { Sign } from '#sky/zodiac.ts'
import type { House } from '../../house.ts'
import type { AspectQuality } from '../../wording.ts'

// {x} and {y} are the emblems of the two clauses that the section introduces; {X} starts the title.

export const conversationTitles: Record<AspectQuality | 'apart', string[]> = {
  joined: ['{X} and {y}', '{X} with {y} in it', 'Where {x} meets {y}'],
  tense: ['{X} and {y}', '{X} against {y}', 'Between {x} and {y}', '{X} or {y}'],
  harmonious: ['{X} and {y}', '{X} beside {y}', '{X}, helped by {y}'],
  apart: ['{X} and {y}', '{X}, and then {y}', '{X}, and elsewhere {y}'],
}

/** Where the true node points, by sign. */
export const directionTitles: Record<Sign, string[]> = {
  Aries: ['Toward a wish of your own', 'Without asking first'],
  Taurus: ['Toward a quiet afternoon', 'A slower pair of shoes'],
  Gemini: ['Toward the small question', 'Asking the neighbor'],
  Cancer: ['Toward a lit kitchen', 'Coming home on purpose'],
  Leo: ['Toward the middle of the stage', 'Into the light, and staying there'],
  Virgo: ['Toward the next small step', 'One shelf at a time'],
  Libra: ['Toward the other person', 'Room on the bench'],
  Scorpio: ['Toward what can be shared', 'Two names on the bell'],
  Sagittarius: ['Toward a large answer', 'Past the last bus stop'],
  Capricorn: ['Toward a long promise', 'Signing for the whole of it'],
  Aquarius: ['Toward a wider circle', 'A chair in the circle'],
  Pisces: ['Toward a looser grip', 'Hands off the picture frame'],
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
