import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { asAda, asStranger, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import ReadingsPage from './ReadingsPage.tsx'

const LIST = 'GET /api/readings'
const DELETE = 'DELETE /api/readings/reading-1'
const user = userEvent.setup()

describe('[2.15] the tabs', () => {
  test.each([
    ['', 'Individual'],
    ['?type=natal', 'Individual'],
    ['?type=synastry', 'Relationships'],
    ['?type=saved', 'My Readings'],
    ['?type=foo', 'Individual'],
  ])('/readings%s opens %s', async (query, label) => {
    fakeServer({ ...asAda, [LIST]: [] })
    renderPage(ReadingsPage, `/readings${query}`)
    expect(await screen.findByRole('tab', { name: label, selected: true })).toBeDefined()
  })

  test('write themselves into the address', async () => {
    fakeServer({ ...asAda, [LIST]: [] })
    const { at, router } = renderPage(ReadingsPage, '/readings')
    await user.click(await screen.findByRole('tab', { name: 'My Readings' }))
    expect(at()).toBe('/readings?type=saved')
    await router.navigate(-1)
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Individual', selected: true })).toBeDefined(),
    )
  })
})

describe('[2.18] My Readings', () => {
  test('lists what was saved, newest first, with its kind and its date', async () => {
    const older = {
      ...savedReading,
      id: 'old',
      type: 'synastry',
      createdAt: '2026-01-05T12:00:00Z',
    }
    fakeServer({ ...asAda, [LIST]: [older, savedReading] })
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByRole('heading', { name: 'Past Readings' })).toBeDefined()
    const entries = (await screen.findAllByRole('listitem')).map((item) => item.textContent)
    expect(entries[0]).toMatch(/^Personality Portrait.*November 2[12], 2026$/)
    expect(entries[1]).toMatch(/^Relationship Reading.*January [56], 2026$/)
  })

  test('is empty with one sentence and one button', async () => {
    fakeServer({ ...asAda, [LIST]: [] })
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByText("You haven't generated any readings yet.")).toBeDefined()
    expect(screen.getByRole('link', { name: 'Get Your Reading' })).toBeDefined()
  })

  test('asks a stranger to log in', async () => {
    fakeServer(asStranger)
    renderPage(ReadingsPage, '/readings?type=saved')
    expect((await screen.findByRole('link', { name: 'Log In' })).getAttribute('href')).toBe(
      '/login?redirect=/readings?type=saved',
    )
  })

  test('can be asked again when the list did not come', async () => {
    const server = fakeServer({ ...asAda, [LIST]: refusal(500, { error: 'The server sleeps.' }) })
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByText('The server sleeps.')).toBeDefined()
    expect(screen.queryByText("You haven't generated any readings yet.")).toBeNull()
    server.answers[LIST] = [savedReading]
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Personality Portrait')).toBeDefined()
  })

  test('opens one with its time of day, and leads back', async () => {
    fakeServer({ ...asAda, [LIST]: [savedReading] })
    renderPage(ReadingsPage, '/readings?type=saved')
    await user.click(await screen.findByRole('link', { name: /Personality Portrait/ }))
    expect(await screen.findByRole('heading', { name: 'Your Personality Portrait' })).toBeDefined()
    expect(screen.getByText(/^Generated on November 2[12], 2026 at \d+:\d\d [AP]M/)).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Your Astrological Blueprint' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Back to List' }))
    const list = await screen.findByRole('heading', { name: 'Past Readings' })
    await waitFor(() => expect(document.activeElement).toBe(list))
  })

  test('shows an old row that has neither chart nor proof', async () => {
    const old = { ...savedReading, inputData: {}, text: undefined, facts: undefined }
    fakeServer({
      ...asAda,
      [LIST]: [{ ...old, result: '## Then\n\nWords <img src=x onerror=alert(1)>' }],
    })
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    expect(await screen.findByRole('heading', { name: 'Then' })).toBeDefined()
    expect(document.querySelector('main img, article img')).toBeNull()
    expect(screen.queryByText('Your Astrological Blueprint')).toBeNull()
  })
})

describe('[2.18] deleting a reading', () => {
  async function openAndDelete() {
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    await user.click(await screen.findByRole('button', { name: 'Delete Reading' }))
    return within(await screen.findByRole('alertdialog'))
  }

  test('asks first and says what it means for the chat; then it is gone', async () => {
    const server = fakeServer({ ...asAda, [LIST]: [savedReading], [DELETE]: { success: true } })
    const dialog = await openAndDelete()
    expect(dialog.getByText(/Baba Bliss reads from your newest Personality Portrait/)).toBeDefined()
    expect(server.count(DELETE)).toBe(0)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Reading Deleted')).toBeDefined()
    expect(screen.getByText('Your reading has been permanently deleted.')).toBeDefined()
    expect(await screen.findByText("You haven't generated any readings yet.")).toBeDefined()
    const list = screen.getByRole('heading', { name: 'Past Readings' })
    await waitFor(() => expect(document.activeElement).toBe(list))
    expect(server.count(DELETE)).toBe(1)
  })

  test('can be thought better of', async () => {
    const server = fakeServer({ ...asAda, [LIST]: [savedReading] })
    const dialog = await openAndDelete()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.count(DELETE)).toBe(0)
  })

  test('[8.8] that fails says so and keeps the reading', async () => {
    fakeServer({ ...asAda, [LIST]: [savedReading], [DELETE]: refusal(500, { error: 'Stuck.' }) })
    const dialog = await openAndDelete()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete reading. Please try again.')).toBeDefined()
    expect(screen.getByText('Error')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Your Personality Portrait' })).toBeDefined()
  })

  test('[8.8] of one that another tab has deleted leads back to the list', async () => {
    const gone = refusal(404, { error: 'This reading does not exist.' })
    const server = fakeServer({ ...asAda, [LIST]: [savedReading], [DELETE]: gone })
    const dialog = await openAndDelete()
    server.answers[LIST] = []
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete reading. Please try again.')).toBeDefined()
    expect(await screen.findByText("You haven't generated any readings yet.")).toBeDefined()
  })
})
