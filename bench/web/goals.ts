import type { Page } from 'playwright-core'
import type { PagePath } from '../../src/contract/pages.ts'
import * as actions from './actions.ts'
import type { Scores } from './lighthouse.ts'

/** A newcomer is signed in and has no subscription. */
export type Person = 'visitor' | 'newcomer' | 'subscriber'

/** A page to measure, and for whom. */
export interface Visit {
  name: string
  path: PagePath
  query?: string
  person: Person
  /** The main action of the page, whose delay is measured. */
  act(page: Page): Promise<void>
}

const forVisitors: [PagePath, Visit['act']][] = [
  ['/', actions.seeChart],
  ['/login', actions.logIn],
  ['/signup', actions.signUp],
  ['/forgot-password', actions.requestReset],
  ['/faq', actions.openAnswer],
  ['/dating', actions.joinList],
  ['/contact', actions.typeMessage],
  ['/about', actions.switchTheme],
  ['/privacy', actions.switchTheme],
  ['/terms', actions.switchTheme],
  ['/care', actions.switchTheme],
]

const forSubscribers: [PagePath, Visit['act']][] = [
  ['/horoscopes', actions.openWeek],
  ['/cosmic-calendar', actions.openNextMonth],
  ['/baba-bliss', actions.sendMessage],
]

/** Pages that a visitor finds closed. */
const closed: PagePath[] = ['/horoscopes', '/cosmic-calendar', '/baba-bliss']

const READINGS: PagePath = '/readings'

export const visits: Visit[] = [
  ...forVisitors.map(([path, act]): Visit => ({ name: path, path, person: 'visitor', act })),
  { name: '/readings, visitor', path: READINGS, person: 'visitor', act: actions.seeChart },
  ...closed.map(
    (path): Visit => ({
      name: `${path}, visitor`,
      path,
      person: 'visitor',
      act: actions.switchTheme,
    }),
  ),
  { name: '/readings, with a reading', path: READINGS, person: 'subscriber', act: actions.askWhy },
  ...forSubscribers.map(([path, act]): Visit => ({ name: path, path, person: 'subscriber', act })),
  {
    name: '/subscribe',
    path: '/subscribe',
    query: '?plan=annual',
    person: 'newcomer',
    act: actions.typeCardNumber,
  },
]

export interface Goals {
  lcpColdMs: number
  lcpWarmMs: number
  cls: number
  scriptKb: number
  fontKb: number
  scores: Scores
}

/** On a slow phone. Kilobytes are of 1,000 bytes, compressed, as they arrive. */
export function goalsOf({ path, person }: Visit): Goals {
  return {
    lcpColdMs: person === 'visitor' ? 2000 : 3000,
    lcpWarmMs: 1000,
    cls: 0.01,
    scriptKb: path === '/' ? 130 : 170,
    fontKb: 90,
    scores:
      person === 'visitor'
        ? { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }
        : // Search engines are kept away from a person's own pages.
          { performance: 95, accessibility: 0, 'best-practices': 0, seo: 0 },
  }
}
