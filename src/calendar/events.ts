import type { CosmicEvent } from '#contract/calendar.ts'
import type { Database, Transaction } from '#database.ts'
import type { WrittenHoroscope } from '#horoscopes/write-horoscope.ts'
import { eventTypeOf } from '#lore/event-type.ts'
import { factLabel } from '#lore/fact-label.ts'
import { hasExactTime, isSkyEvent } from '#lore/sky-event.ts'
import type { WrittenText } from '#writer/writer.ts'
import { insertEvents, listEvents, type NewEvent, type StoredEvent } from './events-table.ts'

/** Key dates come from weekly and monthly horoscopes: the dated sentences, each with its exact event. */
export async function storeEventsOf(tx: Transaction, horoscope: WrittenHoroscope) {
  if (horoscope.kind === 'daily') return
  await insertEvents(tx, eventsOf(horoscope))
}

export function eventsOf({ id, userId, text, facts, startDate, endDate }: WrittenHoroscope) {
  return facts.filter(isSkyEvent).flatMap((fact): NewEvent[] => {
    const content = passageOf(text, fact.id)
    const date = fact.at.slice(0, 10)
    if (!content || date < startDate || date > endDate) return []
    const said = {
      factId: fact.id,
      date,
      at: new Date(fact.at),
      isExact: hasExactTime(fact),
      content,
    }
    return [
      { ...said, userId, horoscopeId: id, eventType: eventTypeOf(fact), label: factLabel(fact) },
    ]
  })
}

/** The sentence that names the date, with those after it that rest on the same fact. */
function passageOf({ opening, sections }: WrittenText, factId: string): string | undefined {
  const paragraphs = [...opening, ...sections.flatMap((section) => section.paragraphs)]
  for (const { sentences } of paragraphs) {
    const start = sentences.findIndex(({ moment }) => moment === factId)
    if (start < 0) continue
    const rest = sentences.slice(start + 1)
    const length = rest.findIndex(({ facts, moment }) => moment || !facts.includes(factId))
    const told = [sentences[start], ...(length < 0 ? rest : rest.slice(0, length))]
    return told.map((sentence) => sentence?.text).join(' ')
  }
  return undefined
}

/** Those of a month, each once though the week and the month may both tell it. */
export async function showEvents(
  db: Database,
  userId: string,
  { month, year }: { month: number; year: number },
): Promise<CosmicEvent[]> {
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const events = await listEvents(db, userId, { from: `${last.slice(0, 8)}01`, to: last })
  return withoutRepeats(events).map(asSeen)
}

export function withoutRepeats(events: StoredEvent[]): StoredEvent[] {
  return [...new Map(events.map((event) => [event.factId, event])).values()]
}

function asSeen({ id, date, at, isExact, content, eventType, label }: StoredEvent): CosmicEvent {
  return { id, date, at: at.toISOString(), isExact, content, eventType, label }
}
