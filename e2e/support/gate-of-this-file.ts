import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import { type Settings, withPausedWriter } from './server.ts'

export interface Gate {
  /** What a server needs to wait there. */
  settings: Settings
  /** From now on no text is written. */
  close(): void
  /** Everything that waits is written. */
  open(): void
  /** Whether some text has waited since the gate was last closed. */
  hasCaught(): boolean
}

/** Where the writers of this file's servers wait while it is closed; open before and after each test. */
export function gateOfThisFile(): Gate {
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
  }
}
