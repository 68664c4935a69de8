import type { SavedBirth } from '#birth/birth-details-table.ts'
import { type CosmicEvent, getCosmicEvents, type SkyDate } from '#contract/calendar.ts'
import type { CallerQuestion } from '#database/batched-answer.ts'
import type { Database } from '#database.ts'
import { onReadersClock } from '#horoscopes/horoscope-brief.ts'
import { UTC } from '#horoscopes/period.ts'
import type { StoreWithHoroscope, WrittenHoroscope } from '#horoscopes/write-horoscope.ts'
import type { ReplyMemory } from '#http/reply-memory.ts'
import type { Found } from '#identity/authenticate.ts'
import { eventTypeOf } from '#lore/event-type.ts'
import { factLabel } from '#lore/fact-label.ts'
import { readersDate } from '#lore/readers-clock.ts'
import { hasExactTime, isSkyEvent } from '#lore/sky-event.ts'
import { isForecastFact } from '#sky/forecast-facts.ts'
import type { ModelTime } from '#writer/model-time.ts'
import type { Paragraph, Writer, WrittenText } from '#writer/writer.ts'
import {
  aboutEvents,
  insertEvents,
  listEventIds,
  listEvents,
  type NewEvent,
  type StoredEvent,
} from './events-table.ts'
import { rememberSkyDates, type SkyDatesDeps } from './sky-dates.ts'

type KeyDate = Omit<NewEvent, 'horoscopeId'>

/** Prepares the key dates of a weekly or monthly horoscope: its dated sentences with their exact events. */
export function prepareEvents({ writer }: { writer: Writer }) {
  return async (horoscope: WrittenHoroscope, time: ModelTime): Promise<StoreWithHoroscope> => {
    const keyDates = horoscope.kind === 'daily' ? [] : await describe(horoscope, time, writer)
    return (tx, horoscopeId) =>
      insertEvents(
        tx,
        keyDates.map((keyDate) => ({ ...keyDate, horoscopeId })),
      )
  }
}

/** A writer may have more to say of a key date than the horoscope; the passage is always there. */
async function describe(
  horoscope: WrittenHoroscope,
  time: ModelTime,
  writer: Writer,
): Promise<KeyDate[]> {
  const keyDates = keyDatesOf(horoscope)
  if (keyDates.length === 0) return []
  const { startDate, endDate, seed, userId, timeZone } = horoscope
  const period = { startDate, endDate }
  const facts = onReadersClock(horoscope.facts, timeZone)
  const events = new Set(eventsIn(horoscope).map(({ id }) => id))
  const passages = keyDates.map(({ passage }) => passage)
  const { text } = await writer.write(
    { kind: 'events', period, timeZone, facts, seed, passages },
    { userId, ...time },
  )
  return keyDates.map(({ passage, ...keyDate }, index) => {
    const entry = text.opening[index]
    const isOfEvent = entry && isOnlyAbout(entry, keyDate.factId, events)
    return { ...keyDate, content: contentOf(isOfEvent ? entry : passage) }
  })
}

/** A statement about another event could be taken for one about this event. */
const isOnlyAbout = (
  { sentences }: Paragraph,
  factId: string,
  events: ReadonlySet<string>,
): boolean =>
  sentences.some(({ facts }) => facts.includes(factId)) &&
  sentences.every(
    ({ facts, moment }) =>
      (!moment || moment === factId) && facts.every((id) => id === factId || !events.has(id)),
  )

const contentOf = ({ sentences }: Paragraph) => sentences.map(({ text }) => text).join(' ')

/** The events on the dates of a horoscope that it names, with what it says of them. */
export function keyDatesOf(horoscope: WrittenHoroscope) {
  const { userId, text, startDate, endDate, timeZone = UTC } = horoscope
  return eventsIn(horoscope).flatMap((fact) => {
    const passage = passageOf(text, fact.id)
    const date = readersDate(fact.at, timeZone)
    if (!passage || date < startDate || date > endDate) return []
    const event = {
      factId: fact.id,
      date,
      at: new Date(fact.at),
      isExact: hasExactTime(fact),
      eventType: eventTypeOf(fact),
      label: factLabel(fact),
    }
    return [{ ...event, userId, passage }]
  })
}

const eventsIn = ({ facts }: WrittenHoroscope) => facts.filter(isForecastFact).filter(isSkyEvent)

/** The sentence that names the date, with the following sentences that rest on the same fact. */
function passageOf({ opening, sections }: WrittenText, factId: string): Paragraph | undefined {
  const paragraphs = [...opening, ...sections.flatMap((section) => section.paragraphs)]
  for (const { sentences } of paragraphs) {
    const start = sentences.findIndex(({ moment }) => moment === factId)
    if (start < 0) continue
    const rest = sentences.slice(start + 1)
    const length = rest.findIndex(({ facts, moment }) => moment || !facts.includes(factId))
    return { sentences: sentences.slice(start, length < 0 ? undefined : start + 1 + length) }
  }
  return undefined
}

interface Reader {
  userId: string
  birth: SavedBirth | undefined
}

interface Month {
  month: number
  year: number
  timeZone?: string | undefined
}

/**
 * The events of a month, and what else the sky does in it. Those named by both the weekly and the monthly horoscope
 * appear once.
 */
export async function showEvents(deps: EventsDeps, reader: Reader, month: Month) {
  const stored = await listEvents(deps.db, reader.userId, datesOf(month))
  return describeMonth(deps, { reader, month, stored })
}

/** The caller details that a call needs. */
export const askEvents = (month: Month): CallerQuestion => ({
  about: aboutEvents,
  values: datesOf(month),
})

/**
 * The same, made once for the same events, birth details and clock.
 * @param found the answer to `askEvents`, read with the caller
 */
export async function recallEvents(
  deps: EventsDeps & { replies: ReplyMemory },
  reader: Reader & { found: Found | undefined },
  month: Month,
) {
  const { userId, birth, found } = reader
  const { from, to } = datesOf(month)
  const keyWith = (ids: string) =>
    [userId, birth?.savedAt.getTime(), from, month.timeZone, ids].join(' ')
  const ids = found ? found.text : await listEventIds(deps.db, userId, { from, to })
  return deps.replies.recall(getCosmicEvents, keyWith(ids), async () => {
    const stored = await listEvents(deps.db, userId, { from, to })
    const storedIds = stored.map(({ id }) => id).toSorted()
    const reply = describeMonth(deps, { reader, month, stored })
    return { reply, key: keyWith(storedIds.join(' ')) }
  })
}

type EventsDeps = SkyDatesDeps & { db: Database }

function datesOf({ month, year }: Month) {
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return { from: `${to.slice(0, 8)}01`, to }
}

function describeMonth(
  deps: SkyDatesDeps,
  { reader, month, stored }: { reader: Reader; month: Month; stored: StoredEvent[] },
): { events: CosmicEvent[]; sky: SkyDate[] } {
  const { from, to } = datesOf(month)
  const events = withoutRepeats(stored)
  const named = new Set(events.map(({ factId }) => factId))
  const period = { startDate: from, endDate: to, timeZone: month.timeZone }
  const sky = rememberSkyDates(deps, reader.birth, period)
  return { events: events.map(toCosmicEvent), sky: sky.filter(({ id }) => !named.has(id)) }
}

export function withoutRepeats(events: StoredEvent[]): StoredEvent[] {
  return [...new Map(events.map((event) => [event.factId, event])).values()]
}

function toCosmicEvent({
  id,
  date,
  at,
  isExact,
  content,
  eventType,
  label,
}: StoredEvent): CosmicEvent {
  return { id, date, at: at.toISOString(), isExact, content, eventType, label }
}
