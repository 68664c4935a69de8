import { expect, test } from 'vitest'
import type { ForecastFact, SkyPositionFact } from '#sky/forecast-facts.ts'
import { checkSentence } from './check-sentence.ts'

const base = { weight: 0.5, certain: true }
const facts: ForecastFact[] = [
  {
    ...base,
    id: 'transit:mercury~saturn:sextile:2026-12-03',
    kind: 'transit',
    body: 'mercury',
    natal: 'saturn',
    aspect: 'sextile',
    at: '2026-12-03T15:40:50Z',
  },
  {
    ...base,
    id: 'transit:chiron~mc:opposition:2026-12-03',
    kind: 'transit',
    body: 'chiron',
    natal: 'mc',
    aspect: 'opposition',
    at: '2026-12-03T04:00:00Z',
  },
  {
    ...base,
    id: 'lunation:full:2026-12-24',
    kind: 'lunation',
    phase: 'full',
    sign: 'Cancer',
    degrees: 2,
    minutes: 14,
    house: 5,
    at: '2026-12-24T01:28:00Z',
  },
  {
    ...base,
    id: 'eclipse:solar:total:2026-08-12',
    kind: 'eclipse',
    of: 'solar',
    class: 'total',
    sign: 'Leo',
    degrees: 20,
    minutes: 2,
    house: 7,
    at: '2026-08-12T17:46:00Z',
  },
  {
    ...base,
    id: 'ingress:mars:Leo:2026-12-07',
    kind: 'ingress',
    body: 'mars',
    sign: 'Leo',
    retrograde: false,
    at: '2026-12-07T02:00:00Z',
  },
  {
    ...base,
    id: 'ingress:venus:Libra:2026-10-25',
    kind: 'ingress',
    body: 'venus',
    sign: 'Libra',
    retrograde: true,
    at: '2026-10-25T09:10:00Z',
  },
  {
    ...base,
    id: 'station:saturn:direct:2026-12-10',
    kind: 'station',
    body: 'saturn',
    direction: 'direct',
    sign: 'Aries',
    degrees: 7,
    minutes: 5,
    house: 4,
    at: '2026-12-10T23:33:00Z',
  },
  {
    ...base,
    id: 'house-entry:jupiter:10:2026-12-05',
    kind: 'house-entry',
    body: 'jupiter',
    house: 10,
    retrograde: false,
    at: '2026-12-05T08:00:00Z',
  },
  {
    ...base,
    id: 'moon-in-house:6:2026-12-03',
    kind: 'moon-in-house',
    house: 6,
    at: '2026-12-03T00:00:00Z',
    until: '2026-12-03T18:12:00Z',
  },
  {
    ...base,
    id: 'moon-in-sign:Virgo:2026-12-03',
    kind: 'moon-in-sign',
    sign: 'Virgo',
    at: '2026-12-03T11:05:00Z',
    until: '2026-12-04T00:00:00Z',
  },
  {
    ...base,
    id: 'void-moon:Scorpio:2026-12-05',
    kind: 'void-moon',
    sign: 'Scorpio',
    at: '2026-12-05T21:30:00Z',
    until: '2026-12-06T03:04:00Z',
  },
]

test.each([
  'It fits into four lines (Mercury sextile your Saturn).',
  'Write it while Mercury still lends a hand to your Saturn.',
  'With the sextile of Mercury to your natal Saturn you can be brief.',
  'The name on the door looks strange (Chiron opposite your Midheaven).',
  'The name on the door looks strange while Chiron opposes your Midheaven.',
  'You see what you made (full Moon in Cancer, in your house of play).',
  'At the full moon, at 2° of Cancer, you count.',
  'Where the Moon is full in Cancer, you count.',
  'A chapter opens (total eclipse of the Sun in Leo, in your house of partnership).',
  'After the total solar eclipse you rest.',
  'You are quicker (Mars enters Leo).',
  'You look again (Venus goes back into Libra).',
  'It starts to move (Saturn turns direct at the root of your chart).',
  'It starts to move (Saturn turns direct in Aries).',
  'People notice (Jupiter comes to the top of your chart).',
  'Jupiter enters your tenth house.',
  'The rest is for drawers: the Moon is in your house of daily work.',
  'You sort (the Moon in Virgo).',
  'The Moon enters Virgo, and you sort.',
  'Finish what lies about (the Moon void of course in Scorpio).',
])('a true sentence about a sky event passes: %s', (text) => {
  const { claims, unsupported } = checkSentence(text, facts)
  expect(unsupported).toEqual([])
  expect(claims.length).toBeGreaterThan(0)
})

test.each([
  'It fits into four lines (your Mercury sextile Saturn).',
  'It fits into four lines (Saturn sextile your Mercury).',
  'It fits into four lines (your Mercury sextile your Saturn).',
  'It fits into four lines (Mercury sextile Saturn).',
  "It fits into four lines (Mercury sextile {partner}'s Saturn).",
  'It fits into four lines (Mercury trine your Saturn).',
  'It fits into four lines (Mercury squares your Saturn).',
  'It fits into four lines (Venus sextile your Saturn).',
  'The name on the door looks strange (Chiron opposite your Ascendant).',
  'You see what you made (new Moon in Cancer, in your house of play).',
  'You see what you made (first quarter Moon in Cancer).',
  'You see what you made (full Moon in Leo, in your house of play).',
  'You see what you made (full Moon in Cancer, in your house of solitude).',
  "You see what you made (full Moon in Cancer, in {partner}'s house of play).",
  'At the full moon, at 3° of Cancer, you count.',
  'Where the Moon is waxing, you count.',
  'A chapter opens (annular eclipse of the Sun in Leo).',
  'A chapter opens (total eclipse of the Moon in Leo).',
  'A chapter opens (total eclipse of the Midheaven in Leo).',
  'A chapter opens (total eclipse of Venus in Leo).',
  'A chapter opens (total eclipse of the IC in Leo).',
  'You are quicker (Mars goes back into Leo).',
  'You are quicker (Mars leaves Leo for Virgo).',
  'You are quicker (your Mars enters Leo).',
  'You look again (Venus enters Libra).',
  'It starts to move (Saturn turns retrograde at the root of your chart).',
  'It starts to move (Saturn turns direct at the top of your chart).',
  'It starts to move (Mars turns direct at the root of your chart).',
  'People notice (Jupiter goes back to the top of your chart).',
  'Jupiter enters your eleventh house.',
  'The rest is for drawers: your Moon is in your house of daily work.',
  'The rest is for drawers: the Moon is in your house of friends.',
  'You sort (your Moon in Virgo).',
  'The Moon goes back into Virgo, and you sort.',
  'Finish what lies about (the Moon void of course in Virgo).',
])('a false sentence about a sky event is caught: %s', (text) => {
  expect(checkSentence(text, facts).unsupported).not.toEqual([])
})

test('a void Moon and an eclipse each need their fact', () => {
  const others = facts.filter(({ kind }) => kind !== 'void-moon' && kind !== 'eclipse')
  expect(checkSentence('The Moon is void of course.', others).unsupported).toHaveLength(1)
  expect(checkSentence('After the eclipse you rest.', others).unsupported).toHaveLength(1)
})

test('everyday motion is not a claim about the sky', () => {
  for (const text of [
    'A guest comes into your second house, turns direct questions aside and goes back to the hall.',
    'A new full stop fills the void of the page, and the first quarter of an hour is over.',
  ]) {
    const motions = checkSentence(text, []).claims.filter(({ claim }) => claim.kind !== 'house')
    expect(motions, text).toEqual([])
  }
})

test('a stay of the Moon that begins with its day is not an ingress', () => {
  const stay: ForecastFact = {
    ...base,
    id: 'moon-in-sign:Leo:2026-12-02',
    kind: 'moon-in-sign',
    sign: 'Leo',
    at: '2026-12-02T00:00:00Z',
    until: '2026-12-03T00:00:00Z',
  }
  const unsupported = (fact: ForecastFact) =>
    checkSentence('The Moon enters Leo, and you sort.', [fact]).unsupported.map(({ kind }) => kind)
  expect(unsupported(stay)).toEqual(['entry'])
  // Some clocks go forward at midnight.
  expect(unsupported({ ...stay, at: '2026-12-02T01:00:00Z' })).toEqual(['entry'])
  expect(unsupported({ ...stay, at: '2026-12-02T11:05:00Z' })).toEqual([])
})

test('a planet that turns direct does not support a retrograde one', () => {
  const unsupported = (text: string) =>
    checkSentence(text, facts).unsupported.map(({ kind }) => kind)
  expect(unsupported('Saturn turns direct.')).toEqual([])
  expect(unsupported('A retrograde Saturn holds you up.')).toEqual(['retrograde'])
})

test('a position in the sky supports its sign, house, degree and motion, and no event', () => {
  const saturn: SkyPositionFact = {
    ...base,
    id: 'sky-position:saturn:2026-12-03',
    kind: 'sky-position',
    body: 'saturn',
    sign: 'Aries',
    degrees: 7,
    minutes: 6,
    house: 4,
    retrograde: true,
    at: '2026-12-03T12:00:00Z',
  }
  const unsupported = (text: string, fact = saturn) =>
    checkSentence(text, [fact]).unsupported.map(({ kind }) => kind)
  expect(unsupported('Saturn is retrograde at 7° of Aries, in your fourth house.')).toEqual([])
  expect(unsupported('On December 3 Saturn is in Aries.')).toEqual([])
  expect(unsupported("Saturn isn't retrograde.", { ...saturn, retrograde: false })).toEqual([])
  expect(unsupported('Saturn is not in Pisces.')).toEqual([])
  expect(unsupported("Saturn isn't retrograde.")).toEqual(['retrograde'])
  expect(unsupported('Saturn is in Pisces.')).toEqual(['sign'])
  expect(unsupported('Saturn is in your fifth house.')).toEqual(['house'])
  expect(unsupported('Saturn enters Aries.')).toContain('entry')
  expect(unsupported('Saturn turns retrograde.')).toContain('station')
  expect(unsupported('Your natal Saturn is in Aries.')).toContain('sign')
})
