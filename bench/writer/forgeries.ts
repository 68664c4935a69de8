import { checkSentence } from '../../src/lore/check/check-sentence.ts'
import { groundedSentences, tryForgeries } from '../../src/testing/mutate-sentence.ts'
import type { Written } from './written.ts'

/** Checks every sentence, and forges some of each kind in every way. */
export function checkForgeries(written: Record<string, Written[]>, sentencesOfEachKind: number) {
  const passed: string[] = []
  let refusedTrue = 0
  const table = Object.fromEntries(
    Object.entries(written).map(([kind, texts]) => {
      const sentences = texts.flatMap(({ text, facts }) => groundedSentences(text, facts))
      const refused = sentences.filter(
        ({ text, facts }) => checkSentence(text, facts).unsupported.length > 0,
      ).length
      const claiming = sentences.filter(
        ({ text, facts }) => checkSentence(text, facts).claims.length > 0,
      )
      const every = Math.max(1, Math.floor(claiming.length / sentencesOfEachKind))
      const forged = tryForgeries(claiming.filter((_, index) => index % every === 0))
      refusedTrue += refused
      passed.push(...forged.passed)
      const row = {
        'true sentences': sentences.length,
        'of them with claims': claiming.length,
        'true ones refused': refused,
        forged: Object.values(forged.tried).reduce((total, count) => total + count, 0),
        'forged ones that passed': forged.passed.length,
      }
      return [kind, row]
    }),
  )
  return { table, passed, refusedTrue }
}
