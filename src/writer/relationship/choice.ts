import type { Entry } from '#lore/natal-entries.ts'
import type { SeededRandom } from '../prose/seeded-random.ts'
import type { UsageHistory } from '../prose/usage-history.ts'

/** Chooses among wordings: none twice in a text, and none of those told lately while there are others. */
export interface Choice {
  entry(entries: readonly Entry[]): Entry
  /** `printed` gives the line as it will stand in the text. */
  line(
    name: string,
    lines: readonly string[],
    printed?: (line: string) => string,
  ): { line: string; wording: string }
  /** Whether one of the lines, which stand as they are, is new to the person. */
  hasNew(name: string, lines: readonly string[]): boolean
}

export function freshChoice(chance: SeededRandom, lately: UsageHistory): Choice {
  const used = new Set<string>()
  let order = 0

  /** Of those new to this text, if there are any, what the person has had the longest ago or never. */
  function best<T>(candidates: readonly T[], idOf: (c: T) => string, ageOf: (c: T) => number): T {
    const shuffled = chance.shuffle(`choice ${order++}`, candidates)
    const inText = shuffled.filter((candidate) => !used.has(idOf(candidate)))
    const [found] = (inText.length > 0 ? inText : shuffled).sort(
      (one, other) => ageOf(one) - ageOf(other),
    )
    if (found === undefined) throw new Error('Nothing to choose from')
    used.add(idOf(found))
    return found
  }

  return {
    entry: (entries) =>
      best(
        entries,
        ({ id }) => id,
        ({ id, wording }) => lately.lastUsed(id, wording.sentences),
      ),
    hasNew: (name, lines) =>
      lines.some((line, index) => lately.isNew(`${name}/${index + 1}`, [line])),
    line(name, lines, printed = (line) => line) {
      const candidates = lines.map((line, index) => ({ line, wording: `${name}/${index + 1}` }))
      return best(
        candidates,
        ({ wording }) => wording,
        ({ line, wording }) => lately.lastUsed(wording, [printed(line)]),
      )
    },
  }
}
