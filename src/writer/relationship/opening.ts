import { bonds, strainedBonds } from '#lore/corpus/relationship/thesis.ts'
import { lowered, withReference } from '../prose/sentences.ts'
import type { Narrator, WordedSentence } from './narrator.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { writeQuestion } from './thread.ts'
import { referenceIn, thesisKey } from './words.ts'

/** What the two have in common, and what they keep running into. */
export function writeOpening(reading: Reading, argument: Quarrel): WordedSentence[] {
  const { outline, narrator } = reading
  const { bond, quarrel } = outline
  const thesis = argument.thesis.map((sentence) => ({
    ...sentence,
    text: quarrel
      ? withReference(sentence.text, referenceIn(sentence.text, quarrel))
      : sentence.text,
  }))
  const key = bond ? thesisKey(bond) : 'none'
  const lines = (bonds[key] ?? strainedBonds).map((line) => {
    const text = `${line}.`
    return bond ? withReference(text, referenceIn(text, bond)) : text
  })
  const facts = [bond ?? quarrel].flatMap((contact) => contact?.id ?? [])
  const line = facts.length > 0 && narrator.line(`thesis/${key}`, lines)
  if (!line) return thesis
  const both = [{ ...line, facts }, ...thesis.map((sentence) => hinged(narrator, sentence))]
  return [...both, ...writeQuestion(reading, argument, both)]
}

/** What the two run into, against what they have in common. */
function hinged({ random }: Narrator, sentence: WordedSentence): WordedSentence {
  const hinge = random.pick('thesis/hinge', ['', 'But ', 'Still, ', 'Even so, '])
  return hinge ? { ...sentence, text: `${hinge}${lowered(sentence.text)}` } : sentence
}
