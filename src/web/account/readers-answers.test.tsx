import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { ParagraphVerdict } from '#contract/paragraph-verdicts.ts'
import { nothingSaid } from '#web/about-you/use-about-you.ts'
import { asAda, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import SettingsPage from './SettingsPage.tsx'

const SAVE = 'PUT /api/about-you'
const DELETE = 'DELETE /api/about-you'
const retired = { ...nothingSaid, lifeStage: 'retired', mind: 'The garden.' }

const ada = {
  ...asAda,
  'GET /api/data-export': { dataExport: null },
  'GET /api/auth/profile': { firstName: null, mobileNumber: null },
  'GET /api/identity/sessions': { sessions: [] },
  'GET /api/about-you': nothingSaid,
  'GET /api/paragraph-verdicts': { verdicts: [] },
}

function open(answers: object) {
  const server = fakeServer({ ...ada, ...answers })
  renderPage(SettingsPage, '/settings')
  return { server, user: userEvent.setup() }
}

describe('[N21] about you', () => {
  test('every part can be left out, chosen and saved', async () => {
    const { user, server } = open({
      [SAVE]: ({ body }: { body: object }) => ({ about: { ...nothingSaid, ...body }, care: null }),
    })
    await user.selectOptions(await screen.findByLabelText('Life stage'), 'Retired')
    await user.selectOptions(screen.getByLabelText('On your mind'), 'Friends')
    await user.selectOptions(screen.getByLabelText('On your mind'), 'I would rather not say')
    await user.type(screen.getByLabelText('In your own words'), 'The garden.')
    await user.click(screen.getByRole('button', { name: 'Save Answers' }))
    await screen.findAllByText('It applies from now on.')
    // Not what another tab may have changed.
    const sent = { lifeStage: 'retired', theme: null, mind: 'The garden.' }
    expect(server.seen.find(({ call }) => call === SAVE)?.body).toEqual(sent)
  })

  test('words that are too long are refused before they are sent', async () => {
    const { user, server } = open({ [SAVE]: {} })
    const field = await screen.findByLabelText('In your own words')
    await user.click(field)
    await user.paste('🌙'.repeat(281))
    await user.click(screen.getByRole('button', { name: 'Save Answers' }))
    screen.getByText('That is more than 280 characters. Please shorten it.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(server.count(SAVE)).toBe(0)
  })

  test('shows a refusal, and keeps the typed text', async () => {
    const { user } = open({ [SAVE]: () => refusal(500, { error: 'The server is tired.' }) })
    const field = await screen.findByLabelText('In your own words')
    await user.type(field, 'The garden.')
    await user.click(screen.getByRole('button', { name: 'Save Answers' }))
    await screen.findAllByText('The server is tired.')
    expect(field).toHaveProperty('value', 'The garden.')
  })

  test('words about a crisis are answered with help', async () => {
    const care = 'Call or text **988**.'
    const { user } = open({ [SAVE]: () => ({ about: retired, care }) })
    await screen.findByLabelText('Life stage')
    await user.click(screen.getByRole('button', { name: 'Save Answers' }))
    const note = await screen.findByRole('alert')
    await within(note).findByText('988')
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/care')
    expect(screen.queryByText('It applies from now on.')).toBeNull()
  })

  test('all of it can be deleted, after a question', async () => {
    const { user, server } = open({ 'GET /api/about-you': retired, [DELETE]: { success: true } })
    await screen.findByDisplayValue('The garden.')
    await user.click(screen.getByRole('button', { name: 'Delete All of This' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await screen.findAllByText('What you said about your life is deleted.')
    expect(server.count(DELETE)).toBe(1)
    expect(screen.queryByDisplayValue('The garden.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Delete All of This' })).toBeNull()
  })

  test('does not show a failed list as empty', async () => {
    const answer = vi.fn(() => refusal(500, { error: 'down' }) as unknown)
    const { user } = open({ 'GET /api/about-you': answer })
    const message = await screen.findByText(/What you said about your life could not be loaded/)
    expect(screen.queryByLabelText('Life stage')).toBeNull()
    answer.mockReturnValue(retired)
    const section = message.closest('section') as HTMLElement
    await user.click(within(section).getByRole('button', { name: 'Try Again' }))
    await screen.findByDisplayValue('The garden.')
  })
})

describe('[N21] the list of answers', () => {
  const verdict = (index: number): ParagraphVerdict => ({
    textId: 'reading-1',
    paragraph: `0.${index}`,
    featureName: 'natal_reading',
    verdict: index % 2 ? 'true' : 'not_me',
    excerpt: `Sentence ${index}.`,
    at: '2026-11-21T20:00:00.000Z',
  })

  test('shows the first ones, then all, and removes one of them', async () => {
    let verdicts = Array.from({ length: 7 }, (_, index) => verdict(index))
    const { user, server } = open({
      'GET /api/paragraph-verdicts': () => ({ verdicts }),
      'PUT /api/paragraph-verdicts': () => {
        verdicts = verdicts.slice(1)
        return { success: true }
      },
    })
    await screen.findByText('Sentence 4.')
    expect(screen.queryByText('Sentence 5.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show 2 More' }))
    screen.getByText('Sentence 6.')
    expect(screen.getAllByText(/^Not me · Portrait · Nov 21, 2026$/)).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Remove your answer to: Sentence 0.' }))
    await screen.findAllByText('Your answers are removed.')
    expect(screen.queryByText('Sentence 0.')).toBeNull()
    expect(server.seen.at(-2)?.body).toEqual({
      textId: 'reading-1',
      paragraph: '0.0',
      verdict: null,
    })
  })

  test('is emptied after a question', async () => {
    let verdicts = [verdict(0)]
    const { user } = open({
      'GET /api/paragraph-verdicts': () => ({ verdicts }),
      'DELETE /api/paragraph-verdicts': () => {
        verdicts = []
        return { success: true }
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove All Answers' }))
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await screen.findByText('You have not answered any paragraph yet.')
  })
})
