import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DatesPreview } from '#contract/calendar.ts'
import { asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { WaitingDates } from './WaitingDates.tsx'

const PREVIEW = 'POST /api/cosmic-events/preview'
const details = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }
const preview: DatesPreview = {
  today: { date: '2026-12-02', beginning: 'You settle easily.' },
  keyDates: [
    { date: '2026-12-08', eventType: 'love', label: 'Venus opposite your Sun' },
    { date: '2026-12-17', eventType: 'other', label: 'Venus square your Mars' },
  ],
}

const open = () => renderPage(() => <WaitingDates details={details} />, '/horoscopes')

test('[2.28] behind the gate stand the beginning of the day and the dates of the month', async () => {
  fakeServer({ ...asStranger, [PREVIEW]: preview })
  open()
  await screen.findByRole('heading', { name: 'Wednesday, December 2: your horoscope begins' })
  expect(screen.getByText('You settle easily.')).toBeTruthy()
  screen.getByRole('heading', { name: 'Your dates in December 2026' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tuesday, December 8Venus opposite your Sun · Love',
    'Thursday, December 17Venus square your Mars · Other',
  ])
})

test('a refused preview shows nothing, and no error', async () => {
  const server = fakeServer({
    ...asStranger,
    [PREVIEW]: refusal(429, { error: 'Too many requests.' }),
  })
  const { container } = open()
  await expect.poll(() => server.count(PREVIEW)).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: 'Waiting for you' })).toBeNull()
  expect(container.textContent).not.toContain('Too many')
})
