import { narrateActingRuler } from './company.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { narrateRole } from './sentences.ts'

/** A planet that stops: how much of this chart it rules, and what it does. */
export function narrateStation(narration: Narration, theme: Contact): (Draft | undefined)[] {
  return [narrateRole(narration, theme, 'does'), narrateActingRuler(narration, theme)]
}
