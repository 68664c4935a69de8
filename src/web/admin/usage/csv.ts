export type Cell = string | number | null

/**
 * A table as CSV by RFC 4180, with a byte order mark: without one Excel reads it as Latin-1. A text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
export const toCsv = (rows: Cell[][]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r\n]/.test(cell ?? '') ? `'${cell}` : (cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
