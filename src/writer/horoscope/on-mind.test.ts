import { expect, test } from 'vitest'
import { horoscopeReaders } from '#testing/horoscope-readers.ts'
import type { About } from '../reader/life.ts'
import { contactsOf } from './contacts.ts'
import { isOnMind, ON_MIND } from './on-mind.ts'
import { readBrief } from './reader.ts'

const period = { startDate: '2026-12-01', endDate: '2026-12-31' }
const [reader] = horoscopeReaders({ timeKnown: 1, timeUnknown: 0 })
if (!reader) throw new Error('There is a reader')
const brief = { kind: 'monthly' as const, period, facts: reader.factsOf(period), seed: 'mind' }
const about: About = { lifeStage: null, relationship: null, children: null, theme: 'work' }

test('contacts that match a reader’s concerns rank higher, except those of the Moon', () => {
  const [plain, minded] = [readBrief(brief), readBrief({ ...brief, about })]
  const ranks = new Map(contactsOf(plain).map(({ fact, rank }) => [fact.id, rank]))
  const raised = contactsOf(minded).filter(({ fact, rank }) => rank !== ranks.get(fact.id))
  expect(raised.length).toBeGreaterThan(0)
  for (const contact of raised) {
    expect(isOnMind(minded, contact)).toBe(true)
    expect(contact.body).not.toBe('moon')
    expect(contact.rank).toBe((ranks.get(contact.fact.id) ?? 0) + ON_MIND)
  }
})
