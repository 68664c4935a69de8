import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('correct horse')
  expect(hash).toMatch(/^argon2id\$19456\$2\$1\$/)
  expect(await verifyPassword({ hash, password: 'correct horse' })).toBe(true)
  expect(await verifyPassword({ hash, password: 'correct horse ' })).toBe(false)
})

test('the same password never has the same hash twice', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'))
})

test('a password in another Unicode form matches', async () => {
  const hash = await hashPassword('caf\u00e9')
  expect(await verifyPassword({ hash, password: 'cafe\u0301' })).toBe(true)
})

test('a hash in another format matches nothing', async () => {
  expect(await verifyPassword({ hash: 'plain', password: 'plain' })).toBe(false)
})
