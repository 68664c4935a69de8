import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { asAda, currentUser, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { yearReading } from '#web/testing/year-reading.ts'

const WRITE = 'POST /api/readings/year'
const user = userEvent.setup()
const subscribed = {
  ...asAda,
  'GET /api/auth/user': { ...currentUser, subscriptionStatus: 'active' },
  'GET /api/subscription-status': {
    subscriptionId: 'sub_1',
    status: 'active',
    plan: 'monthly',
    periodEnd: '2027-01-01T00:00:00Z',
    nextPlan: null,
    cancelAtPeriodEnd: false,
    nextCharge: null,
    trialAvailable: false,
    hasAccess: true,
    card: null,
  },
  'GET /api/paragraph-verdicts': { verdicts: [] },
}

async function write(answer: object) {
  fakeServer({ ...subscribed, [WRITE]: answer })
  renderPage(ReadingsPage, '/readings?type=year')
  await user.click(await screen.findByRole('button', { name: 'Write My Year Ahead' }))
}

const picture = () => screen.getByRole('region', { name: 'The year in a picture' })
const exact = () => within(picture().parentElement as HTMLElement).getByRole('status')

describe('[N22] the year ahead', () => {
  test('stands beside its picture, which stands in words as well', async () => {
    await write(yearReading)
    await screen.findByText('On March 19, Saturn squares your Moon.')
    screen.getByText('November 22, 2026 to November 21, 2027')
    const items = within(picture().parentElement as HTMLElement).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Saturn square your Moon, exact March 19, 2027, .* \(once\)\.$/),
      expect.stringMatching(/^Jupiter trine your Moon, exact October 6, 2027, /),
      expect.stringMatching(/^Annular solar eclipse .* Aquarius, February 6, 2027, /),
    ])
  })

  test('"Why?" lights the lane of its transit and names the hour', async () => {
    await write(yearReading)
    const paragraph = (await screen.findByText(/On March 19/)).closest('p') as HTMLElement
    expect(exact().textContent).toBe('')
    await user.click(within(paragraph).getByRole('button', { name: /^Why\?/ }))
    expect(exact().textContent).toMatch(
      /^Saturn square your Moon: March 19, 2027, \d+:00 [ap]\.m\.$/,
    )
  })

  test('a lane lights its sentences', async () => {
    await write(yearReading)
    await screen.findByText(/On October 6/)
    await user.click(within(picture()).getByText('Jupiter trine your Moon', { selector: 'text' }))
    expect(screen.getByText(/On October 6/).dataset.lit).toBe('true')
    expect(screen.getByText(/On March 19/).dataset.lit).toBeUndefined()
    screen.getByText('One sentence rests on Jupiter trine your Moon')
  })

  test('leads to the birth details when there are none', async () => {
    await write(
      refusal(400, {
        error: 'Please save your birth details first. The year ahead is written from them.',
        requiresBirthDetails: true,
      }),
    )
    const link = await screen.findByRole('link', { name: 'Save Birth Details' })
    expect(link.getAttribute('href')).toBe('/horoscopes')
  })
})
