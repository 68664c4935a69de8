import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import type { ReadingPreview } from '#contract/readings.ts'
import LandingPage from '#web/pages/LandingPage.tsx'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { pendingNatal } from '#web/pending/pending-natal.ts'
import {
  asAda,
  asStranger,
  currentUser,
  fakeServer,
  noSubscription,
  refusal,
} from '#web/testing/fake-server.ts'
import { chart, chartOfTheDay, facts, text } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'

const SEE = 'POST /api/readings/preview'
const PLACES = 'GET /api/location/autocomplete'
const tampa = {
  display_name: 'Tampa, Florida, United States',
  place_id: '4174757',
  lat: 27.9,
  lon: -82.5,
}
const preview: ReadingPreview = {
  chartData: chart,
  lines: [
    line('Sun', 'Taurus', 'You choose slowly.', 'placement:sun'),
    line('Moon', 'Gemini', 'You feel better once you have talked.', 'placement:moon'),
    line('Ascendant', 'Scorpio', 'People find you hard to read.', 'angle:asc'),
  ],
  text: { opening: text.opening, sections: [] },
  facts,
}
const answers = { ...asStranger, [PLACES]: [tampa], [SEE]: preview }
const user = userEvent.setup()

function line(point: string, signName: string, sentence: string, fact: string) {
  return { point, signName, text: sentence, facts: [fact] }
}

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

async function fillIn() {
  await screen.findByRole('button', { name: 'See My Chart' })
  type('Birth date', '1984-05-02')
  type('Birth time', '20:04')
  type('Birth location', 'Tampa')
}

const see = () => user.click(screen.getByRole('button', { name: 'See My Chart' }))

describe('[6.1] the chart of a visitor on the start page', () => {
  test('answers on the same page with the wheel, three sentences and a paragraph', async () => {
    const server = fakeServer(answers)
    const { at } = renderPage(LandingPage, '/')
    await fillIn()
    await see()
    await screen.findByRole('group', { name: 'Chart wheel' })
    for (const { text: sentence } of preview.lines) expect(screen.getByText(sentence)).toBeDefined()
    expect(screen.getByText('Rising in Scorpio')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /^Why\?/ }))
    expect(screen.getByText('Saturn conjunction Ascendant, orb 0°09′')).toBeDefined()
    expect(at()).toBe('/')
    const sent = server.seen.find(({ call }) => call === SEE)?.body
    expect(sent).toEqual({ birthDate: '1984-05-02', birthTime: '20:04', birthLocation: 'Tampa' })
  })

  test('stores nothing until the person keeps it, and then leads on to the portrait', async () => {
    fakeServer(answers)
    const { at } = renderPage(LandingPage, '/')
    await fillIn()
    await see()
    const keep = await screen.findByRole('link', { name: 'Keep it and read on' })
    expect(pendingNatal()).toBeUndefined()
    await user.click(keep)
    expect(at()).toBe('/signup?plan=monthly&redirect=/readings')
    expect(pendingNatal()).toMatchObject({ birthDate: '1984-05-02', birthTime: '20:04' })
  })

  test('leads a signed-in person without a subscription to the checkout', async () => {
    fakeServer({ ...asAda, [SEE]: preview, 'GET /api/subscription-status': noSubscription })
    renderPage(LandingPage, '/')
    await fillIn()
    await see()
    const keep = await screen.findByRole('link', { name: 'Keep it and read on' })
    await waitFor(() =>
      expect(keep.getAttribute('href')).toBe('/checkout?plan=monthly&redirect=/readings'),
    )
  })

  test('[6.2] offers the form in the preview where the chart of a known birth is refused', async () => {
    const birth = { birthDate: '1988-10-30', birthTime: '01:30', birthLocation: 'Tampa' }
    const known = { ...currentUser, natalChartData: birth }
    const server = fakeServer({
      ...asAda,
      'GET /api/auth/user': known,
      'GET /api/subscription-status': noSubscription,
      [SEE]: () => refusal(429, { error: 'Please wait.', message: 'Please wait.' }),
    })
    renderPage(ReadingsPage, '/readings')
    expect(await screen.findByText('Please wait.')).toBeDefined()
    server.answers[SEE] = preview
    await fillIn()
    await see()
    await screen.findByRole('group', { name: 'Chart wheel' })
  })

  test('offers places by name once the form is touched', async () => {
    const server = fakeServer(answers)
    renderPage(LandingPage, '/')
    await fillIn()
    await user.click(screen.getByLabelText('Birth date'))
    await user.type(await screen.findByRole('combobox', { name: 'Birth location' }), ', F')
    await user.click(await screen.findByRole('option', { name: tampa.display_name }))
    await see()
    await screen.findByRole('group', { name: 'Chart wheel' })
    const { place_id, lat, lon } = tampa
    expect(server.seen.find(({ call }) => call === SEE)?.body).toMatchObject({
      birthLocation: tampa.display_name,
      place: { place_id, lat, lon },
    })
  })

  test('offers them for what was typed before the list was loaded', async () => {
    fakeServer(answers)
    renderPage(LandingPage, '/')
    await screen.findByRole('button', { name: 'See My Chart' })
    const plain = screen.getByLabelText('Birth location')
    act(() => {
      plain.focus()
      fireEvent.change(plain, { target: { value: 'Tampa' } })
    })
    await screen.findByRole('option', { name: tampa.display_name })
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Birth location' }))
  })

  test('[5.7] says under each field what is missing, and sends nothing', async () => {
    const server = fakeServer(answers)
    renderPage(LandingPage, '/')
    await screen.findByRole('button', { name: 'See My Chart' })
    type('Birth time', '20:04')
    await see()
    expect(await screen.findByText(messages.birth.missingParts.date)).toBeDefined()
    expect(screen.getByText(messages.birth.missingParts.location)).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Birth date'))
    expect(server.count(SEE)).toBe(0)
  })

  test('[K18] sends an unknown time as unknown, and says why there is no rising sign', async () => {
    const lines = preview.lines
      .slice(0, 1)
      .concat([
        line('Moon', 'Taurus', 'Good food calms you down.', 'placement:moon'),
        line('Moon', 'Gemini', 'You feel better once you have talked.', 'placement:moon'),
      ])
    const server = fakeServer({
      ...answers,
      [SEE]: { ...preview, chartData: chartOfTheDay, lines },
    })
    renderPage(LandingPage, '/')
    await fillIn()
    await user.click(screen.getByLabelText("I don't know my birth time"))
    await see()
    expect(await screen.findByText('Moon in Taurus, earlier that day')).toBeDefined()
    expect(screen.getByText('Moon in Gemini, later that day')).toBeDefined()
    expect(screen.getByText(messages.firstChart.noRising)).toBeDefined()
    expect(server.seen.find(({ call }) => call === SEE)?.body).toMatchObject({
      birthTime: 'unknown',
    })
  })

  test('[K7] asks which place is meant, and goes on with the chosen one', async () => {
    const lisbon = { ...tampa, display_name: 'Tampa, Kansas, United States', place_id: '2' }
    const candidates = [tampa, lisbon].map((place) => ({ label: place.display_name, place }))
    const server = fakeServer({
      ...answers,
      [SEE]: ({ body }: { body: unknown }) =>
        'place' in (body as object)
          ? preview
          : refusal(400, { error: 'Which Tampa?', message: 'Which Tampa?', candidates }),
    })
    renderPage(LandingPage, '/')
    await fillIn()
    await see()
    await user.click(await screen.findByRole('button', { name: lisbon.display_name }))
    await screen.findByRole('group', { name: 'Chart wheel' })
    expect(server.count(SEE)).toBe(2)
    expect(screen.getByLabelText<HTMLInputElement>('Birth location').value).toBe(
      lisbon.display_name,
    )
  })

  test('shows a refusal of one field beside it, and nowhere once it is corrected', async () => {
    const message = 'There is no place of that name.'
    fakeServer({
      ...answers,
      [SEE]: () => refusal(400, { error: message, message, field: 'birthLocation' }),
    })
    renderPage(LandingPage, '/')
    await fillIn()
    await see()
    await screen.findByText(message)
    expect(screen.queryByRole('alert')).toBeNull()
    type('Birth location', 'Tampa, Florida')
    expect(screen.queryByText(message)).toBeNull()
  })

  test('keeps what was typed when the server refuses, and says why', async () => {
    fakeServer({
      ...answers,
      [SEE]: () => refusal(429, { error: 'Too many.', message: 'Too many.' }),
    })
    renderPage(LandingPage, '/')
    await fillIn()
    await see()
    expect((await screen.findByRole('alert')).textContent).toBe('Too many.')
    expect(screen.getByLabelText<HTMLInputElement>('Birth date').value).toBe('1984-05-02')
    expect(screen.queryByRole('group', { name: 'Chart wheel' })).toBeNull()
  })
})

describe('[6.1] the chart of a visitor on /readings', () => {
  test('answers below the form, whose own button still leads to an account', async () => {
    const server = fakeServer({
      ...answers,
      'POST /api/readings/natal': () => refusal(401, { error: 'Sign in.', message: 'Sign in.' }),
    })
    const { at } = renderPage(ReadingsPage, '/readings')
    await fillIn()
    await see()
    await screen.findByRole('group', { name: 'Chart wheel' })
    expect(server.count('POST /api/readings/natal')).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Generate Reading' }))
    await waitFor(() => expect(at()).toBe('/signup?redirect=/readings'))
  })
})
