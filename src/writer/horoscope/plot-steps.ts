import type { PlotPhase, PlotSteps } from '#lore/authored.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import type { PlotUnit } from './thoughts.ts'
import { toneOf } from './tone.ts'

/** What an event does to the subject of a month; undefined where the reader knows it, or it does nothing. */
export function narrateStep(
  { narrator }: Narration,
  contact: Contact,
  plot: PlotUnit,
  phase: PlotPhase,
): Draft | undefined {
  const pool = stepOf(contact, plot, phase)
  return pool && narrator.line([pool], { facts: [contact.fact.id] })
}

/** Whether there is something new to say of an event in this plot. */
export function hasStep(
  { narrator }: Narration,
  contact: Contact,
  plot: PlotUnit,
  phase: PlotPhase,
): boolean {
  const pool = stepOf(contact, plot, phase)
  return pool !== undefined && narrator.hasNew([pool])
}

/** One line, named by its path in the steps: two events of one name would say the same. */
export function stepOf(
  contact: Contact,
  { plot: { steps }, stepsName }: PlotUnit,
  phase: PlotPhase,
): Pool | undefined {
  const step = pathOf(contact, steps, phase)
  return step && { name: `${stepsName}/${step.path}`, lines: [step.says] }
}

function pathOf(contact: Contact, steps: PlotSteps, phase: PlotPhase) {
  const { fact, body } = contact
  const tone = toneOf(contact)
  if (fact.kind === 'station') {
    const path = fact.direction === 'retrograde' ? 'back' : 'on'
    return { path, says: steps[path] }
  }
  if (fact.kind === 'lunation' || fact.kind === 'eclipse') {
    const path = isNew(fact) ? 'newMoon' : 'fullMoon'
    return { path, says: steps[path] }
  }
  switch (body) {
    case 'sun':
    case 'mercury':
    case 'venus':
    case 'mars':
      return { path: `${body}/${phase}/${tone}`, says: steps[body][phase][tone] }
    case 'jupiter':
    case 'saturn':
      return { path: `${body}/${tone}`, says: steps[body][tone] }
    default:
      return isGenerational(body) ? { path: `outer/${tone}`, says: steps.outer[tone] } : undefined
  }
}

const isNew = (fact: Extract<Contact['fact'], { kind: 'lunation' | 'eclipse' }>) =>
  fact.kind === 'eclipse' ? fact.of === 'solar' : fact.phase === 'new'
