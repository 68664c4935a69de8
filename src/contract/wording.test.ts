import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Lines of code that may hold a text of the interface. */
const linesOf = (pattern: string) =>
  globSync(pattern, { cwd: source })
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => readFileSync(join(source, file), 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*|\{\/\*|import )/.test(line))

const messages = linesOf('contract/{*messages,pages}.ts')
const screens = linesOf('web/**/*.tsx')

test('quotes and apostrophes are straight, as in the specification', () => {
  expect(messages.length).toBeGreaterThan(500)
  expect(screens.length).toBeGreaterThan(500)
  expect([...messages, ...screens].filter((line) => /[‘’“”]/.test(line))).toEqual([])
})

describe('people "log in"', () => {
  /** Of the specification, which also calls it a "sign-in code". */
  const specified =
    /Failed to sign in with Google|Sign-in was cancelled|Sign-in failed|sign-in code|Back to sign in/gi

  test('and do not "sign in", but where the specification says so', () => {
    const others = [...messages, ...linesOf('web/legal/*.tsx')].filter((line) =>
      /\bsign(ed|ing)?[- ]in\b/i.test(line.replaceAll(specified, '')),
    )
    expect(others).toEqual([])
  })
})
