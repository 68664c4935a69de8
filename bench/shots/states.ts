import type { Locator, Page } from 'playwright-core'
import { fillBirth } from '../../e2e/support/birth.ts'
import { fillLogIn } from '../../e2e/support/sign-in.ts'
import { NOT_FOUND_PAGE, type PagePath, pages } from '../../src/contract/pages.ts'
import { emailOf, PASSWORD, type Person } from './people.ts'

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
  /** The part of a long page that is shown alone. */
  about?(page: Page): Locator
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
  { name: 'subscribe-annual', person: 'newcomer', path: '/subscribe?plan=annual' },
  {
    name: 'subscribe-declined',
    person: 'newcomer',
    path: '/subscribe?plan=monthly',
    async open(page) {
      await page.getByLabel('Card number').fill('4000 0000 0000 0002')
      await page.getByLabel('Expiry date').fill('12 / 34')
      await page.getByLabel('CVC').fill('123')
      await press(page, 'Start Free Trial ($5.99/month after)')
      await page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'subscribe-empty-card',
    person: 'newcomer',
    path: '/subscribe?plan=monthly',
    async open(page) {
      await press(page, 'Start Free Trial ($5.99/month after)')
      await page.getByLabel('Card number').and(page.locator('[aria-invalid=true]')).waitFor()
    },
  },
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
  { name: 'year', person: 'subscriber', path: '/readings?type=year' },
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
      await press(page, 'Change to the Annual Plan')
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

/** The part of the settings that a picture is about is in view. */
const inTwoStep = (page: Page) => page.getByRole('region', { name: 'Two-step verification' })
const confirmOwner = async (page: Page) => {
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.waitFor({ state: 'detached' })
}
const setUpApp = (page: Page) => press(page, 'Set Up an App')
const logIn = async (page: Page, person: Person) => {
  await fillLogIn(page, emailOf(person), PASSWORD)
  await page.getByRole('heading', { name: 'One more step' }).waitFor()
}

const ofTwoStep: State[] = [
  {
    name: 'two-step-owner',
    person: 'confirmed',
    path: '/settings',
    isOverPage: true,
    async open(page) {
      await setUpApp(page)
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'two-step-owner-refused',
    person: 'confirmed',
    path: '/settings',
    isOverPage: true,
    async open(page) {
      await setUpApp(page)
      const dialog = page.getByRole('alertdialog')
      await dialog.getByLabel('Password', { exact: true }).fill('not the password')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await dialog.getByText('This password is wrong.').waitFor()
    },
  },
  { name: 'two-step-off', person: 'confirmed', path: '/settings', about: inTwoStep },
  {
    name: 'two-step-app',
    person: 'confirmed',
    path: '/settings',
    about: inTwoStep,
    async open(page) {
      await setUpApp(page)
      const code = page.getByRole('img', { name: /QR code/ })
      await page.getByRole('alertdialog').or(code).first().waitFor()
      if (await page.getByRole('alertdialog').isVisible()) await confirmOwner(page)
      await code.waitFor()
    },
  },
  { name: 'two-step-on', person: 'guarded', path: '/settings', about: inTwoStep },
  {
    name: 'two-step-codes',
    person: 'guarded',
    path: '/settings',
    about: inTwoStep,
    async open(page) {
      await press(page, 'Create New Codes')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Create New Codes' }).click()
      await button(page, 'I Have Saved Them').waitFor()
    },
  },
  {
    name: 'two-step-remove-app',
    person: 'guarded',
    path: '/settings',
    about: inTwoStep,
    async open(page) {
      await press(page, 'Remove the App')
      await page.getByLabel('Code, or backup code').waitFor()
    },
  },
  {
    name: 'second-step-code',
    person: 'asked-for-code',
    path: '/login',
    open: (page) => logIn(page, 'asked-for-code'),
  },
  {
    name: 'second-step-wrong-code',
    person: 'asked-for-code',
    path: '/login',
    async open(page) {
      await logIn(page, 'asked-for-code')
      await page.getByLabel('Code', { exact: true }).fill('000 000')
      await page.keyboard.press('Enter')
      await page.getByText('That code is wrong or already used').waitFor()
    },
  },
  {
    name: 'second-step-backup-code',
    person: 'asked-for-code',
    path: '/login',
    async open(page) {
      await logIn(page, 'asked-for-code')
      await press(page, 'Use a Backup Code Instead')
      await page.getByLabel('Backup code', { exact: true }).waitFor()
    },
  },
  {
    name: 'second-step-passkey',
    person: 'asked-for-passkey',
    path: '/login',
    open: (page) => logIn(page, 'asked-for-passkey'),
  },
]

export const states: State[] = [
  ...[...pages.map(({ path }) => path), NOT_FOUND_PAGE].map((path) => pageOf('visitor', path)),
  ...ofVisitor,
  ...ownPages.map((path) => pageOf('newcomer', path)),
  ...ofNewcomer,
  ...ownPages.map((path) => pageOf('subscriber', path)),
  ...ofSubscriber,
  ...ofTwoStep,
]
