import { factLabel } from '#lore/fact-label.ts'
import { firstLine, plainSentence } from '#lore/plain-sentence.ts'
import { clockAt } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { ForecastFact, TimedFact } from '#sky/forecast-facts.ts'

/** A fact with its id, its label and what it means. */
export function shownFact(fact: AnyFact) {
  const [meaning, line] = [plainSentence(fact), firstLine(fact)]
  return {
    fact: fact.id,
    label: factLabel(fact),
    ...(meaning && { meaning }),
    ...(line && { line }),
  }
}

/** The same with its date and time on a clock. */
export function shownEvent(fact: ForecastFact | TimedFact, timeZone: string) {
  const { date, time } = clockAt(fact.at, timeZone)
  const bounds =
    'earliest' in fact && fact.earliest && fact.latest
      ? { earliest: fact.earliest, latest: fact.latest }
      : undefined
  return {
    ...shownFact(fact),
    date,
    // With an unknown birth time only the bounds are known.
    ...(bounds ?? { time, at: fact.at }),
    ...('until' in fact && { until: fact.until }),
    ...('house' in fact && fact.house !== undefined && { house: fact.house }),
  }
}
