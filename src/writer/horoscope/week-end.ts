import { howAnswersBegin, howWeeksEnd } from '#lore/corpus/weeks/how-weeks-end.ts'
import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { kinshipOf } from './kinship.ts'
import { narrateDated } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { contextFor, pointOf } from './points-of-contacts.ts'
import { dateOf, type Reader } from './reader.ts'
import { isSame, runningIn } from './running.ts'
import { narrateAfterwards } from './sentences.ts'
import { toneOf } from './tone.ts'
import { hasSpace, narrateWeekEvent, withoutEnd } from './week-moments.ts'
import { whenBeside } from './week-when.ts'

interface End {
  /** The last event, unless the week turns on it. */
  last: Contact | undefined
  answers: Draft | undefined
}

/** The last event with the answer, and what comes next of the contact that the week was about. */
export function narrateWeekEnd(
  narration: Narration,
  lead: Contact,
  { last, answers }: End,
): (Draft | undefined)[] {
  return [
    ...narrateAnswered(narration, lead, { last, answers }),
    narrateAfterwards(narration, lead) ?? narrateNext(narration, lead),
  ]
}

function narrateAnswered(
  narration: Narration,
  lead: Contact,
  { last, answers }: End,
): (Draft | undefined)[] {
  if (!last) return [answers && narrateAnswer(narration, answers, howAnswersBegin.afterTurn)]
  if (!answers || concerns(narration.reader, last, lead))
    return narrateAnswerOn(narration, last, answers)
  // What has nothing to do with the question cannot bring its answer.
  const { event } = narrateWeekEvent(narration, last)
  return [...event, narrateAnswer(narration, answers, howAnswersBegin.afterWeek)]
}

/** Whether a contact touches the point of the week, its ruler, or its house. */
function concerns(reader: Reader, one: Contact, lead: Contact): boolean {
  const { sign } = contextFor({ reader }, lead)
  const isOfRuler = sign !== undefined && traditionalRulers[sign] === pointOf(reader, one)
  return isOfRuler || kinshipOf(reader, one, lead) > 0
}

/** "On Saturday, around 2:10 p.m., Mercury crosses your Sun, and you can answer the question: …" */
function narrateAnswerOn(
  narration: Narration,
  last: Contact,
  answers: Draft | undefined,
): (Draft | undefined)[] {
  const { reader, narrator } = narration
  if (!answers) return narrateWeekEvent(narration, last).event
  const [first = '', ...rest] = answers.sentences
  const whens = whenBeside(reader, last, answers.sentences)
  const [event, ...told] = narrateDated(narration, last, whens, { isOfWeek: true })
  // The answer is one of the week's own point: where another stands would part it from its event.
  const after = told.filter(({ wording }) => !wording.startsWith('place/'))
  const others = { ...answers, sentences: rest }
  if (!event || after.length > 0 || !hasSpace(event)) {
    const ways = fitting(howAnswersBegin.afterEvent, first)
    const lead = narrator.random.pick(`answer ${last.fact.id}`, ways)
    return [event, ...after, { ...answers, sentences: [lead + lowered(first)] }, others]
  }
  const sentence = `${withoutEnd(event)}, and ${jointOf(narration, last, first)}${lowered(first)}`
  const facts = [...event.facts, ...answers.facts]
  return [{ ...event, sentences: [sentence], facts }, others]
}

/** What the planet does with the answer. */
function jointOf({ narrator }: Narration, last: Contact, says: string): string {
  const { fact, body } = last
  const kind = fact.kind === 'transit' && body in howWeeksEnd ? (body as 'sun') : 'other'
  return narrator.random.pick(`joint ${fact.id}`, fitting(howWeeksEnd[kind][toneOf(last)], says))
}

/** "It's the chore …" answers a question that is named: it cannot follow "that". */
const fitting = (ways: readonly string[], says: string) =>
  /^(?:It|They|About)\b/.test(says) ? ways.filter((way) => way.endsWith(': ')) : ways

function narrateAnswer(
  { narrator }: Narration,
  answers: Draft,
  beginnings: readonly string[],
): Draft {
  const [first = '', ...rest] = answers.sentences
  const lead = narrator.random.pick(`answer ${first}`, fitting(beginnings, first))
  return { ...answers, sentences: [lead + lowered(first), ...rest] }
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
    `On ${day}, ${event}, and by then you'll have had some practice.`,
    `${capitalized(event)} on ${day}, so you have until then to try it out.`,
  ]
  return narrator.state('next', ways, { facts: [after.id] })
}
