import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { z } from 'zod'
import type { Auth } from '../embedded/better-auth.ts'

const CODES = 10
const HALF = 5

/** In small letters, which are easier to type from paper than the library's own. */
export const generateBackupCodes = (): string[] =>
  Array.from({ length: CODES }, () => {
    const code = generateRandomString(2 * HALF, 'a-z', '0-9')
    return `${code.slice(0, HALF)}-${code.slice(HALF)}`
  })

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
