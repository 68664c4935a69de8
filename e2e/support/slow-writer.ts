// Loaded before the server (node --import) where a journey has to catch it in the middle of a text.
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedWriter } from '../../src/writer/embedded-writer.ts'

const write = embeddedWriter.write
embeddedWriter.write = async (brief) => {
  await sleep(2000)
  return write(brief)
}
