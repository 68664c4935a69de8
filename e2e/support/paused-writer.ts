import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedAnswers } from '../../src/chat/embedded-answers.ts'
import { embeddedWriter } from '../../src/writer/embedded-writer.ts'

const { WRITER_PAUSE_MS = '0', ANSWER_PAUSE_MS = '0', WRITER_GATE } = process.env

const write = embeddedWriter.write
embeddedWriter.write = async (brief) => {
  await pause(WRITER_PAUSE_MS)
  return write(brief)
}

const answer = embeddedAnswers.make
embeddedAnswers.make = async (request, options) => {
  const made = await answer(request, options)
  const [first] = made.answer.blocks
  // In the middle of the answer.
  if (first) options.onProgress?.({ ...made.answer, blocks: [first] })
  await pause(ANSWER_PAUSE_MS, options.signal)
  return made
}

async function pause(milliseconds: string, signal?: AbortSignal) {
  await sleep(Number(milliseconds), undefined, { signal })
  if (WRITER_GATE && existsSync(WRITER_GATE))
    writeFileSync(`${WRITER_GATE}.caught`, String(process.pid))
  while (WRITER_GATE && existsSync(WRITER_GATE)) await sleep(20, undefined, { signal })
}
