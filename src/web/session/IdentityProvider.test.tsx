import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { asAda, asStranger, fakeServer, refusal, sessionEnded } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { useIdentity } from './IdentityProvider.tsx'
import { useCurrentUser } from './use-current-user.ts'

function Page() {
  const { identity, isSettled } = useIdentity()
  useCurrentUser()
  return <p>{isSettled ? (identity?.email ?? 'signed out') : 'loading'}</p>
}

const { loggedOut, disabled } = messages.identity

describe('[8.1g] a person who is signed out without asking for it', () => {
  test('sees that the session has ended', async () => {
    const server = fakeServer({ ...asAda })
    const { services } = renderPage(Page, '/faq')
    await screen.findByText('ada@example.com')
    Object.assign(server.answers, sessionEnded)
    await act(() => services.identity.refresh())
    await screen.findByText('signed out')
    expect((await screen.findAllByText(loggedOut.text)).length).toBeGreaterThan(0)
  })

  test('sees that the account was disabled', async () => {
    fakeServer({
      ...asAda,
      'GET /api/identity/token': () => refusal(403, { code: 'user-disabled' }),
    })
    renderPage(Page, '/faq')
    await screen.findByText('signed out')
    expect((await screen.findAllByText(disabled.text)).length).toBeGreaterThan(0)
  })
})

test('[2.4] a person who signs out sees no message about it', async () => {
  const server = fakeServer({ ...asAda })
  const { services } = renderPage(Page, '/faq')
  await screen.findByText('ada@example.com')
  server.answers['GET /api/identity/get-session'] = null
  await act(() => services.identity.signOut())
  await screen.findByText('signed out')
  expect(screen.queryByText(loggedOut.title)).toBeNull()
})

test('[3.2] the account of a visitor is not requested', async () => {
  const server = fakeServer(asStranger)
  renderPage(Page, '/faq')
  await screen.findByText('signed out')
  expect(server.count('GET /api/auth/user')).toBe(0)
})
