import { checkSentence } from '../../src/lore/check/check-sentence.ts'
import type { AnyFact } from '../../src/sky/any-fact.ts'
import { type Grounded, tryForgeries } from '../../src/testing/mutate-sentence.ts'
import { sentencesOf } from '../../src/writer/proof.ts'
import type { Written } from './written.ts'

/** Checks the sentences of so many people's texts, and forges some of each kind in every way. */
export function checkForgeries(
  written: Record<string, Written[]>,
  { people, sentencesOfEachKind }: { people: number; sentencesOfEachKind: number },
) {
  const passed: string[] = []
  let refusedTrue = 0
  const table = Object.fromEntries(
    Object.entries(written).map(([kind, texts]) => {
      const sentences = texts.slice(0, Math.max(people, texts.length)).flatMap(groundedOf)
      const refused = sentences.filter(
        ({ text, facts }) => checkSentence(text, facts).unborne.length > 0,
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

function groundedOf({ text, facts }: Written): Grounded[] {
  const byId = new Map(facts.map((fact): [string, AnyFact] => [fact.id, fact]))
  return sentencesOf(text).map((sentence) => ({
    text: sentence.text,
    facts: sentence.facts.flatMap((id) => byId.get(id) ?? []),
  }))
}
