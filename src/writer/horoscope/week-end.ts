import { aspectWords, bodyName, pointNames } from '#lore/names.ts'
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
  return [answers, narrateAfterwards(narration, lead) ?? narrateNext(narration, lead)]
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
