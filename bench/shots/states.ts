import type { Page } from 'playwright-core'
import { fillBirth } from '../../e2e/support/birth.ts'
import { fillLogIn } from '../../e2e/support/sign-in.ts'
import { NOT_FOUND_PAGE, type PagePath, pages } from '../../src/contract/pages.ts'
import type { Person } from './people.ts'

/** One picture of the site: who opens which address, and what is done there first. */
export interface State {
  name: string
  person: Person
  path: string
  open?(page: Page): Promise<void>
  /** The one width at which it exists. */
  only?: 'phone' | 'desk'
  /** What lies over the page and fills the screen: the rest of the page is not shown. */
  isOverPage?: boolean
}

/** Where signed-in people see something of their own. */
const ownPages: PagePath[] = [
  '/',
  '/readings',
  '/horoscopes',
  '/cosmic-calendar',
  '/baba-bliss',
  '/subscription',
  '/settings',
  '/contact',
  '/admin/ai-models',
]

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'start'
const pageOf = (person: Person, path: string): State => ({ name: nameOf(path), person, path })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const press = (page: Page, name: string) => button(page, name).first().click()
const question = (page: Page) => page.getByRole('alertdialog').waitFor()
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').waitFor()
}
const openSaved = async (page: Page, name: RegExp) => {
  await page.getByRole('link', { name }).click()
  await page.getByText('Generated on').waitFor()
}

const ofVisitor: State[] = [
  {
    name: 'see-my-chart',
    person: 'visitor',
    path: '/',
    async open(page) {
      await fillBirth(page)
      await press(page, 'See My Chart')
      await page.getByRole('link', { name: 'Keep it and read on' }).waitFor()
    },
  },
  {
    name: 'log-in-refused',
    person: 'visitor',
    path: '/login',
    async open(page) {
      await fillLogIn(page, 'nobody@example.com', 'not the password')
      await page.getByText('Invalid email or password').first().waitFor()
    },
  },
  {
    name: 'menu',
    person: 'visitor',
    path: '/faq',
    only: 'phone',
    isOverPage: true,
    open: openMenu,
  },
  {
    name: 'relationship-form',
    person: 'visitor',
    path: '/readings?type=synastry',
  },
  {
    name: 'offline',
    person: 'visitor',
    path: '/faq',
    async open(page) {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.context().setOffline(true)
      await page.goto(new URL('/about', page.url()).href)
    },
  },
]

const ofNewcomer: State[] = [
  { name: 'subscribe', person: 'newcomer', path: '/subscribe?plan=monthly' },
  { name: 'my-readings-empty', person: 'newcomer', path: '/readings?type=saved' },
]

const ofSubscriber: State[] = [
  { name: 'weekly', person: 'subscriber', path: '/horoscopes?kind=weekly' },
  { name: 'monthly', person: 'subscriber', path: '/horoscopes?kind=monthly' },
  { name: 'my-readings', person: 'subscriber', path: '/readings?type=saved' },
  { name: 'admin-usage', person: 'subscriber', path: '/admin/ai-models?tab=usage' },
  {
    name: 'portrait-why',
    person: 'subscriber',
    path: '/readings',
    async open(page) {
      await press(page, 'Why?')
      await page.getByText('Rests on').first().waitFor()
    },
  },
  {
    name: 'relationship',
    person: 'subscriber',
    path: '/readings?type=saved',
    open: (page) => openSaved(page, /Relationship Reading/),
  },
  {
    name: 'year-ahead',
    person: 'subscriber',
    path: '/readings?type=saved',
    open: (page) => openSaved(page, /The Year Ahead/),
  },
  {
    name: 'share',
    person: 'subscriber',
    path: '/readings',
    isOverPage: true,
    async open(page) {
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await page.getByRole('img', { name: /^Preview: / }).waitFor()
    },
  },
  {
    name: 'calendar-day',
    person: 'subscriber',
    path: '/cosmic-calendar',
    async open(page) {
      await page
        .getByRole('gridcell', { name: /key date/ })
        .first()
        .click()
      await page.getByText('Rests on').first().waitFor()
    },
  },
  {
    name: 'chat-why',
    person: 'subscriber',
    path: '/baba-bliss',
    async open(page) {
      await page.getByRole('log').getByRole('button', { pressed: false }).first().click()
    },
  },
  {
    name: 'account-menu',
    person: 'subscriber',
    path: '/horoscopes',
    only: 'desk',
    isOverPage: true,
    async open(page) {
      await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'menu',
    person: 'subscriber',
    path: '/horoscopes',
    only: 'phone',
    isOverPage: true,
    open: openMenu,
  },
  {
    name: 'rewrite-week',
    person: 'subscriber',
    path: '/horoscopes?kind=weekly',
    isOverPage: true,
    async open(page) {
      await press(page, 'Refresh')
      await question(page)
    },
  },
  {
    name: 'change-plan',
    person: 'subscriber',
    path: '/subscription',
    isOverPage: true,
    async open(page) {
      await press(page, 'Change to the annual plan')
      await page
        .getByRole('alertdialog')
        .getByText(/^Charged on/)
        .waitFor()
    },
  },
  {
    name: 'cancel-subscription',
    person: 'subscriber',
    path: '/subscription',
    isOverPage: true,
    async open(page) {
      await press(page, 'Cancel Subscription')
      await question(page)
    },
  },
  {
    name: 'delete-account',
    person: 'subscriber',
    path: '/settings',
    isOverPage: true,
    async open(page) {
      await press(page, 'Delete Account')
      await question(page)
    },
  },
  {
    name: 'toast',
    person: 'subscriber',
    path: '/settings',
    isOverPage: true,
    async open(page) {
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('listitem').getByText('Your profile is up to date.').waitFor()
    },
  },
]

export const states: State[] = [
  ...[...pages.map(({ path }) => path), NOT_FOUND_PAGE].map((path) => pageOf('visitor', path)),
  ...ofVisitor,
  ...ownPages.map((path) => pageOf('newcomer', path)),
  ...ofNewcomer,
  ...ownPages.map((path) => pageOf('subscriber', path)),
  ...ofSubscriber,
]
