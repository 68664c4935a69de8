import { createHash } from 'node:crypto'

/** Lets a page use this one inline script or style. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
