import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { cursorOf } from '#contract/cursor.ts'
import ReadingsPage from '#web/pages/ReadingsPage.tsx'
import { queryKeys } from '#web/query-keys.ts'
import { asAda, asStranger, currentUser, fakeServer, refusal } from '#web/testing/fake-server.ts'
import { chart, savedReading } from '#web/testing/natal-reading.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import { yearReading } from '#web/testing/year-reading.ts'

const LIST = 'GET /api/readings'
const ONE = 'GET /api/readings/reading-1'
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

const named = { 'GET /api/auth/user': { ...currentUser, firstName: 'Ada' } }
const otherChart = { ...chart, moment: { ...chart.moment, utc: '1955-02-24T20:00:00.000Z' } }
const other = {
  ...savedReading,
  id: 'other',
  inputData: { natalChartData: { ...savedReading.inputData.natalChartData, result: otherChart } },
}

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

  test('names the person whose portrait it is, unless it is of another birth', async () => {
    fakeServer({ ...asAda, ...named, [LIST]: [savedReading, other] })
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByText(/^Ada, May 2, 1984, /)).toBeDefined()
    expect(screen.getByText(/^February 24, 1955, /)).toBeDefined()
  })

  test('shows the wheel of a year', async () => {
    const year = {
      ...savedReading,
      id: 'year',
      type: 'year',
      inputData: { yearData: { ...yearReading.yearData, chart } },
    }
    fakeServer({ ...asAda, [LIST]: [year] })
    renderPage(ReadingsPage, '/readings?type=saved')
    const entry = await screen.findByRole('link', { name: /The Year Ahead/ })
    expect(entry.querySelectorAll('svg circle.fill-gold')).toHaveLength(2)
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

  test('can be retried when the list did not load', async () => {
    const server = fakeServer({ ...asAda, [LIST]: refusal(500, { error: 'The server sleeps.' }) })
    renderPage(ReadingsPage, '/readings?type=saved')
    expect(await screen.findByText('The server sleeps.')).toBeDefined()
    expect(screen.queryByText("You haven't generated any readings yet.")).toBeNull()
    server.answers[LIST] = [savedReading]
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Personality Portrait')).toBeDefined()
  })

  test('opens one with its time of day, and leads back', async () => {
    fakeServer({ ...asAda, [LIST]: [savedReading], [ONE]: savedReading })
    renderPage(ReadingsPage, '/readings?type=saved')
    await user.click(await screen.findByRole('link', { name: /Personality Portrait/ }))
    expect(await screen.findByRole('heading', { name: 'Your Personality Portrait' })).toBeDefined()
    expect(
      screen.getByText(/^Generated on November 2[12], 2026 at \d+:\d\d [ap]\.m\./),
    ).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Your Astrological Blueprint' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Back to List' }))
    const list = await screen.findByRole('heading', { name: 'Past Readings' })
    await waitFor(() => expect(document.activeElement).toBe(list))
  })

  test('prints a reading as a title page with our mark and the parts, and no buttons', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    fakeServer({ ...asAda, [ONE]: savedReading })
    const { container } = renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    await user.click(await screen.findByRole('button', { name: 'Print or Save as PDF' }))
    expect(print).toHaveBeenCalledOnce()
    expect(container.querySelector('article .print\\:block')?.textContent).toContain('Cosmic Path')
    expect(container.querySelector('article .print\\:break-after-page')).not.toBeNull()
    const buttons = within(screen.getByRole('article')).getAllByRole('button')
    const isPrinted = (button: Element) =>
      !button.closest('.print\\:hidden') && !button.closest('svg, table, details')
    expect(buttons.filter(isPrinted).map(({ textContent }) => textContent)).toEqual([])
  })

  test.each([
    ['their own portraits with their name', savedReading, 'Ada'],
    ['that of another birth with its date', other, 'Born on February 24, 1955'],
  ])('prints %s', async (_, reading, title) => {
    const opened = { ...reading, id: 'reading-2' }
    const one = { 'GET /api/readings/reading-2': opened }
    fakeServer({ ...asAda, ...named, ...one, [LIST]: [savedReading] })
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-2')
    const printed = await screen.findByText(title)
    expect(printed.closest('.print\\:block')).not.toBeNull()
  })

  test('shows an old row that has neither chart nor proof', async () => {
    const old = { ...savedReading, inputData: {}, text: undefined, facts: undefined }
    fakeServer({
      ...asAda,
      [ONE]: { ...old, result: '## Then\n\nWords <img src=x onerror=alert(1)>' },
    })
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    expect(await screen.findByRole('heading', { name: 'Then' })).toBeDefined()
    expect(document.querySelector('main img, article img')).toBeNull()
    expect(screen.queryByText('Your Astrological Blueprint')).toBeNull()
  })
})

describe('[2.18] My Readings in pages', () => {
  const readings = Array.from({ length: 41 }, (_, index) => ({
    ...savedReading,
    id: `reading-${index}`,
    createdAt: new Date(Date.parse(savedReading.createdAt) - index * 60_000).toISOString(),
  }))
  /** As the server does: what comes after the reading that is named, twenty at a time. */
  const inPages = (list = readings) => ({
    [LIST]: (_seen: unknown, url: URL) => {
      const after = url.searchParams.get('after')
      const start = after ? list.findIndex((one) => cursorOf(one) === after) + 1 : 0
      return list.slice(start, start + 20)
    },
  })
  const entries = () => screen.getAllByRole('listitem')
  const loadMore = () => user.click(screen.getByRole('button', { name: 'Load More' }))

  test('shows twenty, and the next ones on request, with the focus on the first of them', async () => {
    const server = fakeServer({ ...asAda, ...inPages() })
    renderPage(ReadingsPage, '/readings?type=saved')
    await screen.findByRole('button', { name: 'Load More' })
    expect(entries()).toHaveLength(20)
    await loadMore()
    await waitFor(() => expect(entries()).toHaveLength(40))
    expect(within(entries()[20] as HTMLElement).getByRole('link')).toBe(document.activeElement)
    await loadMore()
    await waitFor(() => expect(entries()).toHaveLength(41))
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
    expect(within(entries()[40] as HTMLElement).getByRole('link')).toBe(document.activeElement)
    // Three pages, and the first portrait of the person, whose name its entry has.
    expect(server.count(LIST)).toBe(4)
  })

  test('ends where a page after a full one is empty, with the keyboard on the last entry', async () => {
    fakeServer({ ...asAda, ...inPages(readings.slice(0, 20)) })
    renderPage(ReadingsPage, '/readings?type=saved')
    await screen.findByRole('button', { name: 'Load More' })
    await loadMore()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull())
    expect(within(entries()[19] as HTMLElement).getByRole('link')).toBe(document.activeElement)
  })

  test('says so when the next ones do not load, keeps the first, and can be retried', async () => {
    const server = fakeServer({ ...asAda, ...inPages() })
    renderPage(ReadingsPage, '/readings?type=saved')
    await screen.findByRole('button', { name: 'Load More' })
    const good = server.answers[LIST]
    server.answers[LIST] = refusal(500, { error: 'The server sleeps.' })
    await loadMore()
    expect(await screen.findByText('The server sleeps.')).toBeDefined()
    expect(entries()).toHaveLength(20)
    server.answers[LIST] = good as object
    await loadMore()
    await waitFor(() => expect(entries()).toHaveLength(40))
    expect(screen.queryByText('The server sleeps.')).toBeNull()
  })
})

describe('[2.18] My Readings after the whole first page was deleted', () => {
  const full = Array.from({ length: 20 }, (_, index) => ({ ...savedReading, id: `new-${index}` }))
  const left = { ...savedReading, id: 'left' }

  /** The list has been read, and every reading of its first page was deleted since. */
  async function deleteFirstPage(next: () => object) {
    const after = ({ searchParams }: URL) => searchParams.get('after')
    fakeServer({
      ...asAda,
      [LIST]: (_seen: unknown, url: URL) => (after(url) ? next() : full),
      ...Object.fromEntries(full.map((one) => [`GET /api/readings/${one.id}`, one])),
      ...Object.fromEntries(
        full.map(({ id }) => [`DELETE /api/readings/${id}`, { success: true }]),
      ),
    })
    const page = renderPage(ReadingsPage, '/readings?type=saved')
    await screen.findByRole('button', { name: 'Load More' })
    page.services.queryClient.setQueryData(
      queryKeys.readingList,
      (list: { pages: object[]; pageParams: unknown[] }) => ({
        ...list,
        pages: list.pages.map((one) => ({ ...one, readings: [full[0]] })),
      }),
    )
    await user.click(await screen.findByRole('link', { name: /Personality Portrait/ }))
    await user.click(await screen.findByRole('button', { name: 'Delete Reading' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Reading Deleted')
  }

  test('loads the next page by itself', async () => {
    await deleteFirstPage(() => [left])
    expect(await screen.findByRole('link', { name: /Personality Portrait/ })).toHaveProperty(
      'search',
      '?type=saved&reading=left',
    )
    expect(screen.queryByText("You haven't generated any readings yet.")).toBeNull()
  })

  test('says so when there is nothing left', async () => {
    await deleteFirstPage(() => [])
    expect(await screen.findByText("You haven't generated any readings yet.")).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull()
  })

  test('claims nothing when the next page does not load, and can be retried', async () => {
    let isBroken = true
    await deleteFirstPage(() => (isBroken ? refusal(500, { error: 'The server sleeps.' }) : [left]))
    expect(await screen.findByText('The server sleeps.')).toBeDefined()
    expect(screen.queryByText("You haven't generated any readings yet.")).toBeNull()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Load More' }))
    expect(await screen.findByRole('link', { name: /Personality Portrait/ })).toBeDefined()
  })
})

describe('[2.18] a saved reading', () => {
  test('that does not load says so, and can be retried', async () => {
    const server = fakeServer({ ...asAda, [ONE]: refusal(500, { error: 'The server sleeps.' }) })
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    expect(await screen.findByText('The server sleeps.')).toBeDefined()
    server.answers[ONE] = savedReading
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Your Personality Portrait' })).toBeDefined()
  })

  test('that does not exist leads back to the list', async () => {
    const gone = refusal(404, { error: 'This reading does not exist.' })
    fakeServer({ ...asAda, [LIST]: [], [ONE]: gone })
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    expect(await screen.findByText('This reading does not exist.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Back to List' }))
    expect(await screen.findByText("You haven't generated any readings yet.")).toBeDefined()
  })
})

describe('[2.18] deleting a reading', () => {
  const both = { [LIST]: [savedReading], [ONE]: savedReading }

  async function openAndDelete() {
    renderPage(ReadingsPage, '/readings?type=saved&reading=reading-1')
    await user.click(await screen.findByRole('button', { name: 'Delete Reading' }))
    return within(await screen.findByRole('alertdialog'))
  }

  test('asks first and says what it means for the chat; then it is gone', async () => {
    const server = fakeServer({ ...asAda, ...both, [DELETE]: { success: true } })
    const dialog = await openAndDelete()
    server.answers[LIST] = []
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
    const server = fakeServer({ ...asAda, ...both })
    const dialog = await openAndDelete()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.count(DELETE)).toBe(0)
  })

  test('[8.8] that fails says so and keeps the reading', async () => {
    fakeServer({ ...asAda, ...both, [DELETE]: refusal(500, { error: 'Stuck.' }) })
    const dialog = await openAndDelete()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete reading. Please try again.')).toBeDefined()
    expect(screen.getByText('Error')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Your Personality Portrait' })).toBeDefined()
  })

  test('[8.8] of one that another tab has deleted leads back to the list', async () => {
    const gone = refusal(404, { error: 'This reading does not exist.' })
    const server = fakeServer({ ...asAda, ...both, [DELETE]: gone })
    const dialog = await openAndDelete()
    server.answers[LIST] = []
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete reading. Please try again.')).toBeDefined()
    expect(await screen.findByText("You haven't generated any readings yet.")).toBeDefined()
  })
})
