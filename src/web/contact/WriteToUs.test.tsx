import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import { messages } from '#contract/messages.ts'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import ContactPage from './ContactPage.tsx'

const SEND = 'POST /api/contact'
const sent = { success: true, email: 'grace@example.com', isCopied: true }

function open(answers: object = {}) {
  const server = fakeServer({ ...asStranger, [SEND]: sent, ...answers })
  renderPage(ContactPage, '/contact')
  return { server, user: userEvent.setup() }
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (user: ReturnType<typeof userEvent.setup>, name: string = texts.send) =>
  user.click(screen.getByRole('button', { name }))

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(texts.email), ' grace@example.com ')
  await user.type(field(texts.message), 'Is my chart right?')
}

const sentBodies = ({ seen }: ReturnType<typeof fakeServer>) =>
  seen.filter(({ call }) => call === SEND).map(({ body }) => body as Record<string, string>)

describe('[2.25] our own form', () => {
  test('sends what a visitor typed, and says where the answer goes', async () => {
    const { server, user } = open()
    await fill(user)
    await press(user)
    const heading = await screen.findByRole('heading', { name: texts.sent })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(texts.copy('grace@example.com'))).toBeDefined()
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(sentBodies(server)).toEqual([
      { key: uuid, name: '', email: 'grace@example.com', message: 'Is my chart right?' },
    ])

    await press(user, texts.another)
    await waitFor(() => expect(document.activeElement).toBe(field(texts.message)))
    expect(field(texts.message).value).toBe('')
  })

  test('names what is missing at its field, and sends nothing', async () => {
    const { server, user } = open()
    await user.type(field(texts.message), '   ')
    await press(user)
    await waitFor(() => expect(document.activeElement).toBe(field(texts.email)))
    const described = (label: string) =>
      (field(label).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(described(texts.email)).toEqual([messages.identity.emailMissing, texts.emailHint])
    expect(described(texts.message)).toEqual([texts.blank, texts.kept])
    expect(field(texts.name).getAttribute('aria-invalid')).toBeNull()
    expect(server.count(SEND)).toBe(0)
  })

  test('keeps what was typed when the server refuses, and retries with the same key', async () => {
    const tooMany = { error: texts.tooMany(60_000), message: texts.tooMany(60_000) }
    const answers = [refusal(429, tooMany), refusal(503, {}), sent]
    const { server, user } = open({ [SEND]: () => answers.shift() })
    await fill(user)
    await press(user)
    expect((await screen.findByRole('alert')).textContent).toBe(texts.tooMany(60_000))
    await press(user)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(texts.failed))
    expect(field(texts.message).value).toBe('Is my chart right?')
    await press(user)
    await screen.findByRole('heading', { name: texts.sent })
    expect(new Set(sentBodies(server).map(({ key }) => key)).size).toBe(1)
  })

  test('gives a changed message another key: the first may have arrived', async () => {
    const answers = [refusal(503, {}), sent]
    const { server, user } = open({ [SEND]: () => answers.shift() })
    await fill(user)
    await press(user)
    await screen.findByRole('alert')
    await user.type(field(texts.message), ' And my Moon?')
    await press(user)
    await screen.findByRole('heading', { name: texts.sent })
    expect(new Set(sentBodies(server).map(({ key }) => key)).size).toBe(2)
  })

  test('shows a refusal of one field at that field', async () => {
    const error = messages.identity.invalidEmail
    const { user } = open({ [SEND]: refusal(400, { error, message: error, field: 'email' }) })
    await fill(user)
    await press(user)
    await screen.findByText(error)
    expect(document.activeElement).toBe(field(texts.email))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('asks a signed-in person for no address', async () => {
    const { server, user } = open({ ...asAda, [SEND]: { ...sent, email: 'ada@example.com' } })
    await waitFor(() => expect(field(texts.email).value).toBe('ada@example.com'))
    expect(field(texts.email).readOnly).toBe(true)
    await user.type(field(texts.message), 'Hello.')
    await press(user)
    await screen.findByText(texts.copy('ada@example.com'))
    expect(server.seen.find(({ call }) => call === SEND)?.headers.get('authorization')).toMatch(
      /^Bearer /,
    )
  })

  test('says how much room is left, and when there is none', async () => {
    const { server, user } = open()
    await user.type(field(texts.email), 'grace@example.com')
    await user.click(field(texts.message))
    await user.paste('x'.repeat(4999))
    expect(screen.getByText('1 character left')).toBeDefined()
    await user.paste('xx')
    expect(screen.getByText(texts.tooLong)).toBeDefined()
    await press(user)
    expect(field(texts.message).getAttribute('aria-invalid')).toBe('true')
    expect(server.count(SEND)).toBe(0)
  })

  test('shows places that help when the words are about a crisis', async () => {
    const { user } = open({ [SEND]: { ...sent, care: 'Call **988**.' } })
    await fill(user)
    await press(user)
    await screen.findByText('988')
    expect(screen.getByRole('alert').textContent).toContain('Call 988.')
  })
})
