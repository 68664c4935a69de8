import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { AiTestResult } from '#contract/admin.ts'
import { adminServer } from '#web/testing/admin.ts'
import { refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import AiModelsPage from '../AiModelsPage.tsx'

const TEST = 'POST /api/admin/ai-configs/test'

const result: AiTestResult = {
  duration: 1234,
  timeToFirstToken: 410,
  usage: {
    input_tokens: 1500,
    cached_tokens: 300,
    output_tokens: 220,
    reasoning_tokens: 64,
    total_tokens: 1720,
  },
  cost: 0.0042,
  config: {
    model: 'gpt-5-mini',
    reasoningEffort: 'low',
    temperature: 0.7,
    maxTokens: 1200,
    verbosity: 'medium',
  },
  response: 'People relax around you.',
  writer: 'model',
  writtenBy: 'gpt-5-mini-2025-08-07',
  reason: null,
  sentences: [
    { text: 'People relax around you.', isAccepted: true, facts: ['Libra rising'], why: null },
    { text: 'Your Moon is in Leo.', isAccepted: false, facts: [], why: 'The Moon is in Virgo.' },
  ],
}

async function open(answers: object = {}) {
  const server = adminServer({ [TEST]: result, ...answers })
  const page = renderPage(AiModelsPage, '/admin/ai-models?tab=test')
  await screen.findByRole('button', { name: 'Run Test' })
  return { server, ...page, user: userEvent.setup() }
}

const runTest = () => screen.getByRole('button', { name: 'Run Test' })
const openTab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
const sent = (server: ReturnType<typeof adminServer>) =>
  server.seen.findLast(({ call }) => call === TEST)?.body
const tiles = () =>
  ['Duration', 'Tokens Used', 'Model'].map(
    (label) =>
      within(screen.getByRole('region', { name: 'Result' })).getByText(label).nextSibling
        ?.textContent,
  )

describe('[2.31] the Test tab', () => {
  test('[7.29][3.21][8.17] runs the values of the form and shows tiles and response', async () => {
    const { user, server } = await open()
    const prompt = screen.getByLabelText<HTMLTextAreaElement>('Test Prompt')
    expect(prompt).toMatchObject({ rows: 3, placeholder: 'Enter a test prompt...' })
    await user.type(prompt, ' How are you? ')
    await user.click(runTest())
    await screen.findAllByText('Test Complete')
    screen.getAllByText('Response received in 1234ms')
    expect(tiles()).toEqual(['1,234 ms', '1,720', 'gpt-5-mini'])
    screen.getByText('People relax around you.', { selector: '.reading-text' })
    expect(sent(server)).toEqual({
      model: 'gpt-5-mini',
      reasoningEffort: 'low',
      temperature: 0.7,
      maxTokens: 1200,
      verbosity: 'medium',
      testPrompt: 'How are you?',
    })
  })

  test.each(['', '   '])('[5.10] an empty prompt is replaced: %j', async (text) => {
    const { user, server } = await open()
    if (text) await user.type(screen.getByLabelText('Test Prompt'), text)
    await user.click(runTest())
    await screen.findAllByText('Test Complete')
    expect(sent(server)).toMatchObject({
      testPrompt: 'Hello, this is a test message. Please respond briefly.',
    })
  })

  test('[4.15] uses unsaved values, and keeps prompt and result through changes of tab and feature', async () => {
    const { user, server } = await open()
    await user.type(screen.getByLabelText('Test Prompt'), 'Hello')
    await user.click(openTab('Configuration'))
    await user.selectOptions(screen.getByLabelText('Model'), 'gpt-5-nano')
    await user.click(openTab('Test'))
    screen.getByText('The test uses the unsaved values of the Configuration tab.')
    await user.click(runTest())
    await screen.findAllByText('Test Complete')
    expect(sent(server)).toMatchObject({ model: 'gpt-5-nano', testPrompt: 'Hello' })

    await user.click(openTab('Configuration'))
    await user.selectOptions(screen.getByLabelText('Feature'), 'natal_reading')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await screen.findByRole('form', { name: 'Natal Chart Reading' })
    await user.click(openTab('Test'))
    screen.getByText('People relax around you.', { selector: '.reading-text' })
    expect(screen.getByLabelText('Test Prompt')).toHaveProperty('value', 'Hello')
  })

  test('shows what was accepted and rejected, with facts and reasons', async () => {
    const { user } = await open()
    await user.click(runTest())
    await screen.findByText('1 accepted, 1 rejected')
    const list = screen.getByRole('region', { name: 'Checked sentences' })
    const [accepted, rejected] = within(list).getAllByRole('listitem')
    expect(accepted?.textContent).toBe('AcceptedPeople relax around you.Libra rising')
    expect(rejected?.textContent).toBe('RejectedYour Moon is in Leo.The Moon is in Virgo.')
  })

  test('shows tokens by kind, cost and time to first token', async () => {
    const { user } = await open()
    await user.click(runTest())
    await screen.findByText('Cost')
    const textBeside = (label: string) => screen.getByText(label).nextSibling?.textContent
    expect(
      [
        'Written by',
        'Time to first token',
        'Cost',
        'Input tokens',
        'of these cached',
        'Output tokens',
        'of these reasoning',
      ].map(textBeside),
    ).toEqual(['gpt-5-mini-2025-08-07', '410 ms', '$0.0042', '1,500', '300', '220', '64'])
  })

  test('[3.21] shows n/a for what is missing', async () => {
    const { duration, response, writer, reason, sentences } = result
    const { user } = await open({
      [TEST]: { duration, response, writer, reason, sentences, cost: null },
    })
    await user.click(runTest())
    await screen.findByRole('region', { name: 'Result' })
    expect(tiles()).toEqual(['1,234 ms', 'n/a', 'n/a'])
    expect(document.body.textContent).not.toMatch(/undefined|NaN/)
  })

  test('says when the embedded writer wrote, and why', async () => {
    const reason = 'No model is configured.'
    const { user } = await open({
      [TEST]: { ...result, writer: 'embedded', timeToFirstToken: null, cost: null, reason },
    })
    await user.click(runTest())
    await screen.findByText('The embedded writer wrote this response.')
    screen.getByText(reason)
    expect(tiles().at(-1)).toBe('Embedded writer')
  })

  test.each([
    [{ error: 'The key was refused.' }, 'The key was refused.'],
    [{}, 'Failed to test configuration'],
  ])('[8.17] a failure %j says: %s', async (body, text) => {
    const { user } = await open({ [TEST]: () => refusal(502, body, '') })
    await user.click(runTest())
    await screen.findAllByText('Test Failed')
    screen.getAllByText(text)
  })

  test('a failure keeps the result of the test before', async () => {
    const answer = vi.fn(() => result as unknown)
    const { user } = await open({ [TEST]: answer })
    await user.click(runTest())
    await screen.findAllByText('Test Complete')
    answer.mockReturnValue(refusal(502, { error: 'Down.' }))
    await user.click(runTest())
    await screen.findAllByText('Test Failed')
    screen.getByRole('region', { name: 'Result' })
  })

  test('a long test shows that it runs, and can be canceled without a failure', async () => {
    const { user } = await open({ [TEST]: () => new Promise(() => {}) })
    await user.click(runTest())
    expect(await screen.findByRole('button', { name: 'Testing...' })).toHaveProperty(
      'disabled',
      true,
    )
    screen.getByRole('timer')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByText('The test was canceled.')
    runTest()
    expect(screen.queryByText('Test Failed')).toBeNull()
  })

  test('a running test goes on while another tab is open', async () => {
    let answer: (reply: AiTestResult) => void = () => {}
    const reply = new Promise((resolve) => {
      answer = resolve
    })
    const { user } = await open({ [TEST]: () => reply })
    await user.click(runTest())
    await user.click(openTab('Configuration'))
    act(() => answer(result))
    await screen.findAllByText('Test Complete')
    await user.click(openTab('Test'))
    screen.getByRole('region', { name: 'Result' })
  })

  test('a prompt that is too long is refused under its field and not sent', async () => {
    const { user, server } = await open()
    const prompt = screen.getByLabelText('Test Prompt')
    await user.click(prompt)
    await user.paste('x'.repeat(4001))
    await user.click(runTest())
    screen.getByText('The test prompt can have at most 4,000 characters.')
    expect(prompt.getAttribute('aria-invalid')).toBe('true')
    expect(server.count(TEST)).toBe(0)
  })

  test('invalid settings are not sent', async () => {
    const { user, server } = await open()
    await user.click(openTab('Configuration'))
    await user.clear(screen.getByLabelText('Max Tokens'))
    await user.click(openTab('Test'))
    await user.click(runTest())
    await screen.findByText(
      'Some values in the Configuration tab are invalid. Correct them, then run the test.',
    )
    await waitFor(() => expect(server.count(TEST)).toBe(0))
  })
})
