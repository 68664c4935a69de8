import { almanacFact } from '#sky/almanac-facts.ts'
import { type ForecastFact, isLunation } from '#sky/forecast-facts.ts'
import type { TimeWindow } from '#sky/time-window.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { EventPattern } from '../question.ts'

/** New and full Moons, or eclipses, in a sign or natal house if the question names one. */
export function lunationFacts(
  sky: ChatSky,
  { of, phase, sign, house }: EventPattern,
  window: TimeWindow,
): ForecastFact[] {
  return sky
    .almanacOf(window)
    .events.filter((event) => {
      if (of === 'eclipse') return event.type === 'eclipse' && isOfPhase(event.kind, phase)
      if (event.type !== 'lunation') return false
      return phase ? event.phase === phase : event.phase === 'new' || event.phase === 'full'
    })
    .map((event) => almanacFact(event, sky.chart.houses?.cusps))
    .filter((fact) => {
      if (!isLunation(fact)) return false
      return (!sign || fact.sign === sign) && (!house || fact.house === house)
    })
}

/** The Sun is eclipsed at a new Moon, the Moon at a full Moon. */
function isOfPhase(kind: 'solar' | 'lunar', phase: EventPattern['phase']): boolean {
  return !phase || (phase === 'new') === (kind === 'solar')
}
