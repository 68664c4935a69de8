import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { PlanChange } from '#contract/billing.ts'
import { FirstCharge } from '#web/FirstCharge.tsx'
import { asAda, asStranger, currentUser, fakeServer, trial } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import SubscriptionPage from './subscription/SubscriptionPage.tsx'
import { TrialBanner } from './TrialBanner.tsx'

// 8 p.m. in New York, and already the next date in UTC.
const start = new Date('2026-11-22T01:00:00Z')
const end = '2026-12-22T01:00:00Z'

const change: PlanChange = {
  plan: 'annual',
  charge: { at: end, amountCents: 5999 },
  until: '2027-12-22T01:00:00Z',
}

const answersFor = (timeZone: string) => ({
  ...asAda,
  'GET /api/auth/user': { ...currentUser, timeZone },
  'GET /api/subscription-status': {
    ...trial,
    periodEnd: end,
    nextCharge: { at: end, amountCents: 599 },
  },
  'GET /api/plan-change': change,
})

const Screens = () => (
  <>
    <TrialBanner />
    <FirstCharge plan="monthly" className="" />
    <SubscriptionPage />
  </>
)

const datesOf = (element: Element) =>
  element.textContent?.replaceAll('\u00a0', ' ').match(/December \d+, 2026/g) ?? []

beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] })
})

describe('[1.9][4.12] a trial that starts at 8 p.m. in New York', () => {
  test.each([
    ['New York', 'America/New_York', 'America/New_York'],
    ['Berlin, after a login in New York', 'Europe/Berlin', 'America/New_York'],
    ['New York, with a time zone that it does not know', 'America/New_York', 'America/New_City'],
  ])('is charged on one date on every screen in %s', async (_where, ofBrowser, ofAccount) => {
    vi.stubEnv('TZ', ofBrowser)
    fakeServer(answersFor(ofAccount))
    const { container } = renderPage(Screens, '/subscription')
    await screen.findByRole('complementary', { name: 'Your trial' })
    const button = await screen.findByRole('button', { name: 'Change to the Annual Plan' })
    const ofDay = (count: number) => Array.from({ length: count }, () => 'December 21, 2026')
    // The banner, the first charge, the next billing date, and the amount with its day.
    await waitFor(() => expect(datesOf(container)).toEqual(ofDay(4)))
    await userEvent.setup().click(button)
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(datesOf(dialog)).toEqual(ofDay(3)))
  })
})

test("a visitor sees the date of the browser's clock", async () => {
  vi.stubEnv('TZ', 'America/New_York')
  fakeServer(asStranger)
  const { container } = renderPage(() => <FirstCharge plan="monthly" className="" />, '/')
  await waitFor(() => expect(datesOf(container)).toEqual(['December 21, 2026']))
})
