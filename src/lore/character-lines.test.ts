import { expect, test } from 'vitest'
import type { Line } from './character.ts'
import * as tables from './character-tables.ts'
import * as closings from './corpus/character/closings.ts'
import * as figures from './corpus/character/figures.ts'
import * as joints from './corpus/character/joints.ts'
import { ascendantManners } from './corpus/character/manners/ascendant.ts'
import * as rulers from './corpus/character/rulers.ts'
import * as theses from './corpus/character/theses.ts'
import { unwantedWord } from './unwanted-words.ts'

/** All that is printed as a line about a person. */
const lines = linesIn([tables, figures, rulers, ascendantManners]).map(({ says }) => says)
/** Sentences of ours around them. */
const sentences = [
  ...stringsIn([closings, joints, theses]),
  ...stringsIn(Object.values(tables.arenas).flatMap(Object.values)).filter((text) =>
    text.endsWith('.'),
  ),
].filter((text) => /[.]$/.test(text))

function linesIn(value: unknown): Line[] {
  if (typeof value !== 'object' || value === null) return []
  if ('says' in value) return [value as Line]
  return Object.values(value).flatMap(linesIn)
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

const rules: Record<string, RegExp> = {
  translationese:
    /is quickly told|from near by|\bcomes of\b|in it that|\bhow one is\b|look what|that of your|Against this stands|What remains to be asked|Apart from that|\bBesides\b|What is more|(?:may|can) [^.]* in peace\b|\bas good as\b|\bshall\b|\bwhoever\b/i,
  'a nominalized trait': /\byour (?:need for|reserve with|patience with|way of \w+ing)/i,
  'a British word': /\b(?:queue|fringe|whilst|towards|fetch up|bin)\b/i,
  'a prop':
    /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|shelves|baskets?)\b/i,
  'a dash or semicolon': /[—;]/,
  'a rhetorical question': /\?$/,
  'X, not Y': /\bnot (?:only )?[^.,]{1,30}, but\b|It's not [^.]*, it's/i,
}

test.each(Object.entries(rules))('no line has %s', (_name, rule) => {
  expect([...lines, ...sentences].filter((text) => rule.test(text))).toEqual([])
})

test('no line has a stock phrase or a fate', () => {
  expect([...lines, ...sentences].filter(unwantedWord)).toEqual([])
})

test('lines name no fact of a chart, so that they stand after any', () => {
  const terms =
    /\b(?:Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|Ascendant|Midheaven|Aries|Taurus|Gemini|Leo|Virgo|Libra|Scorpio|Sagittarius|Capricorn|Aquarius|Pisces|retrograde|horoscope|zodiac|your birthday)\b/
  expect(lines.filter((says) => terms.test(says))).toEqual([])
})

test('lines are one or two whole sentences of at most 45 words', () => {
  const isWhole = (says: string) =>
    /^["']?[A-Z]/.test(says) && /[.?"]$/.test(says) && says.split(/\s+/).length <= 45
  expect(lines.filter((says) => !isWhole(says))).toEqual([])
})

test('no line appears twice', () => {
  expect(lines.filter((says, index) => lines.indexOf(says) !== index)).toEqual([])
})
