import { answers } from '#lore/corpus/relationship/joins.ts'
import { drums } from '../portrait/rhythm.ts'
import { splitSentences } from '../prose/sentences.ts'
import { capitalized, fillTemplate } from '../prose/template.ts'
import { writeContact } from './contact.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'

/** What helps after the quarrel: an easy contact of a planet that is in it. */
export function writeAnswer(reading: Reading): WordedSentence[] {
  const { answer, quarrel } = reading.outline
  if (!answer || !quarrel) return []
  const said = writeContact(reading, answer)
  const whose = both.find((one) => answer[one] === quarrel[one])
  const lines = whose && answers[answer[whose] as keyof typeof answers]
  if (!whose || !lines || said.length === 0) return said
  const line = reading.narrator.line(
    `answer/${whose}/${answer[whose]}`,
    lines.map((text) => printed(text, whose)),
    (text) => !drums([text, ...said.map((one) => one.text)].flatMap(splitSentences)),
  )
  return line ? [{ ...line, facts: [answer.id, quarrel.id] }, ...said] : said
}

function printed(text: string, whose: Whose): string {
  const [they, them, their, other] =
    whose === 'you'
      ? ['you', 'you', 'your', '{partner}']
      : ['{partner}', '{partner}', "{partner}'s", 'you']
  const withVerbs = text.replaceAll(/\[([^|\]]+)\|([^\]]+)\]/g, whose === 'you' ? '$2' : '$1')
  const words = { they, them, their, other }
  return fillTemplate(withVerbs, { ...words, Their: capitalized(their) })
}
