/**
 * Lists sky events in a window of time, one JSON object per line, in order of time.
 *
 *   npm run -s sky -- --from 2026-01-01 --to 2027-01-01 [--natal FILE] [--types lunation,ingress]
 *
 * The window includes `from` and excludes `to`; a date means midnight UTC, and instants such as
 * 2026-01-01T12:00:00Z are accepted. FILE has one line of input for `npm run -s chart`.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openDataFiles } from '../src/server/data-files.ts'
import { type SkyRequest, skyEvents } from './charts/sky-lines.ts'

// A reader such as `head` closes the pipe early.
process.stdout.on('error', () => process.exit())

try {
  const request = await readRequest()
  const data = await openDataFiles({ places: undefined })
  const events = await skyEvents(data, request)
  process.stdout.write(events.map((event) => `${JSON.stringify(event)}\n`).join(''))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

async function readRequest(): Promise<SkyRequest> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { from: text, to: text, natal: text, types: text } })
  const { natal: file, ...request } = values
  return file === undefined ? request : { ...request, natal: await readNatal(file) }
}

async function readNatal(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new Error(`The natal file ${file} cannot be read.`, { cause })
  }
}
