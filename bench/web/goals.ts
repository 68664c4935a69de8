import type { PagePath } from '../../src/contract/pages.ts'

/** A newcomer is signed in and has no subscription. */
export type Person = 'visitor' | 'newcomer' | 'subscriber'

/** A page to measure, and for whom. */
export interface Visit {
  name: string
  path: PagePath
  query?: string
  person: Person
}

export const visits: Visit[] = [
  { name: '/', path: '/', person: 'visitor' },
  { name: '/login', path: '/login', person: 'visitor' },
  { name: '/faq', path: '/faq', person: 'visitor' },
  { name: '/readings, visitor', path: '/readings', person: 'visitor' },
  { name: '/readings, with a reading', path: '/readings', person: 'subscriber' },
  { name: '/horoscopes', path: '/horoscopes', person: 'subscriber' },
  { name: '/cosmic-calendar', path: '/cosmic-calendar', person: 'subscriber' },
  { name: '/baba-bliss', path: '/baba-bliss', person: 'subscriber' },
  { name: '/subscribe', path: '/subscribe', query: '?plan=annual', person: 'newcomer' },
]

export interface Goals {
  lcpColdMs: number
  lcpWarmMs: number
  cls: number
  scriptKb: number
  fontKb: number
  score: number
}

/** On a slow phone. Kilobytes are of 1,000 bytes, compressed, as they arrive. */
export function goalsOf({ path, person }: Visit): Goals {
  return {
    lcpColdMs: person === 'visitor' ? 2000 : 3000,
    lcpWarmMs: 1000,
    cls: 0.01,
    scriptKb: path === '/' ? 130 : 170,
    fontKb: 90,
    score: person === 'visitor' ? 100 : 95,
  }
}
