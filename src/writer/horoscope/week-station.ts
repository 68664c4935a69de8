import { narrateChartRuler } from './company.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { pointContext } from './points.ts'
import { narrateRole } from './sentences.ts'
import { toneOf } from './tone.ts'

/** A planet that stops: how much of this chart it rules, and what it does. */
export function narrateStation(narration: Narration, theme: Contact): (Draft | undefined)[] {
  const { body } = theme
  const ruler = body === 'chiron' ? undefined : pointContext(narration.reader, body)
  return [
    narrateRole(narration, theme, 'does'),
    ruler && narrateChartRuler(narration, ruler, toneOf(theme)),
  ]
}
