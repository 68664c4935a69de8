import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { nothingSaid } from '#web/about-you/use-about-you.ts'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { asAda, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const LIST = 'GET /api/paragraph-verdicts'
const JUDGE = 'PUT /api/paragraph-verdicts'
const user = userEvent.setup()
const ofFirst = { textId: 'reading-1', paragraph: '-1.0' }

async function open(answers: object) {
  const server = fakeServer({
    ...asAda,
    'GET /api/readings': [savedReading],
    'GET /api/readings/reading-1': savedReading,
    [LIST]: { verdicts: [] },
    ...answers,
  })
  renderPage(ReadingsPage, '/readings?type=saved&id=reading-1')
  const link = await screen.findByRole('link', { name: /Personality Portrait/ }).catch(() => null)
  if (link) await user.click(link)
  const groups = await screen.findAllByRole('group', { name: 'Is this paragraph true of you?' })
  const first = within(groups[0] as HTMLElement)
  return {
    server,
    groups,
    isTrue: first.getByRole('button', { name: 'True of me' }),
    isNotMe: first.getByRole('button', { name: 'Not me' }),
  }
}

const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'

describe('[N21] under each paragraph', () => {
  test('a press is shown at once and saved; another changes it, and the same takes it back', async () => {
    const { server, groups, isTrue, isNotMe } = await open({ [JUDGE]: { success: true } })
    expect(groups).toHaveLength(2)
    await user.click(isNotMe)
    expect(isPressed(isNotMe)).toBe(true)
    screen.getByText('Left out of new texts for 60 days.')
    isTrue.focus()
    await user.keyboard('{Enter}')
    expect([isPressed(isTrue), isPressed(isNotMe)]).toEqual([true, false])
    expect(screen.queryByText('Left out of new texts for 60 days.')).toBeNull()
    await user.keyboard(' ')
    expect(isPressed(isTrue)).toBe(false)
    await waitFor(() => expect(server.count(JUDGE)).toBe(3))
    const sent = server.seen.filter(({ call }) => call === JUDGE).map(({ body }) => body)
    expect(sent).toEqual(['not_me', 'true', null].map((verdict) => ({ ...ofFirst, verdict })))
  })

  test('nothing is asked under advice', async () => {
    const [section] = savedReading.text.sections
    const advice = { sentences: section?.paragraphs[0]?.sentences ?? [], isAdvice: true }
    const text = { ...savedReading.text, sections: [{ title: 'This month', paragraphs: [advice] }] }
    const { groups } = await open({ 'GET /api/readings/reading-1': { ...savedReading, text } })
    expect(groups).toHaveLength(1)
    screen.getByRole('heading', { name: 'This month' })
  })

  test('the answers of an earlier visit are shown', async () => {
    const known = {
      ...ofFirst,
      featureName: 'natal_reading',
      excerpt: '',
      at: savedReading.createdAt,
    }
    const { isTrue } = await open({ [LIST]: { verdicts: [{ ...known, verdict: 'true' }] } })
    await waitFor(() => expect(isPressed(isTrue)).toBe(true))
  })

  test('undoes what cannot be saved, and says so under its paragraph', async () => {
    const { groups, isNotMe } = await open({ [JUDGE]: () => refusal(500, { error: 'down' }) })
    await user.click(isNotMe)
    const failure = await screen.findByText('Your answer could not be saved. Please try again.')
    expect(groups[0]?.parentElement?.contains(failure)).toBe(true)
    expect(isPressed(isNotMe)).toBe(false)
  })

  test('the first portrait ends with a card that asks where one is in life', async () => {
    const SAVE = 'PUT /api/about-you'
    const { server } = await open({
      'GET /api/about-you': nothingSaid,
      [SAVE]: ({ body }: { body: object }) => ({ about: { ...nothingSaid, ...body }, care: null }),
    })
    const card = within(
      (await screen.findByRole('heading', { name: 'Where are you in life?' }))
        .parentElement as HTMLElement,
    )
    await user.selectOptions(card.getByLabelText('Relationship'), 'Single')
    await user.click(card.getByRole('button', { name: 'Save Answers' }))
    await screen.findAllByText('It applies from now on.')
    expect(server.seen.find(({ call }) => call === SAVE)?.body).toEqual({
      relationship: 'single',
    })
  })

  test('asks nothing of a person who has already answered', async () => {
    await open({ 'GET /api/about-you': { ...nothingSaid, theme: 'work' } })
    expect(screen.queryByText('Where are you in life?')).toBeNull()
  })

  test('asks nothing under a later portrait', async () => {
    await open({
      'GET /api/about-you': nothingSaid,
      'GET /api/readings': (_seen: unknown, url: URL) =>
        url.searchParams.has('order') ? [{ ...savedReading, id: 'reading-0' }] : [savedReading],
    })
    expect(screen.queryByText('Where are you in life?')).toBeNull()
  })
})
