import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { DatesPreview } from '#contract/calendar.ts'
import type { ReadingPreview } from '#contract/readings.ts'
import {
  asAda,
  currentUser,
  fakeServer,
  noSubscription,
  refusal,
  trial,
} from '#web/testing/fake-server.ts'
import { chart, facts, text } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import BabaBlissPage from './BabaBlissPage.tsx'
import CalendarPage from './CalendarPage.tsx'
import HoroscopesPage from './HoroscopesPage.tsx'
import LandingPage from './LandingPage.tsx'
import ReadingsPage from './ReadingsPage.tsx'

const birth = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }
const closed = refusal(403, { error: 'Closed.', subscriptionRequired: true })
const reading: ReadingPreview = {
  chartData: chart,
  lines: [],
  text: { opening: text.opening, sections: [] },
  facts,
}
const dates: DatesPreview = {
  today: { date: '2026-12-02', beginning: 'You settle easily.' },
  span: 'month',
  keyDates: [{ date: '2026-12-08', eventType: 'love', label: 'Venus opposite your Sun' }],
}

const withoutSubscription = (natalChartData: typeof birth | null) => ({
  ...asAda,
  'GET /api/auth/user': { ...currentUser, natalChartData },
  'GET /api/subscription-status': noSubscription,
  'GET /api/readings': [],
  'GET /api/cosmic-events': closed,
  'GET /api/chat/history': closed,
  'POST /api/readings/preview': reading,
  'POST /api/cosmic-events/preview': dates,
})

const gated = [
  ['/readings', ReadingsPage],
  ['/readings?type=year', ReadingsPage],
  ['/readings?type=synastry', ReadingsPage],
  ['/horoscopes', HoroscopesPage],
  ['/cosmic-calendar', CalendarPage],
  ['/baba-bliss', BabaBlissPage],
] as const

describe('[2.28][6.2] behind the gate', () => {
  test.each(gated)(
    '%s shows the wheel, the day and the dates of a known birth',
    async (path, Page) => {
      const server = fakeServer(withoutSubscription(birth))
      renderPage(Page, path)
      await screen.findByRole('heading', { name: 'Premium Feature' })
      await screen.findByRole('group', { name: 'Chart wheel' })
      await screen.findByText('You settle easily.')
      screen.getByText(/^Venus opposite your Sun/)
      expect(screen.queryByRole('button', { name: 'See My Chart' })).toBeNull()
      const call = server.seen.find((seen) => seen.call === 'POST /api/readings/preview')
      expect(call?.body).toEqual(birth)
    },
  )

  test.each(gated)('%s shows the same after a failed payment', async (path, Page) => {
    fakeServer({
      ...withoutSubscription(birth),
      'GET /api/subscription-status': {
        ...trial,
        status: 'past_due',
        hasAccess: false,
      },
    })
    renderPage(Page, path)
    await screen.findByRole('button', { name: 'Update Card' })
    await screen.findByRole('group', { name: 'Chart wheel' })
    await screen.findByText('You settle easily.')
  })

  test.each(gated.filter(([path]) => !path.includes('synastry')))(
    '%s asks for a birth that is not known',
    async (path, Page) => {
      fakeServer(withoutSubscription(null))
      renderPage(Page, path)
      await screen.findByRole('heading', { name: 'Premium Feature' })
      await screen.findByRole('button', { name: 'See My Chart' })
    },
  )
})

test('[N20] the form of the start page knows the saved birth', async () => {
  fakeServer(withoutSubscription(birth))
  renderPage(LandingPage, '/')
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await expect.poll(() => value('Birth date')).toBe('1990-06-10')
  expect([value('Birth time'), value('Birth location')]).toEqual(['14:30', 'Tampa'])
})
