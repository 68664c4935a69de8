// node unpack-parts.mjs FILE…: unpacks parts of the packed browser into the temporary folder of this process.
// Plain JavaScript in a process of its own: other tests use the temporary folder of theirs at the same time.
import { inflate } from '@sparticuz/chromium'

await Promise.all(process.argv.slice(2).map((part) => inflate(part)))
