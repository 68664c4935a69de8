import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { documentLocation } from '#web/document-location.ts'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import ConnectPage from './ConnectPage.tsx'

const DESCRIPTION = 'POST /api/identity/connection-requests/description'
const ANSWER = 'POST /api/identity/connection-requests/answer'
const query = 'client_id=abc&scope=sky%3Aread+chart%3Aread&exp=1&sig=x%2By%3D'

const request = {
  name: 'Claude',
  host: 'claude.ai',
  scopes: ['sky:read', 'chart:read', 'readings:read', 'offline_access'],
  email: 'ada@example.com',
}

function open(answers: object = {}, address = `/connect?${query}`) {
  const left = vi.spyOn(documentLocation, 'replace').mockImplementation(() => {})
  const back = { redirectTo: 'https://claude.ai/callback?code=1' }
  const server = fakeServer({ ...asAda, [DESCRIPTION]: request, [ANSWER]: back, ...answers })
  renderPage(ConnectPage, address)
  return { server, left, user: userEvent.setup() }
}

afterEach(() => {
  vi.restoreAllMocks()
})

const bodyOf = (server: ReturnType<typeof fakeServer>, call: string) =>
  server.seen.find((one) => one.call === call)?.body

describe('[N24] the consent page', () => {
  test('says who asks, where the answer goes, what may be read and for which account', async () => {
    const { server } = open()
    await screen.findByText(/"Claude" asks .* you go back to claude\.ai/)
    screen.getByText(/logged in as ada@example\.com/)
    for (const name of [
      /Your birth details and your chart/,
      /Your saved readings/,
      /Stay connected/,
    ])
      expect(screen.getByRole('checkbox', { name })).toHaveProperty('checked', true)
    expect(screen.queryByRole('checkbox', { name: /Your horoscopes/ })).toBeNull()
    // As the server has signed it.
    expect(bodyOf(server, DESCRIPTION)).toEqual({ query })
  })

  test('sends what is ticked, and goes back', async () => {
    const { server, left, user } = open()
    await user.click(await screen.findByRole('checkbox', { name: /Your saved readings/ }))
    await user.click(screen.getByRole('button', { name: 'Allow' }))
    await screen.findByText(/on your way back to claude\.ai/)
    expect(bodyOf(server, ANSWER)).toEqual({
      query,
      scopes: ['sky:read', 'chart:read', 'offline_access'],
    })
    expect(left).toHaveBeenCalledExactlyOnceWith('https://claude.ai/callback?code=1')
  })

  test('sends nothing of theirs when refused', async () => {
    const { server, left, user } = open()
    await user.click(await screen.findByRole('button', { name: "Don't Allow" }))
    await screen.findByText(/on your way back/)
    expect(bodyOf(server, ANSWER)).toEqual({ query, scopes: [] })
    expect(left).toHaveBeenCalledTimes(1)
  })

  test('says why a request cannot be answered', async () => {
    const { left, user } = open({ [ANSWER]: refusal(400, { error: 'It is too old.' }) })
    await user.click(await screen.findByRole('button', { name: 'Allow' }))
    await screen.findByText('It is too old.')
    expect(left).not.toHaveBeenCalled()
  })

  test.each([
    ['an error of the server', '/connect?error=invalid_client', {}],
    [
      'a request that is over',
      `/connect?${query}`,
      { [DESCRIPTION]: refusal(400, { error: 'Over.' }) },
    ],
  ])('has a way home and no other button for %s', async (_, address, answers) => {
    open(answers, address)
    await screen.findByText('This request cannot be used')
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  })

  test('asks a stranger to log in, and comes back with the same request', async () => {
    open(asStranger)
    const link = await screen.findByRole('link', { name: 'Log In' })
    const redirect = new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get(
      'redirect',
    )
    expect(redirect).toBe(`/connect?${query}`)
  })
})
