import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFailedFiles, readResult } from './read-result.mjs'

const TIME_OUT = 'Error: Test timed out in 20000ms.\nIf this is a long-running test, pass a limit.'
const HOOK_TIME_OUT = 'Hook timed out in 40000ms.'
const ASSERTION = 'AssertionError: expected 1 to be 2'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cosmic-path-report-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const passed = { status: 'passed', failureMessages: [] }
const failed = (...failureMessages: string[]) => ({ status: 'failed', failureMessages })

/** A file of the report of Vitest's JSON reporter. */
function file(assertionResults: object[], message = '') {
  const status = assertionResults.every((test) => test === passed) && !message ? 'passed' : 'failed'
  return { status, message, assertionResults }
}

function resultOf(...testResults: object[]) {
  const report = join(folder, 'report.json')
  writeFileSync(report, JSON.stringify({ testResults }))
  return readResult(1, report)
}

describe('a fault', () => {
  test('survives where all tests pass', () => {
    expect(readResult(0, join(folder, 'none.json'))).toBe('survived')
  })

  test.each([
    ['a test fails', [file([passed, failed(ASSERTION)])]],
    ['a test fails, and others time out', [file([failed(TIME_OUT)]), file([failed(ASSERTION)])]],
    ['a hook fails, or a file does not load', [file([passed], 'Error: broken')]],
    ['only an error outside of the tests ends the run', [file([passed])]],
  ])('is caught where %s', (_, files) => {
    expect(resultOf(...files)).toBe('caught')
  })

  test.each([
    ['tests', [file([passed, failed(TIME_OUT)]), file([failed(TIME_OUT)])]],
    ['a hook', [file([], HOOK_TIME_OUT)]],
  ])('is not caught where only %s time out', (_, files) => {
    expect(resultOf(...files)).toBe('timed out')
  })

  test('is not caught by a run that had to be ended', () => {
    expect(readResult(null, join(folder, 'none.json'))).toBe('timed out')
  })
})

test('names the files with a test that failed, below the folder of the run', () => {
  const report = join(folder, 'report.json')
  const named = (name: string, results: object[], message = '') => ({
    ...file(results, message),
    name: join(folder, name),
  })
  const testResults = [
    named('src/fine.test.ts', [passed]),
    named('src/wrong.test.ts', [passed, failed(ASSERTION)]),
    named('src/broken.test.ts', [], 'Error: broken'),
  ]
  writeFileSync(report, JSON.stringify({ testResults }))
  expect(readFailedFiles(report, folder)).toEqual(['src/wrong.test.ts', 'src/broken.test.ts'])
  expect(readFailedFiles(join(folder, 'none.json'), folder)).toEqual([])
})
