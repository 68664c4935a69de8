import { factLabel } from '#lore/fact-label.ts'
import { wakingHour } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { dateText } from '../../horoscope/dates.ts'
import { argumentOf } from '../../portrait/argument.ts'
import type { Brief } from '../../writer.ts'
import type { PlannedParagraph } from '../plan.ts'
import { dataBlock } from './data-block.ts'

/** Beside those of the plan. A month has hundreds. */
const MORE_FACTS = 40

/**
 * A fact as a model gets it. Only facts of a period have dates. Degrees are whole, and a time is there only if
 * the embedded writer's text names it: minutes of either would tell the minute of a birth.
 */
export interface ListedFact {
  id: string
  label: string
  date?: string
  time?: string
  until?: string
}

/** Facts and plan: all that a model learns. */
export function textInput(brief: Brief, plan: readonly PlannedParagraph[]): string {
  const facts = factsFor(brief, plan)
  const listed = new Set(facts.map(({ id }) => id))
  const outline = plan.map(({ id, section, words, facts: planned }) => ({
    id,
    ...(section?.isFirst && { title: section.title }),
    words,
    facts: planned.filter((factId) => listed.has(factId)),
  }))
  const opening = plan.filter(({ section }) => !section).map(({ embedded }) => embedded)
  const thesis = opening.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  const named = namedTimes(plan)
  return [
    dataBlock(
      'facts',
      facts.map((fact) => listedFact(fact, named)),
    ),
    ...('period' in brief ? [dataBlock('period', periodText(brief.period))] : []),
    dataBlock('outline', outlineFor(brief, thesis, facts)),
    dataBlock('plan', outline),
  ].join('\n')
}

/** The idea of our own text; of a portrait also its argument, in facts that are listed. */
function outlineFor(brief: Brief, idea: string, listed: readonly AnyFact[]) {
  if (brief.kind !== 'natal') return idea
  const ids = new Set(listed.map(({ id }) => id))
  const known = (facts: readonly string[]) => facts.filter((id) => ids.has(id))
  const { contrast, sides, tensions, sections } = argumentOf(brief)
  return {
    idea,
    contrast,
    sides: sides.map(known),
    tensions,
    sections: sections.map(({ role, facts }) => ({ role, facts: known(facts) })),
  }
}

/** The facts of the plan, and the weightiest of the others. */
export function factsFor(brief: Brief, plan: readonly PlannedParagraph[]): AnyFact[] {
  const planned = new Set(plan.flatMap(({ facts }) => facts))
  const all: readonly AnyFact[] = (brief.facts as readonly AnyFact[]).filter(isForModels)
  const others = all
    .filter((fact) => !planned.has(fact.id) && isInPeriod(brief, fact))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MORE_FACTS)
  return [...all.filter(({ id }) => planned.has(id)), ...others]
}

/** A model never learns a birthday. */
const isForModels = ({ kind }: AnyFact) => kind !== 'birthday'

function isInPeriod(brief: Brief, fact: AnyFact): boolean {
  if (!('period' in brief) || !('at' in fact)) return true
  const date = fact.at.slice(0, 10)
  return date >= brief.period.startDate && date <= brief.period.endDate
}

/** @param named times that the plan names, by the id of their fact */
export function listedFact(fact: AnyFact, named?: NamedTimes): ListedFact {
  const label = labelFor(fact)
  const { id } = fact
  if (!('at' in fact)) return { id, label }
  const namedHour = (at: string) => {
    const hour = wakingHour(at)
    return hour && named?.get(id)?.has(hour) ? hour : undefined
  }
  const time = namedHour(fact.at)
  const when = { date: dateText(fact.at), ...(time && { time: `around ${time}` }) }
  if (!('until' in fact)) return { id, label, ...when }
  const { until } = fact
  const end = [dateText(until), namedHour(until)].filter(Boolean).join(', ')
  return { id, label, ...when, until: end }
}

export type NamedTimes = ReadonlyMap<string, ReadonlySet<string>>

/** "3:40 p.m." by the id of the fact. */
export function namedTimes(plan: readonly PlannedParagraph[]): NamedTimes {
  const named = new Map<string, Set<string>>()
  for (const { text, facts } of plan.flatMap(({ embedded }) => embedded.sentences))
    for (const [time] of text.matchAll(/\b\d{1,2}:\d\d [ap]\.m\./g))
      for (const id of facts) named.set(id, (named.get(id) ?? new Set()).add(time))
  return named
}

function labelFor(fact: AnyFact): string {
  const label = factLabel(fact)
    .replaceAll(/your partner's/gi, "{partner}'s")
    .replaceAll(/(?<=\d°)\d\d′/g, '')
    .replace(/orb 0°/, 'orb under 1°')
  // "Moon in Leo" alone reads like the natal Moon.
  const isStay = fact.kind === 'moon-in-sign' || fact.kind === 'moon-in-house'
  return isStay ? `The passing ${label}` : label
}

const periodText = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate === endDate ? dateText(startDate) : `${dateText(startDate)} to ${dateText(endDate)}`
