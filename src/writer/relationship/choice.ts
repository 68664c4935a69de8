import type { Entry } from '#lore/entries.ts'
import type { Chance } from '../chance.ts'
import type { Told } from '../writer.ts'

/** Chooses among wordings: none twice in a text, and none of those told lately while there are others. */
export interface Choice {
  entry(entries: readonly Entry[]): Entry
  /** `printed` gives the line as it will stand in the text. */
  line(
    name: string,
    lines: readonly string[],
    printed?: (line: string) => string,
  ): { line: string; wording: string }
}

export function freshChoice(chance: Chance, told: Told = { wordings: [], sentences: [] }): Choice {
  const wordings = new Set(told.wordings)
  const sentences = new Set(told.sentences)
  const used = new Set<string>()
  let order = 0

  /** The first that is new to the person, else new to this text, else the first. */
  function best<T>(candidates: readonly T[], idOf: (c: T) => string, isTold: (c: T) => boolean): T {
    const shuffled = chance.shuffle(`choice ${order++}`, candidates)
    const inText = shuffled.filter((candidate) => !used.has(idOf(candidate)))
    const found = inText.find((candidate) => !isTold(candidate)) ?? inText[0] ?? shuffled[0]
    if (found === undefined) throw new Error('Nothing to choose from')
    used.add(idOf(found))
    return found
  }

  return {
    entry: (entries) =>
      best(
        entries,
        ({ id }) => id,
        ({ id, wording }) =>
          wordings.has(id) || wording.sentences.some((sentence) => sentences.has(sentence)),
      ),
    line(name, lines, printed = (line) => line) {
      const candidates = lines.map((line, index) => ({ line, wording: `${name}/${index + 1}` }))
      return best(
        candidates,
        ({ wording }) => wording,
        ({ line, wording }) => wordings.has(wording) || sentences.has(printed(line)),
      )
    },
  }
}
