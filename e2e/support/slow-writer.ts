// Loaded before the server (node --import) where a journey has to catch it in the middle of a text.
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedWriter } from '../../src/writer/embedded-writer.ts'

const pauseMs = Number(process.env.WRITER_PAUSE_MS)

const write = embeddedWriter.write
embeddedWriter.write = async (brief) => {
  await sleep(pauseMs)
  return write(brief)
}
