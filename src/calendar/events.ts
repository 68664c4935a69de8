import type { CosmicEvent } from '#contract/calendar.ts'
import type { Database, Transaction } from '#database.ts'
import type { WrittenHoroscope } from '#horoscopes/write-horoscope.ts'
import { eventTypeOf } from '#lore/event-type.ts'
import { factLabel } from '#lore/fact-label.ts'
import { hasExactTime, isSkyEvent } from '#lore/sky-event.ts'
import type { WrittenText } from '#writer/writer.ts'
import { insertEvents, listEvents, type NewEvent, type StoredEvent } from './events-table.ts'

/** Stores the key dates of a weekly or monthly horoscope: its dated sentences with their exact events. */
export async function storeEventsOf(tx: Transaction, horoscope: WrittenHoroscope) {
  if (horoscope.kind === 'daily') return
  await insertEvents(tx, eventsOf(horoscope))
}

export function eventsOf({ id, userId, text, facts, startDate, endDate }: WrittenHoroscope) {
  return facts.filter(isSkyEvent).flatMap((fact): NewEvent[] => {
    const content = passageOf(text, fact.id)
    const date = fact.at.slice(0, 10)
    if (!content || date < startDate || date > endDate) return []
    const event = {
      factId: fact.id,
      date,
      at: new Date(fact.at),
      isExact: hasExactTime(fact),
      content,
    }
    return [
      { ...event, userId, horoscopeId: id, eventType: eventTypeOf(fact), label: factLabel(fact) },
    ]
  })
}

/** The sentence that names the date, with the following sentences that rest on the same fact. */
function passageOf({ opening, sections }: WrittenText, factId: string): string | undefined {
  const paragraphs = [...opening, ...sections.flatMap((section) => section.paragraphs)]
  for (const { sentences } of paragraphs) {
    const start = sentences.findIndex(({ moment }) => moment === factId)
    if (start < 0) continue
    const rest = sentences.slice(start + 1)
    const length = rest.findIndex(({ facts, moment }) => moment || !facts.includes(factId))
    const passage = [sentences[start], ...(length < 0 ? rest : rest.slice(0, length))]
    return passage.map((sentence) => sentence?.text).join(' ')
  }
  return undefined
}

/** The events of a month. Those named by both the weekly and the monthly horoscope appear once. */
export async function showEvents(
  db: Database,
  userId: string,
  { month, year }: { month: number; year: number },
): Promise<CosmicEvent[]> {
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const events = await listEvents(db, userId, { from: `${last.slice(0, 8)}01`, to: last })
  return withoutRepeats(events).map(toCosmicEvent)
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
