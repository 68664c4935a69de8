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

/** A step that can be read without the name of the subject before it. */
export function narrateUnnamedStep(
  { narrator }: Narration,
  contact: Stepping,
  plot: PlotUnit,
  phase: PlotPhase,
): Draft | undefined {
  const pool = stepOf(contact, plot, phase)
  const lines = pool ? unnamedIn(pool, contact, plot, phase) : []
  const print = (says: string) => (lines.includes(says) ? says : undefined)
  return pool && narrator.line([pool], { facts: [contact.fact.id], print })
}

/** Whether an event has a step that needs no name of the subject before it. */
export function hasUnnamedStep(contact: Stepping, plot: PlotUnit, phase: PlotPhase): boolean {
  const pool = stepOf(contact, plot, phase)
  return pool !== undefined && unnamedIn(pool, contact, plot, phase).length > 0
}

/** The lines of a step that make sense without an effect, or whose effect has no name in it. */
function unnamedIn(pool: Pool, contact: Stepping, plot: PlotUnit, phase: PlotPhase): string[] {
  const lines = pool.lines.map((line) => (typeof line === 'string' ? line : line.says))
  return lines.filter((says, index) => {
    const effect = effectOf(contact, plot, phase, { wording: `${pool.name}/${index + 1}` })
    return isWhole({ sentences: [says] }) || (effect !== undefined && !namesSubject(effect, plot))
  })
}

/** Whether a clause has the noun of the subject in it. */
function namesSubject(effect: string, { plot: { subject } }: PlotUnit): boolean {
  const noun = subject.split(' ').at(-1) ?? subject
  return new RegExp(`\\b${noun.slice(0, 6)}`, 'i').test(effect)
}

/** Whether a step begins with what somebody may do, and nothing in it points back. */
export function isWhole({ sentences }: Pick<Draft, 'sentences'>): boolean {
  const says = sentences.join(' ')
  const begins =
    /^(?:You (?:may|might)|Some(?:body|one|thing)\b|If some(?:body|one)\b|An? (?!third|part|yes|day early)\w+|There may)/
  const pointsBack =
    /\b(?:the (?:first|second|other|next|rest|hard|tool|call)|then|there(?! may)|that (?:for|part|talk|hour|week|day|night)|that's|instead|such|this|these|those|here|both|ones?|them|theirs|each other|further|more|too|either|enough|the same|will do|would do|by how|against|about it|of it|all been)\b/i
  if (!begins.test(says) || pointsBack.test(says)) return false
  return pronouns.every(([pronoun, named]) => {
    const at = says.search(pronoun)
    return at < 0 || named.test(says.slice(0, at))
  })
}

/** A pronoun with what it can stand for. */
const pronouns = [
  [/\bit(?:s|self|'s|'ll)?\b/i, /\b(?:something|an? \w+)\b/i],
  [/\b(?:they|their)\b/i, /\b(?:some(?:body|one)|people|person)\b/i],
] as const

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
  step?: Pick<Draft, 'wording'>,
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
