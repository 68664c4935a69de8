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

/** When the slow contact to the point of the week is exact again. */
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

/** The task of the answer, phrased as a command in some weeks and as an option in others. */
function inOwnForm({ narrator }: Narration, { fact }: Contact, answers: Draft): Draft {
  const command = answers.sentences.at(-1) ?? ''
  if (answers.sentences.length < 2 || !isAdvice(command) || /^Next\b/.test(command)) return answers
  const isSaid = (begin: string) => answers.sentences[0]?.includes(` ${begin.split(' ')[1]} `)
  const offers = isSimple(command)
    ? ['You could', 'You might', 'It would help to'].filter((begin) => !isSaid(begin))
    : []
  // A task for every occasion, or for the next one, has no deadline.
  const isOnce =
    !/\b(?:always|every|from now|keep|let|next|today|tonight|tomorrow|week(?:end)?|when|year)\b/i.test(
      command,
    )
  const begins = [undefined, ...(isOnce ? ['Before the week is out,'] : []), ...offers]
  const begin = narrator.random.pick(`answer ${fact.id}`, begins)
  if (!begin) return answers
  return {
    ...answers,
    sentences: [...answers.sentences.slice(0, -1), `${begin} ${lowered(command)}`],
  }
}

/** "Tell one person, and let the rest of the world go on thinking you're fine.", and not what comes of it. */
const isSimple = (says: string) =>
  /^[A-Z][a-z]+ /.test(says) && !/, (?:and|so|or) (?:you|they|it|the|see)\b|, but\b/.test(says)
