import { z } from 'zod'
import { answerQuestion } from '#chat/answer-message.ts'
import type { ChatSky } from '#chat/chat-sky.ts'
import { questionAbout } from '#chat/question-about.ts'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { AppError } from '#errors.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { defineTool, type SkyDeps, type ToolCall } from '../tool.ts'
import { chatSkyOf } from './chat-sky-of.ts'
import { findEvents } from './find-events.ts'
import { Birth, readBirth } from './read-birth.ts'
import { readDates, readZone, TimeZone } from './read-dates.ts'
import { shownEvent, shownFact } from './shown-fact.ts'

const MOST_FACTS = 20
/** As the ids of events end, sometimes with a number after it. */
const DATE_IN_ID = /:(\d{4}-\d{2}-\d{2})(:\d+)?$/

export const meaningsTool = (deps: SkyDeps) =>
  defineTool({
    name: 'meanings',
    title: 'What facts mean',
    description:
      'What facts of a chart, or events of its transits, mean: in one plain sentence, and for facts of the natal chart as the chart’s other facts color it. Takes the ids that the other tools return.',
    input: z.object({
      birth: Birth,
      facts: z.array(z.string().max(100)).min(1).max(MOST_FACTS).describe('Ids of facts'),
      timeZone: TimeZone,
    }),
    async run({ birth, facts, timeZone }, call) {
      const zone = readZone(timeZone, call)
      const sky = chatSkyOf(deps, await readBirth(deps, birth, call), zone)
      const natal = wholeChartFacts(sky.chart)
      return {
        meanings: facts.map((id) => {
          const fact = natal.find((known) => known.id === id)
          if (fact) return { ...shownFact(fact), says: sentencesAbout(fact, sky) }
          return shownEvent(findEvent(deps, id, sky, call), zone)
        }),
      }
    },
  })

/** @throws AppError `bad_request` when nothing of the chart has this id */
function findEvent({ ephemeris, skyCache }: SkyDeps, id: string, sky: ChatSky, call: ToolCall) {
  const day = DATE_IN_ID.exec(id)?.[1]
  const date = day && z.iso.date().safeParse(day).success ? Temporal.PlainDate.from(day) : undefined
  // The date of an id is that of UTC; of a stay of the Moon, the reader's.
  const dates =
    date &&
    readDates(
      ephemeris,
      {
        from: date.subtract({ days: 1 }).toString(),
        to: date.add({ days: 1 }).toString(),
        timeZone: sky.timeZone,
      },
      call,
    )
  const found = dates && findEvents(skyCache, dates, sky.chart).find((event) => event.id === id)
  if (!found) throw new AppError('bad_request', assistantMessages.unknownFact(id))
  return found
}

/** The embedded writer's sentences about a fact, each with the facts that it rests on. */
function sentencesAbout(fact: AnyFact, sky: ChatSky) {
  const question = questionAbout(fact)
  if (!question) return []
  const earlier = { bets: [], wordings: [], questions: [] }
  const request = { message: '', turns: [], earlier, sky, seed: fact.id }
  return answerQuestion(question, request).blocks.flatMap((block) =>
    (block.kind === 'list' ? block.items : block.sentences).map(({ text, facts }) => ({
      text,
      facts,
    })),
  )
}
