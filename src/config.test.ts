import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('configuration', () => {
  test('needs nothing', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
    })
  })

  test('an empty variable is an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  test('the public address follows the port, and loses a slash at its end', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
    expect(readConfig({ PUBLIC_URL: 'https://cosmic.example/' }).publicUrl).toBe(
      'https://cosmic.example',
    )
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be 65535 or less.'],
    [{ PUBLIC_URL: 'cosmic.example' }, 'PUBLIC_URL must be an http or https address.'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ SECRET: 'short' }, 'SECRET must be at least 32 characters long.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of production, development, test.'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET must be set together with DATABASE_URL.'],
    [{ PLACES_KEY: 'k' }, 'PLACES_KEY is set without PLACES_URL, the service that it is for.'],
  ])('%o stops the start with one sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence)
  })
})
