import { dateText } from './dates.ts'

/**
 * How a sentence gives the time: "On Thursday, December 3,", "Today", "That day" after a date, "These days"
 * or "This week" without one, and nothing if the previous sentence has given it.
 */
export type When = { kind: 'date'; at: string } | { kind: NamedTime } | { kind: 'as said' }

export type NamedTime = 'today' | 'that day' | 'these days' | 'this week' | 'this month'

/** "…, starting {on}": incomplete without a date. */
const leansOnItsDate =
  /\b(?:starting|beginning|starts?|begins?|opens?|be|is|are|in|to|for|than|from|since|until|by|at) \{on\}|\{on\}(?:\{ref\})? (?:and|than)\b/

/** Puts the time into the slot `{on}`, with the commas that a date needs. */
export function fillTime(template: string, when: When): string {
  if (when.kind === 'as said') {
    return leansOnItsDate.test(template)
      ? template.replace('{on}', 'that day')
      : template.replace(/^\{on\} | \{on\}/, '')
  }
  if (when.kind !== 'date') return template.replaceAll('{on}', when.kind)
  const date = `on ${dateText(when.at)}`
  return (
    template
      .replace(/^\{on\}/, `${date},`)
      // A date in the middle of a sentence ends with a comma as well.
      .replace(/\{on\}(\{ref\})?(?= \w)/, `${date}$1,`)
      .replace('{on}', date)
  )
}
