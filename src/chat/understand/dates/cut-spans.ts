import type { Span } from '#chat/question.ts'
import type { Atom, Clock } from './atom.ts'
import { add, addDays, daysBetween, spanBeside, weekdayOf, weekRange } from './calendar.ts'

const counts: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  couple: 2,
  few: 3,
  'couple of': 2,
}

const ordinals: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
}

interface Cut {
  /** At the end of the words before a span. */
  pattern: RegExp
  cut: (atom: Atom, groups: (string | undefined)[], clock: Clock) => Partial<Atom>
}

const cuts: Cut[] = [
  {
    pattern:
      /(?<!\b(?:before|prior to) )(?<!\b(?:before|prior to) the )\b(?:the )?(?:very )?(beginning|start|early part|first part|end|late part|last part|middle|mid|first half|second half|last half|early|late|tail end|latter half)(?:[ -](?:of|in))?[ -](?:the )?$/,
    cut: (atom, [word]) => ({
      ...partOf(atom, word ?? 'end'),
      words: partWords(word ?? 'end', atom.words),
    }),
  },
  {
    pattern:
      /\b(?:the )?(first|last|final) (?:(\d|two|three|couple of|couple|few) )?(days?|weeks?|weekend)(?: of| in)? (?:the )?$/,
    cut: (atom, [edge, count, unit]) =>
      edgeOf(atom, edge ?? 'first', counts[count ?? ''] ?? (Number(count) || 1), unit ?? 'week'),
  },
  {
    pattern:
      /\b(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th) (week|weekend)(?: of| in)? (?:the )?$/,
    cut: (atom, [nth, unit]) => nthOf(atom, ordinals[nth ?? 'first'] ?? 1, unit ?? 'week'),
  },
  {
    pattern: /\b(?:the )?week (?:of|around|starting|beginning|with) (?:the )?$/,
    cut: (atom) =>
      atom.unit === 'day' || atom.unit === 'holiday'
        ? { ...weekRange(atom.from), words: `the week of ${bare(atom)}` }
        : {},
  },
  {
    pattern: /\b(?:the )?weekend (?:of|around|after) (?:the )?$/,
    cut: (atom) => weekendOf(atom),
  },
  {
    pattern: /\b(?:the )?(?:last )?weekend (?:right |just )?before (?:the )?$/,
    cut: (atom) => weekendBefore(atom),
  },
  {
    // "Which day after January 11" asks for any.
    pattern:
      /(?<!\b(?:which|what|best|good|better|any|some|a|one) )\b(?:the )?(?<!\b(?:which|what|best|good|better) )(day|week|month) (after|before) (?:the )?$/,
    cut: (atom, [unit, side]) => besideOf(atom, unit ?? 'day', side ?? 'after'),
  },
  {
    pattern: /\b(?:around|near|close to|approximately) (?:the )?(?:time of )?$/,
    cut: (atom) =>
      atom.unit === 'day' || atom.unit === 'holiday'
        ? { from: addDays(atom.from, -3), to: addDays(atom.to, 3), words: `around ${atom.words}` }
        : {},
  },
  {
    pattern:
      /\b(?:before|ahead of|prior to|earlier than)(?: the)?(?: (end|beginning|start) of)? (?:the )?$/,
    cut: (atom, [edge], clock) =>
      edge === 'end'
        ? upTo(atom.to, `before the end of ${atom.words}`, clock)
        : upTo(addDays(atom.from, -1), `before ${atom.words}`, clock),
  },
  {
    pattern:
      /\b(?:by|(?<!\b(?:wait(?:ing)?|leave it|put it off|hold off|delay(?: it)?|postpone(?: it)?|push it) )(?:until|till|til)|up to|through|no later than|not later than) (?:the )?$/,
    cut: (atom, _, clock) => upTo(atom.to, `by ${atom.words}`, clock),
  },
  {
    pattern: /\b(?:after|following|later than|past) (?:the )?$/,
    cut: after,
  },
  {
    pattern: /\b(?:since|ever since) (?:the )?$/,
    cut: (atom, _, { today }) =>
      atom.from <= today
        ? { to: today, words: `since ${atom.words}`, unit: 'span' }
        : {
            from: add(atom.from, -1, 'year'),
            to: today,
            words: `since ${atom.words}`,
            unit: 'span',
          },
  },
  {
    pattern: /\b(?:starting|beginning|from) (?:in |on )?(?:the )?$/,
    cut: (atom) => atom,
  },
]

/** "before or after Christmas": two spans. */
export function cutBothSides(atom: Atom, text: string, clock: Clock): Atom[] {
  const lead = /\b(before) (?:or|vs|versus) (after) (?:the )?$/.exec(text.slice(0, atom.start))
  if (!lead) return [cutByWordsBefore(atom, text, clock)]
  return ['before ', 'after '].map((word, index) => {
    const cut = cutByWordsBefore({ ...atom, start: word.length }, word, clock)
    const start = lead.index + 10 * index
    return { ...cut, start, end: index === 0 ? lead.index + 6 : atom.end }
  })
}

/** "the end of" and "before" narrow or stretch what stands behind them; the nearest word acts first. */
function cutByWordsBefore(atom: Atom, text: string, clock: Clock): Atom {
  if (isNow(atom)) return atom
  if (afterThat.test(text.slice(atom.end))) return { ...atom, ...after(atom) }
  let current = atom
  for (let step = 0; step < 3; step++) {
    const lead = text.slice(Math.max(0, current.start - 40), current.start)
    const match = firstMatch(lead)
    if (!match) break
    const start = current.start - match.length
    current = { ...current, ...match.cut(current, clock), start }
  }
  return current
}

function firstMatch(lead: string) {
  for (const { pattern, cut } of cuts) {
    const match = pattern.exec(lead)
    if (match) {
      const groups = match.slice(1)
      return {
        length: match[0].length,
        cut: (atom: Atom, clock: Clock) => cut(atom, groups, clock),
      }
    }
  }
  return undefined
}

/** "He is back on January 11, after that which day do I ask him?" */
const afterThat = /^[^.?!]{0,40}\bafter (?:that|this|it|then)\b/

const monthsAfter: Partial<Record<Atom['unit'], number>> = { year: 6, day: 2 }

function after(atom: Atom): Partial<Atom> {
  return {
    from: addDays(atom.to, 1),
    to: add(atom.to, monthsAfter[atom.unit] ?? 3, 'month'),
    words: `after ${atom.words}`,
    unit: 'span',
  }
}

function upTo(to: string, words: string, { today }: Clock): Partial<Atom> {
  if (to < today) return { from: add(to, -3, 'month'), to, words, unit: 'span' }
  return { from: today, to, words, unit: 'span' }
}

function partOf(atom: Atom, word: string): Pick<Atom, 'from' | 'to' | 'unit'> {
  const days = daysBetween(atom.from, atom.to) + 1
  const third = Math.max(1, Math.floor(days / 3))
  const half = Math.floor(days / 2)
  const at = (first: number, last: number) => ({
    from: addDays(atom.from, first),
    to: addDays(atom.from, last),
    unit: 'span' as const,
  })
  if (atom.unit === 'week' && /end|late|last/.test(word)) return at(3, 6)
  if (/half/.test(word)) return /first/.test(word) ? at(0, half - 1) : at(half, days - 1)
  if (/mid/.test(word)) return at(third, days - 1 - third)
  if (/end|late|last/.test(word)) return at(days - third, days - 1)
  return at(0, third - 1)
}

function partWords(word: string, words: string): string {
  if (/mid/.test(word)) return `the middle of ${words}`
  if (/half/.test(word)) return `the ${word} of ${words}`
  return /end|late|last/.test(word) ? `the end of ${words}` : `the beginning of ${words}`
}

/** A part of a whole span by its words: "second half", "last week". */
export function partOfSpan({ from, to, words }: Span, part: string): Span {
  const atom: Atom = { from, to, words, unit: unitOf(from, to), start: 0, end: 0 }
  const [, nth, unit] = /^(first|last|second|third) (weekend|week|days)$/.exec(part) ?? []
  const cut =
    nth === 'second' || nth === 'third'
      ? nthOf(atom, ordinals[nth] ?? 3, unit ?? 'week')
      : nth
        ? edgeOf(atom, nth, unit === 'days' ? 4 : 1, unit ?? 'week')
        : { ...partOf(atom, part), words: partWords(part, words) }
  return { from: cut.from ?? from, to: cut.to ?? to, words: cut.words ?? words }
}

function unitOf(from: string, to: string): Atom['unit'] {
  const days = daysBetween(from, to) + 1
  return days > 26 ? 'month' : days === 7 ? 'week' : 'span'
}

function edgeOf(atom: Atom, edge: string, count: number, unit: string): Partial<Atom> {
  if (unit === 'weekend') return edge === 'first' ? nthOf(atom, 1, 'weekend') : lastWeekend(atom)
  const days = count * (unit.startsWith('week') ? 7 : 1) - 1
  const range =
    edge === 'first'
      ? { from: atom.from, to: addDays(atom.from, days) }
      : { from: addDays(atom.to, -days), to: atom.to }
  const number = ['', '', 'two ', 'three '][count] ?? `${count} `
  return {
    ...range,
    unit: 'span',
    words: `the ${edge === 'first' ? 'first' : 'last'} ${number}${unit} of ${atom.words}`,
  }
}

function nthOf(atom: Atom, nth: number, unit: string): Partial<Atom> {
  const words = `the ${['first', 'second', 'third', 'fourth'][nth - 1]} ${unit} of ${atom.words}`
  if (unit === 'week') {
    const from = addDays(atom.from, 7 * (nth - 1))
    return { from, to: addDays(from, 6), unit: 'week', words }
  }
  const saturday = addDays(atom.from, ((6 - weekdayOf(atom.from) + 7) % 7) + 7 * (nth - 1))
  return { from: saturday, to: addDays(saturday, 1), unit: 'span', words }
}

function lastWeekend(atom: Atom): Partial<Atom> {
  const sunday = addDays(atom.to, -(weekdayOf(atom.to) % 7))
  return {
    from: addDays(sunday, -1),
    to: sunday,
    unit: 'span',
    words: `the last weekend of ${atom.words}`,
  }
}

function weekendOf(atom: Atom): Partial<Atom> {
  if (atom.unit === 'month') return nthOf(atom, 1, 'weekend')
  const saturday = addDays(weekRange(atom.from).from, 5)
  return {
    from: saturday,
    to: addDays(saturday, 1),
    unit: 'span',
    words: `the weekend of ${bare(atom)}`,
  }
}

function weekendBefore(atom: Atom): Partial<Atom> {
  const saturday = addDays(weekRange(atom.from).from, -2)
  return {
    from: saturday,
    to: addDays(saturday, 1),
    unit: 'span',
    words: `the weekend before ${bare(atom)}`,
  }
}

/** A date without its weekday. */
function bare({ words }: Atom): string {
  return words.replace(/^\w+day, /, '')
}

function besideOf(atom: Atom, unit: string, side: string): Partial<Atom> {
  const range = spanBeside(atom, unit as 'day' | 'week' | 'month', side === 'before')
  return { ...range, unit: unit as Atom['unit'], words: `${range.words} ${atom.words}` }
}

export function isNow({ words }: Atom): boolean {
  return words === 'now' || words === 'today'
}
