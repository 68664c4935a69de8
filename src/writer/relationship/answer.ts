import { answers } from '#lore/corpus/relationship/joins.ts'
import { drums } from '../portrait/rhythm.ts'
import { splitSentences } from '../prose/sentences.ts'
import { writeContact } from './contact.ts'
import type { WordedSentence } from './narrator.ts'
import { both } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { fillWhose } from './words.ts'

/** Describes what helps after the quarrel: an easy contact of one of its planets. */
export function writeAnswer(reading: Reading): WordedSentence[] {
  const { answer, quarrel } = reading.outline
  if (!answer || !quarrel) return []
  const said = writeContact(reading, answer)
  const whose = both.find((one) => answer[one] === quarrel[one])
  const lines = whose && answers[answer[whose] as keyof typeof answers]
  if (!whose || !lines || said.length === 0) return said
  const line = reading.narrator.line(
    `answer/${whose}/${answer[whose]}`,
    lines.map((text) => fillWhose(text, whose)),
    (text) => !drums([text, ...said.map((one) => one.text)].flatMap(splitSentences)),
  )
  return line ? [{ ...line, facts: [answer.id, quarrel.id] }, ...said] : said
}
