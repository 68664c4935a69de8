import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import { messages } from '#contract/messages.ts'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import DatingPage from './DatingPage.tsx'

const GET = 'GET /api/dating/waitlist'
const JOIN = 'POST /api/dating/waitlist'
const LEAVE = 'DELETE /api/dating/waitlist'
const EMAIL = 'ada@example.com'

function open(answers: object = {}) {
  const server = fakeServer({ ...asStranger, ...answers })
  renderPage(DatingPage, '/dating')
  return { server, user: userEvent.setup() }
}

const field = () => screen.getByLabelText<HTMLInputElement>(texts.email)
const button = (name: string) => screen.findByRole('button', { name })

describe('[2.8] a visitor', () => {
  test('gives an address, and is sent to the mailbox', async () => {
    const { server, user } = open({ [JOIN]: { state: 'mailed', email: 'grace@example.com' } })
    await user.type(field(), ' grace@example.com ')
    await user.click(await button(texts.button))
    await screen.findByText(texts.mailed('grace@example.com'))
    const heading = screen.getByRole('heading', { name: texts.mailedTitle })
    expect(document.activeElement).toBe(heading)
    await user.click(await button(texts.sendAgain))
    await waitFor(() => expect(server.count(JOIN)).toBe(2))
    const bodies = server.seen.filter(({ call }) => call === JOIN).map(({ body }) => body)
    expect(bodies).toEqual([{ email: 'grace@example.com' }, { email: 'grace@example.com' }])
    expect(server.count(GET)).toBe(0)
  })

  test('hears at the field what is wrong with the address, and nothing is sent', async () => {
    const { server, user } = open()
    await user.click(await button(texts.button))
    await screen.findByText(messages.identity.emailMissing)
    await user.type(field(), 'grace')
    await user.click(await button(texts.button))
    await screen.findByText(messages.identity.invalidEmail)
    expect(document.activeElement).toBe(field())
    expect(server.count(JOIN)).toBe(0)
  })

  test('keeps the address when the server refuses', async () => {
    const sentence = texts.tooMany(60_000)
    const { user } = open({ [JOIN]: refusal(429, { error: sentence, message: sentence }) })
    await user.type(field(), 'grace@example.com')
    await user.click(await button(texts.button))
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field().value).toBe('grace@example.com')
  })

  test('is not asked once a store has the app', async () => {
    const site = {
      ...asStranger['GET /api/site'],
      stores: { appStore: null, playStore: 'https://play.example/1' },
    }
    open({ 'GET /api/site': site })
    await screen.findByRole('link', { name: 'Download on the Google Play' })
    expect(screen.queryByRole('button', { name: texts.button })).toBeNull()
  })
})

describe('[2.8] a signed-in person', () => {
  test('joins with one press, and leaves with another', async () => {
    const { user } = open({
      ...asAda,
      [GET]: { entry: null },
      [JOIN]: { state: 'listed', email: EMAIL },
      [LEAVE]: { success: true },
    })
    await waitFor(() => expect(field().value).toBe(EMAIL))
    expect(field().readOnly).toBe(true)
    await user.click(await button(texts.button))
    await screen.findByText(texts.listed(EMAIL))
    await user.click(await button(texts.leave))
    await button(texts.button)
  })

  test('learns that the button in the email waits', async () => {
    open({ ...asAda, [GET]: { entry: { email: EMAIL, isConfirmed: false } } })
    await screen.findByText(texts.waiting(EMAIL))
    await button(texts.button)
  })

  test('stays on the list when leaving fails', async () => {
    const { user } = open({
      ...asAda,
      [GET]: { entry: { email: EMAIL, isConfirmed: true } },
      [LEAVE]: refusal(500, {}),
    })
    await user.click(await button(texts.leave))
    await screen.findByText(texts.leaveFailed.text)
    expect(screen.getByText(texts.listed(EMAIL))).toBeDefined()
  })
})
