import { dateText } from './dates.ts'

/**
 * How a text says when: "On Thursday, December 3,", "Today", after a date "That day", of what has no
 * date "These days" or "This week", and nothing at all where the sentence before has said it.
 */
export type When = { kind: 'date'; at: string } | { kind: NamedTime } | { kind: 'as said' }

export type NamedTime = 'today' | 'that day' | 'these days' | 'this week' | 'this month'

export interface Slots {
  when?: When
  /** Without the parentheses. */
  ref?: string
  /** Whatever else is named in braces; a name that begins with a capital begins a sentence. */
  words?: Record<string, string>
}

/** A template of the corpus as it is printed. */
export function fill(template: string, { when, ref, words = {} }: Slots): string {
  const reference = ref ? ` (${ref})` : ''
  const dated = when ? fillWhen(template, when) : template
  return dated
    .replaceAll(/\{(\w)(\w*)\}/g, (mark, first: string, rest: string) => {
      const name = first + rest
      if (name === 'ref') return reference
      const word = words[name] ?? words[first.toLowerCase() + rest]
      if (word === undefined) return mark
      return name in words ? word : capitalized(word)
    })
    .replace(/^['"]?[a-z]/, (start) => start.toUpperCase())
}

/** "…, starting {on}": without a date it would break off. */
const leansOnItsDate =
  /\b(?:starting|beginning|starts?|begins?|opens?|be|is|are|in|to|for|than|from|since|until|by|at) \{on\}|\{on\}(?:\{ref\})? (?:and|than)\b/

function fillWhen(template: string, when: When): string {
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

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The names of the slots in a template, small: `voice` for {Voice}. */
export function slotsIn(template: string): string[] {
  return [...template.matchAll(/\{(\w)(\w*)\}/g)].map(
    ([, first = '', rest = '']) => first.toLowerCase() + rest,
  )
}

export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
