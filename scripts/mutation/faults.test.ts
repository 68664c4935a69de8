import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

interface Fault {
  rule: string
  file: string
  from: string
  to: string
  tests?: string[]
}

const root = join(import.meta.dirname, '../..')
const list = join(import.meta.dirname, 'faults.mjs')
const { faults }: { faults: Fault[] } = await import(list)

test('each fault changes code that stands in its file exactly once', () => {
  const stale = faults.filter(
    ({ file, from }) => readFileSync(join(root, file), 'utf8').split(from).length !== 2,
  )
  expect(stale).toEqual([])
  expect(faults.filter(({ from, to }) => from === to)).toEqual([])
})

test('the tests of each fault exist', () => {
  const missing = faults
    .flatMap(({ tests = [] }) => tests)
    .filter((path) => !existsSync(join(root, path)))
  expect(missing).toEqual([])
})
