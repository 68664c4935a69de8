import { randomInt } from 'node:crypto'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { Auth } from '../embedded/better-auth.ts'

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODES = 10
const HALF = 5

/** Easier to type from paper than those of the library: in small letters, without 0, 1, i, l and o. 49 bits each. */
export const generateBackupCodes = (): string[] =>
  Array.from({ length: CODES }, () => `${randomLetters(HALF)}-${randomLetters(HALF)}`)

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** As better-auth stores them, which reads them at sign-in. */
export const encryptBackupCodes = async (auth: Auth, codes: string[]) =>
  encrypt(auth, JSON.stringify(codes))

export async function decryptBackupCodes(auth: Auth, stored: string): Promise<string[]> {
  return z.array(z.string()).parse(JSON.parse(await decrypt(auth, stored)))
}

export async function encrypt(auth: Auth, data: string): Promise<string> {
  return symmetricEncrypt({ key: (await auth.$context).secretConfig, data })
}

export async function decrypt(auth: Auth, data: string): Promise<string> {
  return symmetricDecrypt({ key: (await auth.$context).secretConfig, data })
}
