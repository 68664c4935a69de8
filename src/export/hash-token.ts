import { createHash } from 'node:crypto'

/** A random token needs neither salt nor stretching. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
