import type { PlotPhase, PlotSteps, StepPath } from '#lore/authored.ts'
import { isGenerational } from '#sky/bodies.ts'
import type { TransitWindowFact } from '#sky/forecast-facts.ts'
import type { Contact } from './contacts.ts'
import type { Narration } from './narration.ts'
import type { Draft, Pool } from './narrator.ts'
import type { PlotUnit } from './plot-units.ts'
import { type Tone, toneOf } from './tone.ts'

/** An event, or a slow contact that lasts. */
type Stepping = Pick<Contact, 'body' | 'point' | 'quality'> & {
  fact: Contact['fact'] | TransitWindowFact
}

/** What an event does to the subject of a month; undefined where the reader knows it, or it does nothing. */
export function narrateStep(
  { narrator }: Narration,
  contact: Stepping,
  plot: PlotUnit,
  phase: PlotPhase,
): Draft | undefined {
  const pool = stepOf(contact, plot, phase)
  return pool && narrator.line([pool], { facts: [contact.fact.id] })
}

/** Whether there is something new to say of an event in this plot. */
export function hasStep(
  { narrator }: Narration,
  contact: Stepping,
  plot: PlotUnit,
  phase: PlotPhase,
): boolean {
  const pool = stepOf(contact, plot, phase)
  return pool !== undefined && narrator.hasNew([pool])
}

/** One line, named by its path in the steps: two events of one name would say the same. */
export function stepOf(
  contact: Stepping,
  { plot: { steps }, again, stepsName }: PlotUnit,
  phase: PlotPhase,
): Pool | undefined {
  const step = pathOf(contact, steps, phase)
  if (!step) return undefined
  const { path, says } = step
  return { name: `${stepsName}/${path}`, lines: [says, ...(again?.steps[path] ?? [])] }
}

/** What an event does to the subject of a month, as a clause that names it: of a step, what leads to its wording. */
export function effectOf(
  contact: Stepping,
  { plot: { steps }, again, effects }: PlotUnit,
  phase: PlotPhase,
  step?: Draft,
): string | undefined {
  const path = pathOf(contact, steps, phase)?.path
  if (!path) return undefined
  const wording = Number(step?.wording.split('/').at(-1) ?? 1)
  return again?.effects?.[path]?.[wording - 2] ?? effects[path]
}

interface PlotStep {
  path: StepPath
  says: string
}

function pathOf(contact: Stepping, steps: PlotSteps, phase: PlotPhase): PlotStep | undefined {
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

/** How things stand in the subject of a month before or after its turn. */
export function narrateBetween(
  { narrator }: Narration,
  lead: Contact,
  { plot, again, stepsName }: PlotUnit,
  phase: PlotPhase,
): Draft | undefined {
  const name = `${stepsName.replace('step', 'between')}/${phase}`
  const lines = [...plot.between[phase], ...(again?.between?.[phase] ?? [])]
  return narrator.line([{ name, lines }], { facts: [lead.fact.id] })
}

/** How what came last leads to the turn of a month. */
export function narrateToward(
  { narrator }: Narration,
  before: Contact,
  lead: Contact,
  { plot, again, stepsName }: PlotUnit,
): Draft | undefined {
  const tone = toneOfStep(before)
  const name = `${stepsName.replace('step', 'toward')}/${tone}`
  const lines = [plot.toward[tone], ...(again?.toward?.[tone] ?? [])]
  return narrator.line([{ name, lines }], { facts: [lead.fact.id] })
}

/** A Moon or a station brings the subject on or holds it up, whatever it touches. */
function toneOfStep(contact: Contact): Tone {
  const { fact } = contact
  if (fact.kind === 'lunation' || fact.kind === 'eclipse') return 'eases'
  if (fact.kind === 'station') return fact.direction === 'direct' ? 'eases' : 'presses'
  return toneOf(contact)
}
