import { stayWords } from '#lore/corpus/chat/time-bodies.ts'
import { partOfYou } from '#lore/corpus/chat/time-points.ts'
import { isLightOrAngle, isSlowBody } from '#sky/bodies.ts'
import type { InstantFact } from '#sky/forecast-facts.ts'
import type { DatedFact } from '../../findings.ts'
import { reasons } from './event-detail-lines.ts'

export interface Strength {
  grade: 'strong' | 'middling' | 'light'
  /** Clauses that can stand alone. */
  because: readonly string[]
}

/** How much an event weighs: by tradition a slow body, a personal point and a complete eclipse weigh most. */
export function strengthOf({ fact }: DatedFact): Strength {
  switch (fact.kind) {
    case 'transit':
      return { grade: gradeOf(fact), because: contactReasons(fact) }
    case 'eclipse': {
      const isTotal = fact.class === 'total' || fact.class === 'annular'
      if (fact.class === 'penumbral') return { grade: 'light', because: reasons.penumbral }
      return isTotal
        ? { grade: 'strong', because: fact.class === 'total' ? reasons.total : reasons.annular }
        : { grade: 'middling', because: reasons.partial }
    }
    case 'station':
      return { grade: 'middling', because: reasons.station }
    case 'ingress':
    case 'house-entry':
      return isSlowBody(fact.body)
        ? { grade: 'strong', because: reasons.entry.slow }
        : { grade: 'light', because: reasons.entry.quick }
    default:
      return { grade: 'light', because: reasons.lunation }
  }
}

type Contact = Extract<InstantFact, { kind: 'transit' }>

function gradeOf({ body, natal }: Contact): Strength['grade'] {
  if (isSlowBody(body)) return isLightOrAngle(natal) ? 'strong' : 'middling'
  return body === 'mars' ? 'middling' : 'light'
}

function contactReasons({ body, natal }: Contact): string[] {
  const isAngle = natal === 'asc' || natal === 'mc'
  const parts = isAngle ? [''] : partOfYou[natal]
  const lines = isAngle ? reasons.angle : reasons.transit
  return lines.flatMap((line) =>
    parts.map((part) => line.replace('{for}', stayWords[body]).replace('{part}', part)),
  )
}
