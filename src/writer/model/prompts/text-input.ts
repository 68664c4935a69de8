import { factLabel } from '#lore/fact-label.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { dateText, timeText } from '../../horoscope/dates.ts'
import type { Brief } from '../../writer.ts'
import type { PlannedParagraph } from '../plan.ts'
import { dataBlock } from './data-block.ts'

/** Beside those of the plan. A month has hundreds. */
const MORE_FACTS = 40

/** A fact as a model gets it. Only facts of a period have dates. */
export interface ListedFact {
  id: string
  label: string
  date?: string
  time?: string
  until?: string
}

/** Facts and plan: all that a model learns. */
export function textInput(brief: Brief, plan: readonly PlannedParagraph[]): string {
  const outline = plan.map(({ id, section, words, facts }) => ({
    id,
    ...(section?.isFirst && { title: section.title }),
    words,
    facts,
  }))
  const opening = plan.filter(({ section }) => !section).map(({ embedded }) => embedded)
  const thesis = opening.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
  const facts = factsFor(brief, plan)
  return [
    dataBlock('facts', facts.map(listedFact)),
    ...('period' in brief ? [dataBlock('period', periodText(brief.period))] : []),
    dataBlock('outline', thesis),
    dataBlock('plan', outline),
  ].join('\n')
}

/** The facts of the plan, and the weightiest of the others. */
export function factsFor(brief: Brief, plan: readonly PlannedParagraph[]): AnyFact[] {
  const planned = new Set(plan.flatMap(({ facts }) => facts))
  const all: readonly AnyFact[] = brief.facts
  const others = all
    .filter((fact) => !planned.has(fact.id) && isInPeriod(brief, fact))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MORE_FACTS)
  return [...all.filter(({ id }) => planned.has(id)), ...others]
}

function isInPeriod(brief: Brief, fact: AnyFact): boolean {
  if (!('period' in brief) || !('at' in fact)) return true
  const date = fact.at.slice(0, 10)
  return date >= brief.period.startDate && date <= brief.period.endDate
}

export function listedFact(fact: AnyFact): ListedFact {
  const label = labelFor(fact)
  const { id } = fact
  if (!('at' in fact)) return { id, label }
  const when = { date: dateText(fact.at), time: timeText(fact.at) }
  return { id, label, ...when, ...('until' in fact && { until: momentText(fact.until) }) }
}

function labelFor(fact: AnyFact): string {
  const label = factLabel(fact).replaceAll(/your partner's/gi, "{partner}'s")
  // "Moon in Leo" alone reads like the natal Moon.
  const isStay = fact.kind === 'moon-in-sign' || fact.kind === 'moon-in-house'
  return isStay ? `The passing ${label}` : label
}

const momentText = (at: string) => `${dateText(at)}, ${timeText(at)}`

const periodText = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate === endDate ? dateText(startDate) : `${dateText(startDate)} to ${dateText(endDate)}`
