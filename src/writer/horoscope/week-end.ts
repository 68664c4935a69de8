import { howAnswersBegin } from '#lore/corpus/weeks/how-weeks-end.ts'
import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
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

interface End {
  /** The last event, unless the week turns on it. */
  last: Draft[]
  answers: Draft | undefined
}

/** The last event, the answer, and what comes next of the contact that the week was about. */
export function narrateWeekEnd(
  narration: Narration,
  lead: Contact,
  { last, answers }: End,
): (Draft | undefined)[] {
  return [
    ...last,
    answers && answered(narration, answers),
    narrateAfterwards(narration, lead) ?? narrateNext(narration, lead),
  ]
}

/** An answer that makes no sense without its question says that it is one: "It's the chore you took over without being asked." */
function answered({ narrator }: Narration, answers: Draft): Draft {
  const [first = '', ...rest] = answers.sentences
  if (!needsQuestion.test(first) && !isElliptic.test(first)) return answers
  const lead = narrator.random.pick(`answer ${first}`, howAnswersBegin)
  return { ...answers, sentences: [lead + lowered(first), ...rest] }
}

const needsQuestion = /^(?:It|It's|They|They're|That|About|Both|There|There's)\b/
/** "Company does, or a little music.": its verb is in the question. */
const isElliptic =
  /^[^.,]*\b(?:is|are|was|were|do|does|did|has|have|would|could|should|can)(?=[,.]| and\b)/

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
    `On ${day}, ${event}, and by then you'll have had some practice.`,
    `${capitalized(event)} on ${day}, so you have until then to try it out.`,
  ]
  return narrator.state('next', ways, { facts: [after.id] })
}
