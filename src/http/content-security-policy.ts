import { createHash } from 'node:crypto'

/** A source expression that allows one inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
