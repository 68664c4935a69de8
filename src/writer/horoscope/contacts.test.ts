import { describe, expect, test } from 'vitest'
import type { HouseEntryFact, TransitFact } from '#sky/forecast-facts.ts'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import { type Contact, contactsOf, transitRank } from './contacts.ts'
import { themesOf } from './days.ts'
import { dateOf, readBrief } from './reader.ts'

// With the eclipses of August 12 and 28.
const period = { startDate: '2026-08-01', endDate: '2026-08-31' }
const factsOfAll = horoscopeReaders({ timeKnown: 8, timeUnknown: 0 }).map(({ factsOf }) =>
  factsOf(period),
)
const readers = factsOfAll.map((facts) =>
  readBrief({ kind: 'monthly', period, facts, seed: 'rank' }),
)
const [facts] = factsOfAll
const [reader] = readers
if (!facts || !reader) throw new Error('There is a reader')

type Transit = Pick<TransitFact, 'body' | 'natal' | 'aspect'>
const rankOf = (body: Transit['body'], natal: Transit['natal'], aspect: Transit['aspect']) =>
  transitRank(reader, { body, natal, aspect, at: '2026-08-10T12:00:00Z' })

const isEclipse = ({ fact }: Contact) => fact.kind === 'eclipse'

describe('what matters to a reader', () => {
  test('is a slow planet on a light before one on another planet, then a fast one, then the Moon', () => {
    const ranks = [
      rankOf('pluto', 'sun', 'square'),
      rankOf('jupiter', 'sun', 'trine'),
      rankOf('saturn', 'mars', 'conjunction'),
      rankOf('mars', 'sun', 'conjunction'),
      rankOf('venus', 'mars', 'conjunction'),
      rankOf('moon', 'sun', 'conjunction'),
      rankOf('moon', 'mars', 'trine'),
    ]
    expect(ranks).toEqual([95.5, 90, 66, 57, 35, 22, 10])
  })

  test('ranks hard contacts before easy ones', () => {
    const [joined, tense, flowing] = (['conjunction', 'square', 'trine'] as const).map((aspect) =>
      rankOf('saturn', 'moon', aspect),
    )
    expect([joined, tense, flowing]).toEqual([94, 93.5, 93])
  })

  test('ranks an eclipse above a plain new or full Moon, highest if it falls on a light', () => {
    for (const each of readers) {
      const found = contactsOf(each)
      const eclipses = found.filter(isEclipse)
      expect(eclipses).toHaveLength(2)
      for (const { fact, rank } of eclipses) {
        const isItsMoon = ({ fact: { kind, at } }: Contact) =>
          kind === 'lunation' && dateOf(at) === dateOf(fact.at)
        expect(rank).toBeGreaterThan(found.find(isItsMoon)?.rank ?? Number.NaN)
      }
    }
    const eclipses = readers.flatMap((each) => contactsOf(each).filter(isEclipse))
    const onLight = eclipses.filter(({ point }) => point === 'sun' || point === 'moon')
    expect(onLight.map(({ rank }) => rank)).toContain(92)
    for (const { rank } of eclipses) expect(rank).toBeLessThanOrEqual(92)
  })

  test('is a Moon on a point, and else its house with the easy angle that it makes', () => {
    const week = { startDate: '2026-12-20', endDate: '2026-12-26' }
    const found = horoscopeReaders({ timeKnown: 24, timeUnknown: 0 }).flatMap(({ factsOf }) => {
      const brief = { kind: 'weekly' as const, period: week, facts: factsOf(week) }
      return contactsOf(readBrief({ ...brief, seed: 'easy' }))
    })
    const lunations = found.filter(({ fact }) => fact.kind === 'lunation')
    const easy = lunations.flatMap(({ easyTouch }) => easyTouch ?? [])
    expect(easy.length).toBeGreaterThan(0)
    for (const { aspect, orbDegrees } of easy) {
      expect(['trine', 'sextile']).toContain(aspect)
      expect(orbDegrees).toBeLessThanOrEqual(3)
    }
    for (const { touch, easyTouch, point } of lunations) {
      expect(touch && easyTouch).toBeUndefined()
      expect(point).toBe(touch?.natal)
      if (touch) expect(['conjunction', 'opposition', 'square']).toContain(touch.aspect)
    }
  })

  test('is the first entry of a planet into a house, not its way back or the entry after that', () => {
    const entriesOf = (change: Partial<HouseEntryFact>) => {
      const changed = facts.map((fact) =>
        fact.kind === 'house-entry' ? { ...fact, ...change } : fact,
      )
      const brief = { kind: 'monthly' as const, period, facts: changed, seed: 'rank' }
      return contactsOf(readBrief(brief)).filter(({ fact }) => fact.kind === 'house-entry')
    }
    expect(entriesOf({})).not.toEqual([])
    expect(entriesOf({ retrograde: true })).toEqual([])
    expect(entriesOf({ again: true })).toEqual([])
  })

  test('makes the highest-ranked contact the theme of its date', () => {
    for (const each of readers) {
      const contacts = contactsOf(each)
      for (const { date, theme, others } of themesOf(each)) {
        const ranks = contacts
          .filter(({ fact }) => fact.at.startsWith(date))
          .map(({ rank }) => rank)
        expect(theme.rank).toBe(Math.max(...ranks))
        expect(1 + others.length).toBe(ranks.length)
      }
    }
  })

  test('is never of a date that an unknown birth time leaves open', () => {
    const [unknown] = horoscopeReaders({ timeKnown: 0, timeUnknown: 1 })
    const facts = unknown?.factsOf(period) ?? []
    const open = facts.filter((fact) => 'certain' in fact && !fact.certain).map(({ id }) => id)
    expect(open.length).toBeGreaterThan(0)
    const found = contactsOf(readBrief({ kind: 'monthly', period, facts, seed: 'rank' }))
    expect(found.map(({ fact }) => fact.id).filter((id) => open.includes(id))).toEqual([])
  })
})
