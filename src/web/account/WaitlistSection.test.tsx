import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import { asAda, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { WaitlistSection } from './WaitlistSection.tsx'

const GET = 'GET /api/dating/waitlist'
const EMAIL = 'ada@example.com'

test('[2.8] a person on the list leaves it in the settings', async () => {
  fakeServer({
    ...asAda,
    [GET]: { entry: { email: EMAIL, isConfirmed: true } },
    'DELETE /api/dating/waitlist': { success: true },
  })
  renderPage(WaitlistSection, '/settings')
  await screen.findByText(texts.listed(EMAIL))
  await userEvent.setup().click(screen.getByRole('button', { name: texts.leave }))
  await screen.findByText(texts.settings.notListed)
  const link = screen.getByRole('link', { name: texts.settings.join })
  expect(link.getAttribute('href')).toBe('/dating')
})

test('a list that does not load can be tried again', async () => {
  const answers: unknown[] = [refusal(503, {}), refusal(503, {})]
  fakeServer({ ...asAda, [GET]: () => answers.shift() ?? { entry: null } })
  renderPage(WaitlistSection, '/settings')
  await screen.findByText(texts.settings.notLoaded)
  answers.length = 0
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try Again' }))
  await screen.findByText(texts.settings.notListed)
})
