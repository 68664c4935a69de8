import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import type { Window } from '../../findings.ts'
import type { Purpose } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import { dayText } from './date-words.ts'
import { eventText } from './events.ts'
import { windowMoments } from './evidence.ts'
import { avoids, slides } from './window-lines.ts'

/** @param worst the bad window; without an event on its worst day there is nothing to say */
export function sayDayToAvoid(
  worst: Window | undefined,
  { purpose, isAfterBest = false }: { purpose: Purpose; isAfterBest?: boolean },
  context: AnswerContext,
) {
  const moment = worst && windowMoments(worst).find(({ date }) => date === worst.day)
  if (!worst || !moment) return undefined
  const { narrator, today } = context
  const event = eventText(moment, context, { isShort: true })
  return narrator.say({
    name: `window/avoid/${purpose}`,
    lines: isAfterBest ? [...avoids, ...slides] : avoids,
    words: {
      day: dayText(worst.day, today),
      event: event.text,
      loss: purposeWords[purpose].losses,
    },
    facts: event.facts,
    moment: moment.fact,
  })
}
