import { z } from 'zod'
import { toSavedDetails } from '#birth/saved-birth-details.ts'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { cursorOf } from '#contract/cursor.ts'
import { HOROSCOPE_KINDS } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import { ReadingType } from '#contract/reading-type.ts'
import { ListedReading, listReadings, Reading } from '#contract/readings.ts'
import { AppError } from '#errors.ts'
import { type HoroscopeDeps, readHoroscope } from '#horoscopes/horoscope.ts'
import { releaseTurn } from '#limits/turns.ts'
import { showReading, showReadings } from '#readings/saved-readings.ts'
import { type ConnectedPerson, defineTool, type SkyDeps, type ToolCall } from '../tool.ts'
import { readZone, TimeZone } from './read-dates.ts'

type OwnDeps = HoroscopeDeps & Pick<SkyDeps, 'ephemeris'>

const READINGS = { scope: 'readings:read', what: 'readings' } as const

const myBirthTool = defineTool({
  name: 'my_birth_details',
  title: 'The person’s birth details',
  description:
    'The saved birth details of the person who connected you. The other tools use them where "birth" is left out.',
  input: z.object({}),
  needs: { scope: 'chart:read', what: 'birth details' },
  run(_, call) {
    const { birth } = personOf(call)
    if (!birth) throw new AppError('birth_details_required', assistantMessages.noSavedBirth)
    return { birth: toSavedDetails(birth) }
  },
})

const readingsTool = (deps: HoroscopeDeps) =>
  defineTool({
    name: 'my_readings',
    title: 'The person’s readings',
    description:
      'The saved readings of the person who connected you, the newest first, with their first paragraphs. "nextPage" continues the list.',
    input: z.object({ type: ReadingType.optional(), page: listReadings.query.shape.after }),
    needs: READINGS,
    async run({ type, page: after }, call) {
      const { userId } = personOf(call)
      const query = listReadings.query.parse({})
      const found = await showReadings(deps, userId, { ...query, type, after })
      const last = found.length === query.limit ? found.at(-1) : undefined
      return {
        readings: found.map((reading) => ListedReading.omit({ inputData: true }).parse(reading)),
        ...(last && { nextPage: cursorOf(last) }),
      }
    },
  })

const readingTool = (deps: OwnDeps) =>
  defineTool({
    name: 'my_reading',
    title: 'One reading of the person',
    description:
      'A whole reading of the person who connected you, by its id: the text, the charts it is about, and the facts that each sentence rests on.',
    input: z.object({ id: z.string().max(100) }),
    needs: READINGS,
    run: async ({ id }, call) => Reading.parse(await showReading(deps, personOf(call).userId, id)),
  })

const horoscopeTool = (deps: HoroscopeDeps) =>
  defineTool({
    name: 'my_horoscope',
    title: 'The person’s horoscope',
    description:
      'The horoscope of today, this week or this month for the person who connected you, with the facts that each sentence rests on. It is written when it is first asked for, which may take some seconds.',
    input: z.object({ kind: z.enum(HOROSCOPE_KINDS), timeZone: TimeZone }),
    needs: { scope: 'horoscopes:read', what: 'horoscopes' },
    async run({ kind, timeZone }, call) {
      const { userId, birth, hasAccess } = personOf(call)
      if (!hasAccess)
        throw new AppError('subscription_required', messages.billing.subscriptionRequired)
      if (!birth) throw new AppError('birth_details_required', assistantMessages.noSavedBirth)
      const request = { userId, kind, timeZone: readZone(timeZone, call) }
      releaseTurn()
      return readHoroscope(deps, request, birth, call.signal)
    },
  })

/** What belongs to the person. */
export const ownTools = (deps: OwnDeps) => [
  myBirthTool,
  readingsTool(deps),
  readingTool(deps),
  horoscopeTool(deps),
]

function personOf({ person }: ToolCall): ConnectedPerson {
  if (!person) throw new Error('This tool is only for connected persons')
  return person
}
