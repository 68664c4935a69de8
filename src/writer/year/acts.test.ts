import { describe, expect, it } from 'vitest'
import { actsOf, monthsOf, spanOf } from './acts.ts'
import type { YearContact } from './contacts.ts'
import type { Stop } from './plan.ts'

function stop(at: string, natal = 'moon'): Stop {
  const fact = { id: `transit ${at}`, kind: 'transit', body: 'saturn', natal, aspect: 'square' }
  const contact = { at, fact, body: 'saturn', point: natal, quality: 'tense', rank: 90 }
  return { contact, isMinor: false, isAgain: false } as unknown as Stop
}

const leadOf = ({ contact }: Stop): YearContact => contact

describe('the acts of a year', () => {
  const lead = stop('2027-03-31T12:00:00Z', 'sun')
  const before = [stop('2026-12-20T12:00:00Z'), stop('2027-01-10T12:00:00Z', 'venus')]
  const after = [stop('2027-07-10T12:00:00Z', 'mars'), stop('2027-08-12T12:00:00Z', 'mc')]

  it('have the decision in the second, with something before it and after it', () => {
    const acts = actsOf([...before, lead, ...after], leadOf(lead))
    expect(acts).toEqual([before, [lead], after])
  })

  it('are as many as the moments if these are few', () => {
    expect(actsOf([lead], leadOf(lead))).toEqual([[lead]])
  })

  it('last as long as their contacts, up to the next act', () => {
    const at = '2027-02-10T12:00:00Z'
    const fact = { id: 'stay', kind: 'transit-window', until: '2027-05-17T12:00:00Z' }
    const stay = { contact: { at, fact } } as unknown as Stop
    const monthsUntil = (end: string) => monthsOf(spanOf([stay], undefined, end))
    expect(monthsUntil('2027-07-01')).toBe('February to May')
    expect(monthsUntil('2027-04-11')).toBe('February to April')
  })
})
