import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import { connectionMessages } from '#contract/connection-messages.ts'
import { messages } from '#contract/messages.ts'
import { asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { LogInPrompt } from './LogInPrompt.tsx'

test('[6.1] the prompt to log in returns to the same page with its query', () => {
  fakeServer(asStranger)
  renderPage(() => <LogInPrompt>Please log in.</LogInPrompt>, '/horoscopes?type=weekly')
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
    '/login?redirect=/horoscopes?type=weekly',
  )
})

test('leads a visitor who is new to the chart that needs no account', () => {
  fakeServer(asStranger)
  renderPage(() => <LogInPrompt hasFirstChart>Please log in.</LogInPrompt>, '/horoscopes')
  const first = screen.getByRole('link', { name: 'See your own chart first' })
  expect(first.getAttribute('href')).toBe('/')
})

test.each([
  adminMessages.logIn,
  messages.billing.success.logIn,
  messages.calendar.logIn,
  messages.chat.logIn,
  connectionMessages.logIn,
  messages.horoscopes.logIn,
])('is a sentence with a period: %s', (prompt) => {
  expect(prompt).toMatch(/^Log in [^.]+\.$/)
})
