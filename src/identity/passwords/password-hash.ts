import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const PARALLELISM = 1
const TAG_BYTES = 32
const SALT_BYTES = 16

export interface HashCost {
  memoryKib: number
  passes: number
}

/** The minimum of OWASP's password storage cheat sheet for argon2id with one lane. */
export const HASH_COST: HashCost = { memoryKib: 19_456, passes: 2 }

const derive = promisify(argon2)

/** Runs in the thread pool. @returns `argon2id$19456$2$1$<salt>$<tag>`, both in base64url */
export async function hashPassword(
  password: string,
  { memoryKib, passes }: HashCost = HASH_COST,
): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive('argon2id', {
    memory: memoryKib,
    passes,
    parallelism: PARALLELISM,
    tagLength: TAG_BYTES,
    message: toBytes(password),
    nonce: salt,
  })
  return ['argon2id', memoryKib, passes, PARALLELISM, text(salt), text(tag)].join('$')
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }) {
  const [name, memory, passes, parallelism, salt, tag] = hash.split('$')
  if (name !== 'argon2id' || !salt || !tag) return false
  const expected = Buffer.from(tag, 'base64url')
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    message: toBytes(password),
    nonce: Buffer.from(salt, 'base64url'),
  })
  return timingSafeEqual(actual, expected)
}

// Keyboards differ in the Unicode form of the same characters.
const toBytes = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8')
const text = (bytes: Buffer) => bytes.toString('base64url')
