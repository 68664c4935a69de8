import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { type RunningServer, type Settings, withPausedWriter } from './server.ts'

export interface Gate {
  /** The server settings for this gate. */
  settings: Settings
  /** Pauses all writers. */
  close(): void
  /** Lets all writers continue. */
  open(): void
  /** Whether a text has waited since the gate was last closed. */
  hasCaught(): boolean
  /** Whether it was a text of this server. */
  hasCaughtOf(server: RunningServer): boolean
}

/** Pauses the writers of this file's servers while closed. Open before and after each test. */
export function writerGate(): Gate {
  const folder = mkdtempSync(join(tmpdir(), 'cosmic-path-gate-'))
  const bar = join(folder, 'closed')
  const caught = `${bar}.caught`
  const open = () => rmSync(bar, { force: true })
  afterEach(open)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    settings: withPausedWriter({ WRITER_GATE: bar }),
    close() {
      rmSync(caught, { force: true })
      writeFileSync(bar, '')
    },
    open,
    hasCaught: () => existsSync(caught),
    hasCaughtOf: ({ process: { pid } }) =>
      existsSync(caught) && readFileSync(caught, 'utf8') === String(pid),
  }
}
