import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SLOW } from './test-order.ts'

test('names every slow file once, and none that is gone', () => {
  expect(new Set(SLOW).size).toBe(SLOW.length)
  expect(SLOW.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})
