import { useIsFetching } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { DatesPreview } from '#contract/calendar.ts'
import { asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { WaitingDates } from './WaitingDates.tsx'

const PREVIEW = 'POST /api/cosmic-events/preview'
const details = { birthDate: '1990-06-10', birthTime: '14:30', birthLocation: 'Tampa' }
const preview: DatesPreview = {
  today: { date: '2026-12-02', beginning: 'You settle easily.' },
  span: 'month',
  keyDates: [
    { date: '2026-12-08', eventType: 'love', label: 'Venus opposite your Sun' },
    { date: '2026-12-17', eventType: 'other', label: 'Venus square your Mars' },
  ],
}

function Fetches() {
  return <p>fetches: {useIsFetching()}</p>
}

const open = (more?: ReactNode) =>
  renderPage(
    () => (
      <>
        <WaitingDates details={details} />
        {more}
      </>
    ),
    '/horoscopes',
  )

test('[2.28] a preview shows the beginning of the day and the dates of the month', async () => {
  fakeServer({ ...asStranger, [PREVIEW]: preview })
  open()
  await screen.findByRole('heading', { name: 'Wednesday, December 2: your horoscope begins' })
  expect(screen.getByText('You settle easily.')).toBeTruthy()
  screen.getByRole('heading', { name: 'Your dates in December 2026' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tuesday, December 8Venus opposite your Sun · Love',
    'Thursday, December 17Venus square your Mars',
  ])
})

test('[2.28] near the end of the month a preview shows the next 30 days', async () => {
  fakeServer({ ...asStranger, [PREVIEW]: { ...preview, span: 'next-30-days' } })
  open()
  await screen.findByRole('heading', { name: 'Your dates in the next 30 days' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a refused preview shows nothing, and no error', async () => {
  const server = fakeServer({
    ...asStranger,
    [PREVIEW]: refusal(429, { error: 'Too many requests.' }),
  })
  const { container } = open(<Fetches />)
  await expect.poll(() => server.count(PREVIEW)).toBe(1)
  // The query has ended when nothing is being fetched anymore.
  await screen.findByText('fetches: 0')
  expect(container.textContent).toBe('fetches: 0')
})
