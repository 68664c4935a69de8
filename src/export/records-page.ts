import { html } from 'hono/html'
import { exportPages as texts } from '#contract/export-messages.ts'
import type { ExportedData } from '#contract/exported-data.ts'
import { formatInstant, page, table } from './page-layout.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** Everything that has no page of its own, as tables. Nested values are only in data.json. */
export const recordsPage = (data: ExportedData): Iterable<string> =>
  page({
    title: texts.records,
    contents: 'index.html',
    content: [
      html`<p>${texts.recordsLead}</p>`,
      ...Object.entries(texts.recordTitles).map(([name, title]) => {
        const rows = data[name as keyof typeof texts.recordTitles]
        return html`<h2>${title}</h2>${rows.length > 0 ? recordTable(rows) : html`<p>${texts.none}</p>`}`
      }),
    ],
  })

function recordTable(rows: readonly object[]) {
  const columns = Object.entries(rows[0] ?? {})
    .filter(([, value]) => typeof value !== 'object' || value === null)
    .map(([name]) => name)
  return table(
    columns.map(inWords),
    rows.map((row) => columns.map((name) => cellOf((row as Record<string, unknown>)[name]))),
  )
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return typeof value === 'string' && INSTANT.test(value) ? formatInstant(value) : String(value)
}

/** `refundedCents` becomes "Refunded cents". */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
