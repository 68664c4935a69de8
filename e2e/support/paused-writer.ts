// Preloaded (node --import) where a journey must catch the server in the middle of a text.
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedWriter } from '../../src/writer/embedded-writer.ts'

const { WRITER_PAUSE_MS = '0', WRITER_GATE } = process.env

const write = embeddedWriter.write
embeddedWriter.write = async (brief) => {
  await sleep(Number(WRITER_PAUSE_MS))
  if (WRITER_GATE && existsSync(WRITER_GATE)) writeFileSync(`${WRITER_GATE}.caught`, '')
  while (WRITER_GATE && existsSync(WRITER_GATE)) await sleep(20)
  return write(brief)
}
