import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ChatFact, ChatHistory, ChatMessage } from '#contract/chat.ts'
import { messages } from '#contract/messages.ts'
import { asAda, asStranger, fakeServer, refusal, type SeenCall } from '#web/testing/fake-server.ts'
import { asSubscriber } from '#web/testing/horoscopes.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { stubResizeObserver } from '#web/testing/resize-observer.ts'
import BabaBlissPage from './BabaBlissPage.tsx'

const HISTORY = 'GET /api/chat/history'
const SEND = 'POST /api/chat'
const RESET = 'DELETE /api/chat'
const texts = messages.chat

const user = userEvent.setup()
const never = () => new Promise(() => {})
const open = () => renderPage(BabaBlissPage, '/baba-bliss')
const input = () => screen.findByLabelText<HTMLTextAreaElement>('Message')
/** In the conversation; the line for screen readers repeats an answer. */
const said = async (text: string | RegExp) =>
  within(await screen.findByRole('log')).findByText(text)
const press = (name: string) => user.click(screen.getByRole('button', { name }))

const history = (more: Partial<ChatHistory> = {}): ChatHistory => ({
  messages: [],
  before: null,
  suggestions: ['What is today about?'],
  allowance: { left: 99, perDay: 100 },
  ...more,
})
const at = '2026-11-23T10:00:00Z'
const question = (content: string, id = content): ChatMessage => {
  return { id, role: 'user', content, createdAt: at }
}
const answer = (content: string, more: Partial<ChatMessage> = {}): ChatMessage => {
  return {
    id: `answer ${content}`,
    role: 'assistant',
    status: 'done',
    content,
    createdAt: at,
    ...more,
  }
}
const serve = (more = {}) => fakeServer({ ...asSubscriber, [HISTORY]: history(), ...more })

/** A reply in server-sent events. */
function events(...list: [event: string, data: object][]) {
  const body = list.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  return new Response(body.join(''), { headers: { 'content-type': 'text/event-stream' } })
}
const answered = (content: string, more: Partial<ChatMessage> = {}) =>
  events(
    ['looking', { text: 'Looking at December…' }],
    ['content', { id: 'a', content: content.slice(0, 4) }],
    ['answer', { message: answer(content, more), allowance: { left: 98, perDay: 100 } }],
  )

/** A streamed reply that the test writes. */
function openStream() {
  const encoder = new TextEncoder()
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    write: (event: string, data: object) =>
      act(async () =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
      ),
    end: () => act(async () => controller.close()),
  }
}

// jsdom has no layout.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  stubResizeObserver()
})

describe('[2.20] the states of the page', () => {
  test('[6.1] for a stranger: the way to log in and back, and no call', async () => {
    const server = fakeServer(asStranger)
    open()
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?redirect=/baba-bliss')
    expect(server.count(HISTORY)).toBe(0)
  })

  test('while the conversation loads: its shape, and no subtitle', async () => {
    const server = serve({ [HISTORY]: never })
    open()
    await waitFor(() => expect(server.count(HISTORY)).toBe(1))
    expect(screen.getByRole('status').textContent).toMatch(/Loading…$/)
    expect(screen.queryByText('Natal chart loaded')).toBeNull()
  })

  test('[6.2] where the server says that it is not paid for: the gate', async () => {
    const closed = refusal(403, { error: 'Closed.', subscriptionRequired: true })
    fakeServer({ ...asAda, [HISTORY]: closed })
    open()
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeDefined()
    expect(screen.queryByLabelText('Message')).toBeNull()
  })

  test('[6.3] where no natal chart was generated: the card, with the button to the readings', async () => {
    serve({ [HISTORY]: refusal(409, { error: 'None.', requiresNatalChart: true }) })
    open()
    expect(await screen.findByRole('heading', { name: 'Natal Chart Required' })).toBeDefined()
    expect(screen.getByText('Ready to guide you')).toBeDefined()
    const link = screen.getByRole('link', { name: 'Go to Readings' })
    expect(link.getAttribute('href')).toBe('/readings')
    expect(screen.queryByLabelText('Message')).toBeNull()
  })

  test('after a failed call: its sentence and another try', async () => {
    const server = serve({ [HISTORY]: refusal(500, { error: 'The archive is locked.' }) })
    open()
    expect(await screen.findByText('The archive is locked.')).toBeDefined()
    expect(screen.getByText('Ready to guide you')).toBeDefined()
    server.answers[HISTORY] = history()
    await press('Try Again')
    expect(await input()).toBeDefined()
  })

  test('says that the account is out of reach where no token can be fetched, and loads after another try', async () => {
    const server = serve({
      'GET /api/identity/token': () => refusal(500, {}),
      [HISTORY]: ({ headers }: SeenCall) =>
        headers.has('authorization') ? history() : refusal(401, { error: 'Please log in.' }),
    })
    open()
    expect(await screen.findByText(/^We cannot reach your account right now/)).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull()
    server.answers['GET /api/identity/token'] = asAda['GET /api/identity/token']
    await press('Try Again')
    expect(await input()).toBeDefined()
  })

  test('in an empty conversation: a greeting that is not a message, three questions, and no reset', async () => {
    serve()
    open()
    expect(await screen.findByText(/^Hello, friend\./)).toBeDefined()
    expect(screen.getByText('Natal chart loaded')).toBeDefined()
    expect((await input()).placeholder).toBe('Ask Baba Bliss for guidance...')
    expect(screen.getByRole('button', { name: 'What is today about?' })).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset Chat' }).disabled).toBe(
      true,
    )
  })

  test('greets by the first name', async () => {
    const named = { ...(asSubscriber['GET /api/auth/user'] as object), firstName: 'Ada' }
    serve({ 'GET /api/auth/user': named })
    open()
    expect(await screen.findByText(/^Hello, Ada\./)).toBeDefined()
  })
})

describe('[2.20][5.8] a message', () => {
  test('[2.24] Enter sends the message, and Shift+Enter breaks the line', async () => {
    const server = serve({ [SEND]: () => answered('In Leo.') })
    open()
    await user.type(await input(), 'Where is{Shift>}{Enter}{/Shift}my Venus?{Enter}')
    expect(await said('In Leo.')).toBeDefined()
    const sent = server.seen.find(({ call }) => call === SEND)
    expect(sent?.body).toMatchObject({ message: 'Where is\nmy Venus?' })
    expect(sent?.headers.get('accept')).toBe('text/event-stream')
    expect(sent?.headers.get('time-zone')).toBeTruthy()
    expect((await input()).value).toBe('')
  })

  test('Enter that ends a composition does not send', async () => {
    const server = serve()
    open()
    const field = await input()
    await user.type(field, 'こんにちは')
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
    expect(server.count(SEND)).toBe(0)
  })

  test.each(['', '   ', '\n \n'])('a blank one, %j, is never sent', async (text) => {
    const server = serve()
    open()
    fireEvent.change(await input(), { target: { value: text } })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true)
    fireEvent.keyDown(await input(), { key: 'Enter' })
    expect(server.count(SEND)).toBe(0)
  })

  test('of more than 4,000 characters is counted and not sent; an emoji is one of them', async () => {
    const server = serve({ [SEND]: () => answered('Long.') })
    open()
    fireEvent.change(await input(), { target: { value: '🌙'.repeat(4001) } })
    expect(screen.getByText(/4,001 \/ 4,000/).textContent).toContain(texts.tooLong)
    fireEvent.keyDown(await input(), { key: 'Enter' })
    expect(server.count(SEND)).toBe(0)
    fireEvent.change(await input(), { target: { value: '🌙'.repeat(4000) } })
    fireEvent.keyDown(await input(), { key: 'Enter' })
    expect(await said('Long.')).toBeDefined()
  })

  test('shows what he looks at, then the words as they come; no second one is sent meanwhile', async () => {
    const stream = openStream()
    const server = serve({ [SEND]: () => stream.response })
    open()
    await user.type(await input(), 'When?{Enter}')
    await stream.write('looking', { text: 'Looking at December…' })
    expect(await screen.findByText('Looking at December…')).toBeDefined()
    await stream.write('content', { id: 'a', content: 'On Tuesday' })
    expect(await said('On Tuesday')).toBeDefined()
    await user.type(await input(), 'And then?{Enter}')
    expect(server.count(SEND)).toBe(1)
    expect((await input()).value).toBe('And then?')
    await stream.write('answer', {
      message: answer('On Tuesday, at ten.'),
      allowance: { left: 98, perDay: 100 },
    })
    await stream.end()
    expect(await said('On Tuesday, at ten.')).toBeDefined()
    expect(screen.getAllByText('When?')).toHaveLength(1)
  })

  test('Stop asks the server, and what was written stays', async () => {
    const stream = openStream()
    const server = serve({
      [SEND]: () => stream.response,
      'POST /api/chat/stop': { success: true },
    })
    open()
    await user.type(await input(), 'When?{Enter}')
    await stream.write('content', { id: 'a', content: 'On Tuesday' })
    await press('Stop')
    await waitFor(() => expect(server.count('POST /api/chat/stop')).toBe(1))
    const bodyOf = (name: string) =>
      server.seen.find(({ call }) => call === name)?.body as { key: string }
    expect(bodyOf('POST /api/chat/stop')).toEqual({ key: bodyOf(SEND).key })
    await stream.write('answer', {
      message: answer('On Tuesday', { status: 'stopped' }),
      allowance: { left: 98, perDay: 100 },
    })
    await stream.end()
    expect(await screen.findByText(texts.stopped)).toBeDefined()
    expect(await said('On Tuesday')).toBeDefined()
  })

  test('Stop that is pressed before the message is stored is sent once it is', async () => {
    const stream = openStream()
    const server = serve({
      [SEND]: () => stream.response,
      'POST /api/chat/stop': { success: true },
    })
    open()
    await user.type(await input(), 'When?{Enter}')
    await press('Stop')
    expect(server.count('POST /api/chat/stop')).toBe(0)
    await stream.write('looking', { text: 'Looking at December…' })
    await stream.write('content', { id: 'a', content: '' })
    await waitFor(() => expect(server.count('POST /api/chat/stop')).toBe(1))
    const bodyOf = (name: string) =>
      server.seen.find(({ call }) => call === name)?.body as { key: string }
    expect(bodyOf('POST /api/chat/stop')).toEqual({ key: bodyOf(SEND).key })
    const order = server.seen.map(({ call }) => call)
    expect(order.indexOf('POST /api/chat/stop')).toBeGreaterThan(order.indexOf(SEND))
    await stream.write('answer', {
      message: answer('', { status: 'stopped' }),
      allowance: { left: 98, perDay: 100 },
    })
    await stream.end()
    expect(await screen.findByText(texts.stopped)).toBeDefined()
  })

  test('Stop is not sent for a message that is refused', async () => {
    const stream = openStream()
    const server = serve({
      [SEND]: () => stream.response,
      'POST /api/chat/stop': { success: true },
    })
    open()
    await user.type(await input(), 'When?{Enter}')
    await press('Stop')
    await stream.write('error', { error: 'Too many.', message: 'Too many.' })
    await stream.end()
    expect(await screen.findByText('Too many.')).toBeDefined()
    expect(server.count('POST /api/chat/stop')).toBe(0)
  })

  test('an answer that failed can be tried again after a reload, with the same key', async () => {
    const key = '7d1a3b6e-4c1f-4c53-9d7e-0d8f3a1b2c4d'
    const failed = answer('', { id: 'a', status: 'failed' })
    const server = serve({
      [HISTORY]: history({ messages: [{ ...question('When?'), key }, failed] }),
      [SEND]: () => answered('On Tuesday, at ten.', { id: 'a' }),
    })
    open()
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await said('On Tuesday, at ten.')).toBeDefined()
    const sent = server.seen.find(({ call }) => call === SEND)
    expect(sent?.body).toEqual({ message: 'When?', key })
    expect(screen.getAllByText('When?')).toHaveLength(1)
    expect(screen.queryByText(texts.answerFailed)).toBeNull()
  })

  test('a suggested question is asked with one press', async () => {
    const server = serve({ [SEND]: () => answered('Rest.', { suggestions: ['And tomorrow?'] }) })
    open()
    await user.click(await screen.findByRole('button', { name: 'What is today about?' }))
    expect(await screen.findByRole('button', { name: 'And tomorrow?' })).toBeDefined()
    expect(server.seen.find(({ call }) => call === SEND)?.body).toMatchObject({
      message: 'What is today about?',
    })
  })

  test('HTML, images and links in an answer are text or nothing', async () => {
    serve({
      [SEND]: () =>
        answered('<b>Hi</b> ![x](https://evil.example/x.png) [go](https://evil.example)'),
    })
    open()
    await user.type(await input(), '<img src=x onerror=alert(1)>{Enter}')
    expect(await said('<img src=x onerror=alert(1)>')).toBeDefined()
    await said(/go/)
    const log = screen.getByRole('log')
    expect(log.querySelector('img, a, b')).toBeNull()
  })
})

describe('[8.11] a message that fails', () => {
  const send = async () => user.type(await input(), 'When?{Enter}')

  test('says why, keeps the words, and is retried with the same key', async () => {
    const server = serve({ [SEND]: refusal(503, { error: 'The sky is cloudy.' }) })
    open()
    await send()
    expect(await screen.findByText('The sky is cloudy.')).toBeDefined()
    expect(screen.getByText('When?')).toBeDefined()
    server.answers[SEND] = () => answered('Now.')
    await press('Try Again')
    expect(await said('Now.')).toBeDefined()
    const keys = server.seen.filter(({ call }) => call === SEND).map(({ body }) => body)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toEqual(keys[1])
    expect(screen.getAllByText('When?')).toHaveLength(1)
  })

  test('without a reason: the promised sentence', async () => {
    serve({ [SEND]: refusal(500, {}) })
    open()
    await send()
    expect(await screen.findByText('Failed to send message. Please try again.')).toBeDefined()
  })

  test('in the stream, or by an end without an answer', async () => {
    const server = serve({ [SEND]: () => events(['error', { error: 'Fog.', message: 'Fog.' }]) })
    open()
    await send()
    expect(await screen.findByText('Fog.')).toBeDefined()
    server.answers[SEND] = () => events(['content', { id: 'a', content: 'On' }])
    await press('Try Again')
    expect(await screen.findByText(messages.general.unreachable)).toBeDefined()
  })

  test('is not an error once its answer has arrived another way', async () => {
    const server = serve({ [SEND]: refusal(503, { error: 'The sky is cloudy.' }) })
    open()
    await send()
    await screen.findByText('The sky is cloudy.')
    const sent = server.seen.find(({ call }) => call === SEND)?.body as { key: string }
    server.answers[HISTORY] = history({
      messages: [{ ...question('When?'), key: sent.key }, answer('Now.')],
    })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await said('Now.')
    expect(screen.queryByText('The sky is cloudy.')).toBeNull()
    expect(screen.getAllByText('When?')).toHaveLength(1)
  })

  test('is not lost when another one is sent, and a suggestion leaves the draft alone', async () => {
    const server = serve({ [SEND]: refusal(503, { error: 'The sky is cloudy.' }) })
    open()
    await send()
    await screen.findByText('The sky is cloudy.')
    server.answers[SEND] = () => answered('Then.')
    await user.type(await input(), 'Where?{Enter}')
    await said('Then.')
    expect((await input()).value).toBe('When?')
  })

  test('can be edited', async () => {
    serve({ [SEND]: refusal(503, { error: 'The sky is cloudy.' }) })
    open()
    await send()
    await user.click(await screen.findByRole('button', { name: 'Edit Message' }))
    expect((await input()).value).toBe('When?')
    expect(screen.queryByText('The sky is cloudy.')).toBeNull()
  })

  test('without a subscription: to the subscription page, with a toast', async () => {
    serve({ [SEND]: refusal(403, { error: 'Pay.', subscriptionRequired: true }) })
    const { router } = open()
    await send()
    await waitFor(() => expect(router.state.location.pathname).toBe('/subscribe'))
    expect(router.state.location.search).toBe('?plan=monthly')
    expect(await screen.findByText('Subscription Required')).toBeDefined()
  })

  test('without a chart: the toast, and the card instead of the composer', async () => {
    const missing = refusal(409, { error: 'None.', requiresNatalChart: true })
    const server = serve({ [SEND]: missing })
    open()
    await input()
    server.answers[HISTORY] = missing
    await send()
    await waitFor(() =>
      expect(screen.getAllByText('Natal Chart Required').length).toBeGreaterThanOrEqual(2),
    )
    expect(screen.getAllByText(texts.natalChartRequired.text).length).toBeGreaterThanOrEqual(2)
    expect(screen.getByText('When?')).toBeDefined()
  })
})

describe('the conversation', () => {
  const facts = [
    {
      id: 'transit:jupiter~mc:sextile:2027-02-02',
      label: 'Jupiter sextile your Midheaven',
      points: ['Midheaven'],
      at: '2027-02-02T06:00:00Z',
    },
    { id: 'placement:venus', label: 'Venus 21°42′ Libra', points: ['Venus'] },
  ]

  test('[3.13][7.23] is shown in order, and is a log that is not read out word by word', async () => {
    serve({ [HISTORY]: history({ messages: [question('Where?'), answer('Here.')] }) })
    open()
    const log = await screen.findByRole('log')
    expect(log.getAttribute('aria-live')).toBe('off')
    const parts = within(log).getAllByRole('article')
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(['You', 'Baba Bliss'])
  })

  test('[7.25] is reset after a question', async () => {
    let isReset = false
    const before = history({
      messages: [question('Where?'), answer('Here.')],
      suggestions: [],
    })
    const server = serve({
      [HISTORY]: () => (isReset ? history() : before),
      [RESET]() {
        isReset = true
        return { success: true }
      },
    })
    open()
    await said('Here.')
    await press('Reset Chat')
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(server.count(RESET)).toBe(0)
    await press('Reset Chat')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset Chat' }),
    )
    await waitFor(() => expect(screen.queryByText('Here.')).toBeNull())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset Chat' }).disabled).toBe(
      true,
    )
    expect(await screen.findByText('What is today about?')).toBeDefined()
  })

  test('an answer is read out when it comes, without its marks, and not again after a reset', async () => {
    let isReset = false
    serve({
      [HISTORY]: () => history({ messages: isReset ? [] : [question('Where?'), answer('Here.')] }),
      [SEND]: () => answered('- Your **Moon**\\.'),
      [RESET]() {
        isReset = true
        return { success: true }
      },
    })
    open()
    await said('Here.')
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent ?? '')
        .join('')
    expect(announced()).toBe('')
    await user.type(await input(), 'When?{Enter}')
    await waitFor(() => expect(announced()).toBe('Your Moon.'))
    await press('Reset Chat')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset Chat' }),
    )
    await waitFor(() => expect(screen.queryByText('Here.')).toBeNull())
    expect(announced()).toBe('')
  })

  test('[8.11] a reset that fails says so and loses nothing', async () => {
    serve({
      [HISTORY]: history({ messages: [question('Where?'), answer('Here.')] }),
      [RESET]: refusal(500, {}),
    })
    open()
    await screen.findByText('Here.')
    await press('Reset Chat')
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reset Chat' }),
    )
    expect(await screen.findByText('Failed to reset chat. Please try again.')).toBeDefined()
    expect(screen.getByText('Here.')).toBeDefined()
  })

  test('an answer that was being written when the page opened is followed to its end', async () => {
    const server = serve({
      [HISTORY]: history({ messages: [question('Where?'), answer('', { status: 'writing' })] }),
    })
    open()
    expect(await screen.findByText('One moment…')).toBeDefined()
    expect(screen.queryByText(/looking at your chart/i)).toBeNull()
    server.answers[HISTORY] = history({ messages: [question('Where?'), answer('In Leo.')] })
    await waitFor(
      () => expect(within(screen.getByRole('log')).getByText('In Leo.')).toBeDefined(),
      {
        timeout: 3000,
      },
    )
  })

  test('[N1] an answer names its facts; a pressed one is said in words with its own time', async () => {
    serve({ [HISTORY]: history({ messages: [question('When?'), answer('February.', { facts })] }) })
    open()
    await user.click(await screen.findByRole('button', { name: 'Jupiter sextile your Midheaven' }))
    expect(
      await screen.findByText(/^Jupiter sextile your Midheaven, .*February 2, 2027/),
    ).toBeDefined()
  })

  test('all facts show but from the sixth on, where "more" stands for two at the least', async () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        id: `placement:${index}`,
        label: `Planet ${index}`,
        points: [],
      }))
    const answers = [answer('Five.', { facts: some(5) }), answer('Six.', { facts: some(6) })]
    serve({ [HISTORY]: history({ messages: answers }) })
    open()
    await said('Six.')
    const [five, six] = screen.getAllByRole('article', { name: 'Baba Bliss' })
    const names = (part: HTMLElement | undefined) =>
      within(part as HTMLElement)
        .getAllByRole('button', { name: /^Planet|more$/ })
        .map(({ textContent }) => textContent)
    expect(names(five)).toEqual(['Planet 0', 'Planet 1', 'Planet 2', 'Planet 3', 'Planet 4'])
    expect(names(six)).toEqual(['Planet 0', 'Planet 1', 'Planet 2', 'Planet 3', '2 more'])
  })

  test('facts with equal names show their dates', async () => {
    const pass = (at: string) => ({ ...facts[0], id: at, label: 'Pluto trine your Sun', at })
    const passes = [pass('2020-03-25T12:00:00Z'), pass('2020-09-04T12:00:00Z')] as ChatFact[]
    const all = [...passes, ...(facts as ChatFact[])]
    serve({
      [HISTORY]: history({ messages: [question('When?'), answer('Twice.', { facts: all })] }),
    })
    open()
    await screen.findByRole('button', { name: /^Pluto trine your Sun\s*Mar 25, 2020$/ })
    screen.getByRole('button', { name: /^Pluto trine your Sun\s*Sep 4, 2020$/ })
    screen.getByRole('button', { name: 'Jupiter sextile your Midheaven' })
  })

  test('earlier messages are loaded on request', async () => {
    const newest = history({ messages: [question('New?'), answer('New.')], before: 'cursor' })
    const early = history({ messages: [question('Old?'), answer('Old.')] })
    serve({
      [HISTORY]: (_seen: SeenCall, url: URL) => (url.searchParams.has('before') ? early : newest),
    })
    open()
    await user.click(await screen.findByRole('button', { name: 'Earlier Messages' }))
    await screen.findByText('Old.')
    const parts = within(screen.getByRole('log')).getAllByRole('article')
    expect(parts.map(({ textContent }) => textContent?.slice(0, 4))).toEqual([
      'Old?',
      'Old.',
      'New?',
      'New.',
    ])
    expect(screen.queryByRole('button', { name: 'Earlier Messages' })).toBeNull()
  })

  test('earlier messages leave those that are shown as they are', async () => {
    const exchanges = Array.from({ length: 30 }, (_, nth) => [
      question(`${nth}?`),
      answer(`${nth}.`),
    ]).flat()
    const newest = history({ messages: exchanges, before: 'cursor' })
    const early = history({ messages: [question('Old?'), answer('Old.')] })
    serve({
      [HISTORY]: (_seen: SeenCall, url: URL) => (url.searchParams.has('before') ? early : newest),
    })
    open()
    const button = await screen.findByRole('button', { name: 'Earlier Messages' })
    const shown = () => within(screen.getByRole('log')).getAllByRole('article')
    const before = shown()
    await user.click(button)
    await screen.findByText('Old.')
    expect(before).toHaveLength(60)
    expect(shown().slice(2)).toEqual(before)
    expect(before.every(({ isConnected }) => isConnected)).toBe(true)
  })

  describe('a thumb down', () => {
    const FEEDBACK = 'POST /api/feedback'
    const wordsField = () => screen.getByLabelText<HTMLTextAreaElement>('Anything else? (optional)')
    async function thumbDown(reply: unknown = { success: true }) {
      const server = serve({
        [HISTORY]: history({ messages: [question('When?'), answer('February.')] }),
        [FEEDBACK]: reply,
      })
      open()
      await user.click(await screen.findByRole('button', { name: 'Bad answer' }))
      const sent = () => server.seen.flatMap(({ call, body }) => (call === FEEDBACK ? [body] : []))
      return { server, sent }
    }

    test('asks for a reason and more words, which are sent together', async () => {
      const { sent } = await thumbDown()
      expect(
        screen.getByRole<HTMLButtonElement>('button', { name: 'Send feedback' }).disabled,
      ).toBe(true)
      await press('Unclear')
      await press('Not true')
      await user.type(wordsField(), 'My Moon is in Leo.')
      await press('Send feedback')
      expect(await screen.findByText('Thank you. We will look at it.')).toBeDefined()
      expect(screen.queryByLabelText('Anything else? (optional)')).toBeNull()
      const rating = { textId: 'answer February.', thumb: 'down' }
      expect(sent()).toEqual([rating, { ...rating, reason: 'wrong', words: 'My Moon is in Leo.' }])
    })

    test('can be sent with a reason or with words alone', async () => {
      const { sent } = await thumbDown()
      await press('Unkind')
      await press('Send feedback')
      await screen.findByText('Thank you. We will look at it.')
      await press('Bad answer')
      await press('Bad answer')
      await user.type(wordsField(), 'Dull.')
      await press('Send feedback')
      await screen.findByText('Thank you. We will look at it.')
      expect(sent().at(1)).toEqual({ textId: 'answer February.', thumb: 'down', reason: 'unkind' })
      expect(sent().at(-1)).toEqual({ textId: 'answer February.', thumb: 'down', words: 'Dull.' })
    })

    test('with words about a crisis shows where people help', async () => {
      await thumbDown({ success: true, care: 'I am glad you wrote this.\n\nCall **988**.' })
      await user.type(wordsField(), 'I want to die.')
      await press('Send feedback')
      expect(await screen.findByText('988')).toBeDefined()
      expect(screen.queryByText('Thank you. We will look at it.')).toBeNull()
    })

    test('keeps what was chosen and written when it cannot be sent', async () => {
      const { server, sent } = await thumbDown()
      await press('Not true')
      await user.type(wordsField(), 'My Moon is in Leo.')
      server.answers[FEEDBACK] = refusal(503, { error: 'Down.', message: 'Down.' })
      await press('Send feedback')
      expect(await screen.findByText('Down.')).toBeDefined()
      expect(wordsField().value).toBe('My Moon is in Leo.')
      expect(screen.queryByText('Thank you. We will look at it.')).toBeNull()
      server.answers[FEEDBACK] = { success: true }
      await press('Send feedback')
      expect(await screen.findByText('Thank you. We will look at it.')).toBeDefined()
      expect(sent().at(-1)).toMatchObject({ reason: 'wrong', words: 'My Moon is in Leo.' })
    })

    test('says that more than 500 characters are too many', async () => {
      await thumbDown()
      await press('Something else')
      fireEvent.change(wordsField(), { target: { value: '🌙'.repeat(501) } })
      expect(screen.getByText('That is more than 500 characters. Please shorten it.')).toBeDefined()
      const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send feedback' })
      expect(send.disabled).toBe(true)
      fireEvent.change(wordsField(), { target: { value: '🌙'.repeat(500) } })
      expect(send.disabled).toBe(false)
    })
  })

  test('the last messages of a day are announced, and the limit says when it ends', async () => {
    const freeAt = new Date(Date.now() + 3_600_000).toISOString()
    const server = serve({ [HISTORY]: history({ allowance: { left: 3, perDay: 100 } }) })
    open()
    expect(await screen.findByText('3 messages left today')).toBeDefined()
    server.answers[HISTORY] = history({ allowance: { left: 0, perDay: 100, freeAt } })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText(/which is the limit/)).toBeDefined()
  })

  test('a message beyond the daily limit is sent: the server answers one about a crisis', async () => {
    const server = serve({
      [HISTORY]: history({ allowance: { left: 0, perDay: 100 } }),
      [SEND]: () => answered('I am here.', { isCare: true }),
    })
    open()
    await user.type(await input(), 'I want to die{Enter}')
    expect(await within(screen.getByRole('log')).findByText('I am here.')).toBeDefined()
    expect(server.count(SEND)).toBe(1)
  })

  test('an ordinary message beyond it is refused, and can be edited', async () => {
    const refused = 'You have sent 100 messages within 24 hours.'
    serve({
      [HISTORY]: history({ allowance: { left: 0, perDay: 100 } }),
      [SEND]: refusal(429, { error: refused, message: refused }),
    })
    open()
    await user.type(await input(), 'When?{Enter}')
    expect(await screen.findByText(refused)).toBeDefined()
    expect(screen.getByRole('button', { name: 'Edit Message' })).toBeDefined()
  })
})
