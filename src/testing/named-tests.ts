import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The rows of the tables of a page whose last column names tests, as in `file`: a part of the title; `file`: …  */
export function rowsNamingTests(page: string): string[] {
  const lines = readFileSync(join(root, page), 'utf8').split('\n')
  return lines.filter((line) => line.startsWith('| ') && line.includes('| `'))
}

/** @returns what names no test that exists */
export function missingTests(rows: string[]): string[] {
  return rows.flatMap((row) => {
    const shownBy = row.split(' | ').at(-1)?.replace(/ \|$/, '') ?? ''
    const named = shownBy.split('; ').map((each) => /^`([^`]+)`: (.+)$/.exec(each))
    return named.flatMap((found) => {
      const [, file = '', title = ''] = found ?? []
      const isThere = found && readFileSync(join(root, file), 'utf8').includes(title)
      return isThere ? [] : [`${row.split(' | ')[0]}: ${shownBy}`]
    })
  })
}
