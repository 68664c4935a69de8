import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { describeExamined } from './examine.ts'

/** `npm run doctor` with these variables and no others of the product. */
async function runDoctor(variables: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...variables }
  const file = join(import.meta.dirname, '..', 'doctor.ts')
  return promisify(execFile)(process.execPath, [file], { env }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  )
}

test('lines up what is fine and what is not', () => {
  expect(
    describeExamined([
      { name: 'database', status: 'ok', sentence: 'It answers.' },
      { name: 'configuration', status: 'broken', sentence: 'PORT must be a number.' },
    ]),
  ).toEqual(['ok       database      It answers.', 'broken   configuration PORT must be a number.'])
})

test('an invalid variable is all that is said, with exit code 1', async () => {
  expect(await runDoctor({ PORT: 'canary' })).toEqual({
    code: 1,
    stdout: 'broken   configuration PORT must be a number.\n',
  })
})

test('makes every check, writes nothing, names no secret, and ends with 1 when something is broken', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'doctor-'))
  const { code, stdout } = await runDoctor({
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://me:canary-password@127.0.0.1:1',
    MAIL_FROM: 'hello@cosmic.example',
    SECRET: 'canary secret for tests of 32 characters',
  })
  const statuses = stdout.split('\n').map((line: string) => line.split(/ +/).slice(0, 2).join(' '))
  expect(statuses).toEqual(
    expect.arrayContaining([
      'ok configuration',
      'ok database',
      'ok disk',
      'ok identity',
      'broken mail',
      'off payments',
      'off model',
    ]),
  )
  expect(code).toBe(1)
  expect(stdout).not.toContain('canary')
  expect(await readdir(dataDir)).toEqual([])
  await rm(dataDir, { recursive: true })
})
