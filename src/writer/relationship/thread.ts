import { means, meansByHolder } from '#lore/corpus/relationship/means.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { withReference } from '../prose/sentences.ts'
import type { WordedSentence } from './narrator.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { referenceIn, thesisKey } from './words.ts'

/** Describes how the bond helps with the quarrel. */
export function writeMeans(reading: Reading, { matter }: Quarrel): WordedSentence[] {
  const { narrator, outline, opening } = reading
  const { bond, quarrel } = outline
  if (!bond || !quarrel || !matter) return []
  const holder = `${bond.you}~${bond.partner}`
  const print = (name: string, says: readonly string[], version: number) => ({
    all: says.map((text, index) => ({
      text: index === 0 ? withReference(text, referenceIn(text, bond)) : text,
      facts: [bond.id, quarrel.id],
      wording: `${name}/${version + 1}/${index + 1}`,
    })),
  })
  const name = `means/${thesisKey(bond)}`
  const ofHolder = (meansByHolder[holder] ?? []).map((says, version) =>
    print(`${name}/by/${holder}`, says, version),
  )
  const ofBoth = (means[thesisKey(bond)] ?? []).map((says, version) => print(name, says, version))
  const isNew = ({ all }: { all: readonly WordedSentence[] }) =>
    !all.some((one) => opening.some((before) => sharesPhrase(before.text, one.text)))
  const pools = [ofHolder.filter(isNew), ofBoth.filter(isNew), ofBoth]
  for (const pool of pools) {
    const said = narrator.whole(name, pool)
    if (said) return [...said.all]
  }
  return []
}

/** A matter is a clause, as "whether a bad mood is about you": it stands alone after these words only. */
export function nounForm(template: string): string {
  return template.replaceAll(
    /(?<!\b(?:of|about|out|is|to|settles?|settle|less) )\{matter\}/g,
    'the question of {matter}',
  )
}
