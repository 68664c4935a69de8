/**
 * Computes charts: one birth as JSON per line on standard input, one chart per line on standard output.
 *
 *   echo '{"birthDate":"1930-01-15","birthTime":"12:00","birthLocation":"Amsterdam"}' | npm run -s chart
 */
import { createInterface } from 'node:readline'
import { openDataFiles } from '../src/server/data-files.ts'
import { chartLine } from './charts/chart-line.ts'

// A reader such as `head` closes the pipe early.
process.stdout.on('error', () => process.exit())

const data = await openDataFiles({ places: undefined })

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  console.log(JSON.stringify(await chartLine(data, line)))
}
