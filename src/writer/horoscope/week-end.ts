import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
import { lowered } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Contact } from './contacts.ts'
import { dayText } from './dates.ts'
import { narrateDated } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { passesAround } from './passes.ts'
import { pointOf } from './points-of-contacts.ts'
import { dateOf } from './reader.ts'
import { isSame, runningIn } from './running.ts'
import { narrateAfterwards } from './sentences.ts'
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
  const answered = last
    ? narrateAnswerOn(narration, last, answers)
    : [answers && narrateAnswer(narration, answers)]
  return [...answered, narrateAfterwards(narration, lead) ?? narrateNext(narration, lead)]
}

/** "On Saturday, around 2:10 p.m., Mercury crosses your Sun, and you can answer Sunday's question: …", or what such a day is like, and the answer. */
function narrateAnswerOn(
  narration: Narration,
  last: Contact,
  answers: Draft | undefined,
): (Draft | undefined)[] {
  const { reader, narrator } = narration
  const says = answers?.sentences ?? []
  const [first = '', ...rest] = says
  const isPlain =
    standsAlone(first) && narrator.random.pick(`plain ${last.fact.id}`, [true, false, true])
  if (!answers || isPlain) return [...narrateWeekEvent(narration, last, { says }).event, answers]
  const whens = whenBeside(reader, last, says)
  const [event, ...after] = narrateDated(narration, last, whens, { isOfWeek: true })
  const ways = event && after.length === 0 && hasSpace(event) ? joined : apart
  const lead = narrator.random.pick(`answer ${last.fact.id}`, ways)
  if (!event || ways === apart)
    return [event, ...after, { ...answers, sentences: [`${lead}: ${lowered(first)}`, ...rest] }]
  const sentence = `${withoutEnd(event)}, and ${lead}: ${lowered(first)}`
  const facts = [...event.facts, ...answers.facts]
  return [
    { ...event, sentences: [sentence], facts },
    { ...answers, sentences: rest },
  ]
}

/** An answer that says itself what it is of. */
const standsAlone = (says: string) => !/^(?:It|They|About)\b/.test(says)

const joined = [
  "you can answer Sunday's question",
  "there's your answer",
  "Sunday's question answers itself",
  "you've got your answer",
]
const apart = [
  "By then you can answer Sunday's question",
  "And that answers Sunday's question",
  "Sunday's question has an answer now",
]

function narrateAnswer({ narrator }: Narration, answers: Draft): Draft {
  const [first = '', ...rest] = answers.sentences
  const lead = narrator.random.pick(`answer ${first}`, [
    "So you can answer Sunday's question",
    "That's an answer to Sunday's question",
    'That leaves you with an answer',
  ])
  const isPlain = standsAlone(first) && narrator.random.pick(`plain ${first}`, [true, false])
  return isPlain ? answers : { ...answers, sentences: [`${lead}: ${lowered(first)}`, ...rest] }
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
