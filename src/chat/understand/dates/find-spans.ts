import type { Span } from '#chat/question.ts'
import type { Atom, Clock } from './atom.ts'
import { add, isoDate, monthOf, rangeWords, yearOf } from './calendar.ts'
import { dayUnit, findDates } from './chrono-dates.ts'
import { cutBothSides, isNow } from './cut-spans.ts'
import { withinNamedMonth, withLimits } from './days-of-month.ts'
import { guardFalseDates } from './guard.ts'
import { findRelativeSpans, findYears } from './relative-spans.ts'

/** A span with its place in the text. */
export interface FoundSpan extends Span {
  start: number
  /** Index behind its last character. */
  end: number
  /** "or Saturday": the second of two that are compared. */
  unit: Atom['unit']
}

/** Finds the spans of time that a text in lower case names, in its order. */
export function findSpans(text: string, clock: Clock): FoundSpan[] {
  const guarded = guardFalseDates(text)
  const relative = findRelativeSpans(guarded, clock)
  const rest = relative.reduce(blankAtom, guarded)
  const dates = findDates(rest, clock)
  const years = findYears(dates.reduce(blankAtom, rest), clock)
  const found = [...relative, ...dates, ...years].sort((a, b) => a.start - b.start)
  const atoms = withLooseDays(withinNamedMonth(found, guarded, clock), guarded, clock)
  const joined = joinRanges(
    atoms.flatMap((atom) => cutBothSides(atom, guarded, clock)),
    guarded,
    clock,
  )
  return withLimits(joined, guarded).map(toFound)
}

function blankAtom(text: string, { start, end }: Atom): string {
  return text.slice(0, start) + '#'.repeat(end - start) + text.slice(end)
}

function toFound({ from, to, words, start, end, unit }: Atom): FoundSpan {
  return { from, to, words, start, end, unit }
}

/** "January 26 or 27", and "Tuesday the 2nd", which is one day. */
function withLooseDays(atoms: Atom[], text: string, clock: Clock): Atom[] {
  return atoms.flatMap((atom, index) => {
    const next = atoms[index + 1]
    if (atom.unit !== 'day') return [atom]
    if (next?.unit === 'day' && /^,? ?(?:on )?$/.test(text.slice(atom.end, next.start))) {
      next.start = atom.start
      return []
    }
    const loose =
      /^ ?(?:or|and|&|\/) (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?! ?(?:of|\/|am|pm|:))/.exec(
        text.slice(atom.end, atom.end + 20),
      )
    if (!loose || next?.start === atom.end + loose[0].length) return [atom]
    const date = isoDate(yearOf(atom.from), monthOf(atom.from), Number(loose[1]) || 1)
    if (date <= atom.from) return [atom]
    const end = atom.end + loose[0].length
    return [atom, { ...dayUnit(date, clock), start: atom.end + 4, end }]
  })
}

/** "between March and May", "from the 5th until Friday", "January or February" as one span of a plan. */
function joinRanges(atoms: Atom[], text: string, clock: Clock): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const last = joined.at(-1)
    const between = last ? text.slice(last.end, atom.start) : ''
    const lead = last ? text.slice(Math.max(0, last.start - 30), last.start) : ''
    if (last && isNow(last) && /^(?:by|before) /.test(atom.words) && /^ ?$/.test(between)) {
      joined.splice(-1, 1, { ...atom, start: last.start })
    } else if (
      last &&
      !asksWhich.test(text.slice(atom.end)) &&
      isRange(between, lead, text.slice(last.start, last.end))
    )
      joined.splice(-1, 1, spanOver(last, atom, clock))
    else joined.push(atom)
  }
  return joined
}

/** "Between February and June, in which should I move?" */
const asksWhich =
  /^,? (?:in which\b|which (?:one|month|of the two)\b)(?! (?:days?|dates?|weeks?|weekends?|sign|house))/

/** "choose between December and January" */
const chooses =
  /\b(?:choos\w+|choice|chose|pick\w*|decid\w+|decision|select\w*|torn|hesitat\w+|waver\w*|toss ?up|difference|compar\w+|undecided) (?:\w+ )?between (?:the )?$/

function isRange(between: string, lead: string, first: string): boolean {
  if (/^ ?(?:-|–|—|to|thru|through|until|till) ?(?:the |about |around )?$/.test(between))
    return true
  if (chooses.test(lead)) return false
  return /\bbetween (?:the )?$/.test(lead) && /^ (?:and|&) (?:the )?$/.test(between) && first !== ''
}

function spanOver(first: Atom, second: Atom, { today }: Clock): Atom {
  const isBehind = second.to < first.from
  // "from November to February": the second is the next one after the first.
  const to = isBehind ? add(second.to, 1, 'year') : second.to
  const words =
    first.unit === 'month' && second.unit === 'month'
      ? `${first.words} to ${second.words}`
      : rangeWords({ from: first.from, to }, today)
  return { from: first.from, to, words, unit: 'span', start: first.start, end: second.end }
}
