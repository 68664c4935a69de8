import { z } from 'zod'
import { withoutRepeats } from '#calendar/events.ts'
import { toCalendar } from '#calendar/feed.ts'
import { ExportedData } from '#contract/exported-data.ts'
import { indexPage } from './index-page.ts'
import { conversationPage, horoscopesPage, keyDatesPage } from './list-pages.ts'
import { pictureStyle } from './page-layout.ts'
import { readingPage, readingWheel } from './reading-page.ts'
import { recordsPage } from './records-page.ts'
import type { FileToZip } from './zip-files.ts'

/** Every file of an export. `host` makes events equal to those of the calendar feed. */
export function exportFiles(data: ExportedData, host: string): FileToZip[] {
  const readings = data.readings.map((reading, index) => {
    const name = `${String(index + 1).padStart(3, '0')}-${reading.type}-${reading.createdAt.slice(0, 10)}`
    const { natalChartData, synastryData } = reading.inputData
    const hasWheel = natalChartData !== undefined || synastryData !== undefined
    return {
      reading,
      page: `readings/${name}.html`,
      picture: hasWheel ? `charts/${name}.svg` : undefined,
    }
  })
  return [
    { path: 'index.html', content: () => indexPage(data, readings) },
    ...readings.map(({ reading, page }) => ({ path: page, content: () => readingPage(reading) })),
    ...readings.flatMap(({ reading, picture }) =>
      picture ? [{ path: picture, content: () => [pictureOf(reading)] }] : [],
    ),
    { path: 'horoscopes.html', content: () => horoscopesPage(data) },
    { path: 'key-dates.html', content: () => keyDatesPage(data) },
    { path: 'key-dates.ics', content: () => [calendarOf(data, host)] },
    { path: 'conversation.html', content: () => conversationPage(data) },
    { path: 'conversation.json', content: () => rowsAsJson(data.conversation) },
    { path: 'records.html', content: () => recordsPage(data) },
    { path: 'data.json', content: () => dataAsJson(data) },
    { path: 'data.schema.json', content: () => [JSON.stringify(exportSchema(), null, 2)] },
  ]
}

const SCHEMA_PATH = './data.schema.json'

/** The JSON schema of `data.json`. */
export const exportSchema = () =>
  z.toJSONSchema(ExportedData.extend({ $schema: z.literal(SCHEMA_PATH) }))

function* dataAsJson(data: ExportedData): Iterable<string> {
  yield `{"$schema": "${SCHEMA_PATH}"`
  for (const [name, value] of Object.entries(data)) {
    yield `,\n"${name}": `
    if (Array.isArray(value)) yield* rowsAsJson(value)
    else yield JSON.stringify(value)
  }
  yield '\n}\n'
}

/** A row a line. */
function* rowsAsJson(rows: readonly object[]): Iterable<string> {
  yield '['
  for (const [index, row] of rows.entries())
    yield `${index === 0 ? '' : ','}\n${JSON.stringify(row)}`
  yield ']'
}

/** The picture of a page, with its colors. */
const pictureOf = (reading: ExportedData['readings'][number]) =>
  String(readingWheel(reading)).replace('<title>', () => `<style>${pictureStyle}</style><title>`)

function calendarOf({ account, keyDates, horoscopes }: ExportedData, host: string): string {
  const writtenAt = new Map(horoscopes.map((horoscope) => [horoscope.id, horoscope.writtenAt]))
  const events = keyDates.map((keyDate) => ({
    ...keyDate,
    userId: account.id,
    at: new Date(keyDate.at),
    writtenAt: new Date(writtenAt.get(keyDate.horoscopeId) ?? keyDate.at),
  }))
  return toCalendar(withoutRepeats(events), host)
}
