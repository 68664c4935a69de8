import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { falsify } from './false-sentences.ts'
import { pick, type Random, render } from './render.ts'
import type { Statement } from './values.ts'

/** A statement and other facts of the same chart, some of which its writer cites as well. */
export interface Case {
  statement: Statement
  others: readonly AnyFact[]
}

interface Row {
  'true checked': number
  'true rejected': number
  'false checked': number
  'false accepted': number
}

/**
 * Checks statements in all of their phrases in turn, true and with one swap.
 *
 * @param cases of each kind, all that there are
 */
export function tryStatements(
  cases: readonly Case[],
  { sentences, seed }: { sentences: number; seed: number },
) {
  const random = seeded(seed)
  const byKind: Record<string, Row> = {}
  const bySwap: Record<string, { checked: number; accepted: number }> = {}
  const rejected: { text: string; why: string }[] = []
  const accepted: { text: string; facts: string }[] = []
  const times: number[] = []
  const check = (text: string, facts: readonly AnyFact[]) => {
    const dated = facts.find((fact) => 'at' in fact)
    const today = dated && 'at' in dated ? dated.at.slice(0, 10) : undefined
    const start = performance.now()
    const why = explainRejection(checkSentence(text, facts, { isStrict: true, today }))
    times.push(performance.now() - start)
    return why
  }
  const phrased = shuffledPhrases(cases)
  for (let turn = 0; turn < sentences; turn++) {
    const [phrase, statements] = phrased[turn % phrased.length] as [string, Case[]]
    const { statement, others } = pick(statements, random)
    const { kind, values, facts } = statement
    byKind[kind] ??= {
      'true checked': 0,
      'true rejected': 0,
      'false checked': 0,
      'false accepted': 0,
    }
    const row = byKind[kind] as Row
    const cited = random() < 0.5 ? facts : [...facts, pick(others, random), pick(others, random)]
    const text = render(phrase, values, random)
    const why = check(text, cited)
    row['true checked']++
    if (why) {
      row['true rejected']++
      rejected.push({ text, why })
    }
    const forged = falsifiedWithin(5, statement, phrase, random)
    if (!forged) continue
    row['false checked']++
    bySwap[forged.swap] ??= { checked: 0, accepted: 0 }
    const swap = bySwap[forged.swap] as { checked: number; accepted: number }
    swap.checked++
    if (check(forged.text, cited)) continue
    row['false accepted']++
    swap.accepted++
    accepted.push({
      text: `${forged.text} [${forged.swap}] ← ${text}`,
      facts: cited.map(({ id }) => id).join(' '),
    })
  }
  const total = (key: keyof Row) => Object.values(byKind).reduce((sum, row) => sum + row[key], 0)
  const totals = {
    phrases: phrased.length,
    trueChecked: total('true checked'),
    trueRejected: total('true rejected'),
    falseChecked: total('false checked'),
    falseAccepted: total('false accepted'),
    medianMs: times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0,
  }
  return { byKind, bySwap, rejected, accepted, totals }
}

/** Some draws are true as well, and a phrase may have nothing to negate. */
function falsifiedWithin(tries: number, statement: Statement, phrase: string, random: Random) {
  for (let made = 0; made < tries; made++) {
    const forged = falsify(statement, phrase, random)
    if (forged) return forged
  }
  return undefined
}

/** Every phrase with the cases that it can say. */
function shuffledPhrases(cases: readonly Case[]): [string, Case[]][] {
  const byPhrase = new Map<string, Case[]>()
  for (const each of cases) {
    for (const phrase of each.statement.phrases) {
      const key = `${each.statement.kind}|${phrase}`
      const statements = byPhrase.get(key)
      if (statements) statements.push(each)
      else byPhrase.set(key, [each])
    }
  }
  return [...byPhrase].map(([key, statements]) => [key.slice(key.indexOf('|') + 1), statements])
}

// Park and Miller, "Random number generators: good ones are hard to find" (1988).
function seeded(seed: number): Random {
  let state = seed * 7919
  return () => {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }
}
