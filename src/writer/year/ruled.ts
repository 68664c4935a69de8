import { ruledLines } from '#lore/corpus/year/ruled.ts'
import { pointNames } from '#lore/names.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { YearContact } from './contacts.ts'

/** Says, once per text for each angle, that a touched planet rules it, and what that adds. */
export function narrateRuled(
  { reader, narrator }: Narration,
  { point }: YearContact,
): Draft | undefined {
  const ruler = reader.ofKind('ruler').find(({ body }) => body === point)
  if (!ruler) return undefined
  const { angle, id } = ruler
  const rules = `Your ${pointNames[ruler.body]} rules your ${pointNames[angle]}`
  if (narrator.hasSaidOf(rules)) return undefined
  return narrator.line([{ name: `ruled/${angle}`, lines: ruledLines[angle] }], {
    facts: [id],
    print: (says) => `${rules}, so ${says}.`,
  })
}
