import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import { isAdvice } from '../advice.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { pointOf } from './points-of-contacts.ts'
import { dateOf } from './reader.ts'
import { isSame, runningIn } from './running.ts'
import { narrateAfterwards } from './sentences.ts'

/** The answer, and what comes next of the contact that the week was about. */
export function narrateWeekEnd(
  narration: Narration,
  lead: Contact,
  answers: Draft | undefined,
): (Draft | undefined)[] {
  const answer = answers && inOwnForm(narration, lead, answers)
  return [answer, narrateAfterwards(narration, lead) ?? narrateNext(narration, lead)]
}

/** When the slow contact is exact again that the point of the week stands in. */
function narrateNext({ reader, narrator }: Narration, lead: Contact): Draft | undefined {
  const point = pointOf(reader, lead)
  const running = runningIn(reader).find((one) => one.natal === point && !isSame(one, lead))
  if (!running || !narrator.hasStated('running', running.id)) return undefined
  const { after } = passesAround(reader, running)
  if (!after) return undefined
  const day = dayText(dateOf(after.at), reader.period.endDate)
  const event = `${capitalized(bodyName(after.body))} is exactly ${aspectWords[after.aspect]} your ${pointNames[after.natal]}`
  const ways = [
    `On ${day}, ${event}, and by then you'll know what has come of it.`,
    `${capitalized(event)} on ${day}, and the subject is likely to come up again.`,
  ]
  return narrator.state('next', ways, { facts: [after.id] })
}

/** What the answer asks the reader to do, as a command in one week, and as something that they could do in another. */
function inOwnForm({ narrator }: Narration, { fact }: Contact, answers: Draft): Draft {
  const last = answers.sentences.at(-1) ?? ''
  const begins = [undefined, undefined, 'You could', 'It would help to']
  const fitting = begins.filter(
    (one) => !one || !answers.sentences[0]?.includes(` ${one.split(' ')[1]} `),
  )
  const begin = narrator.random.pick(`answer ${fact.id}`, fitting)
  if (!begin || answers.sentences.length < 2 || !isPlainCommand(last)) return answers
  return { ...answers, sentences: [...answers.sentences.slice(0, -1), `${begin} ${lowered(last)}`] }
}

/** "Tell one person, and let the rest of the world go on thinking you're fine." */
const isPlainCommand = (says: string) =>
  isAdvice(says) &&
  /^[A-Z][a-z]+ /.test(says) &&
  !/^(?:Next|If|When|This|Once)\b|, (?:and|so|or) (?:you|they|it|the|see)\b|, but\b/.test(says)
