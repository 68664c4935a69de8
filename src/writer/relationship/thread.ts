import { commonGround, means, questions } from '#lore/corpus/relationship/means.ts'
import { drums } from '../portrait/rhythm.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { splitSentences, withReference } from '../prose/sentences.ts'
import { fillTemplate } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { referenceIn, thesisKey } from './words.ts'

/** What a reading asks: how people with so much in common can quarrel about this. */
export function writeQuestion(
  { narrator, outline }: Reading,
  { matter }: Quarrel,
  before: readonly WordedSentence[],
): WordedSentence[] {
  const { bond, quarrel } = outline
  const ground = bond && commonGround[thesisKey(bond)]
  if (!bond || !quarrel || !ground || !matter) return []
  const slots = { people: `two people who ${ground}`, matter }
  const line = narrator.line(
    'question',
    questions.map((text) => fillTemplate(nounForm(text), slots)),
    (text) =>
      !before.some((one) => sharesPhrase(one.text, text)) &&
      !drums([...before.map((one) => one.text), text].flatMap(splitSentences)),
  )
  return line ? [{ ...line, facts: [bond.id, quarrel.id] }] : []
}

/** How what the two have in common helps with their quarrel. */
export function writeMeans(
  { narrator, outline, opening }: Reading,
  { matter }: Quarrel,
): WordedSentence[] {
  const { bond, quarrel } = outline
  if (!bond || !quarrel || !matter) return []
  const name = `means/${thesisKey(bond)}`
  const thoughts = (means[thesisKey(bond)] ?? []).map((says, version) => ({
    all: says.map((line, index) => {
      const text = fillTemplate(nounForm(line), { matter })
      return {
        text: index === 0 ? withReference(text, referenceIn(text, bond)) : text,
        facts: [bond.id, quarrel.id],
        wording: `${name}/${version + 1}/${index + 1}`,
      }
    }),
  }))
  const isNew = ({ all }: { all: readonly WordedSentence[] }) =>
    !all.some((one) => opening.some((before) => sharesPhrase(before.text, one.text)))
  const fresh = thoughts.filter(isNew)
  return [...(narrator.whole(name, fresh.length > 0 ? fresh : thoughts)?.all ?? [])]
}

/** A matter is a clause, as "whether a bad mood is about you": it stands alone after these words only. */
export function nounForm(template: string): string {
  return template.replaceAll(
    /(?<!\b(?:of|about|over|on|to|is|it's|out|slowly|matters|cares|words,|settles?|settled|decide) )\{matter\}/g,
    'the question of {matter}',
  )
}
