// Enough to see what was wrong.
const LONGEST = 600

/**
 * A sentence of a model for the record. Databases store neither NUL nor half a character, and panels show no
 * invisible ones.
 */
export function storableSentence(text: string): string {
  return text.slice(0, LONGEST).toWellFormed().replaceAll(/\p{C}/gu, '\ufffd')
}
