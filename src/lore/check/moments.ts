import type { CalendarDay, ClockTime, Mention } from './mention.ts'

/** When something happens, as far as the sentence says: only a single day and a single time count. */
export interface Moment {
  on?: CalendarDay
  around?: ClockTime
}

const joining =
  /^[ ,]*(?:(?:and|or|to|until|till|through|then|but|again|on|the|at|by|between)\b[ ,]*|[–-] ?)*$/i

/**
 * The day and time that govern each part of a sentence. With several, each governs what follows it
 * ("on Monday Mars …, on Friday Venus …") or, when the sentence begins with its events, what precedes it.
 */
export function momentsIn(text: string, mentions: readonly Mention[]): (at: number) => Moment {
  const dates = grouped(
    mentions.filter((mention) => mention.kind === 'date'),
    text,
  )
  const times = grouped(
    mentions.filter((mention) => mention.kind === 'time'),
    text,
  )
  const isEvent = ({ kind }: Mention) => kind !== 'date' && kind !== 'time' && kind !== 'orb'
  const firstEvent = mentions.find(isEvent)?.at ?? text.length
  return (at) => {
    const day = governing(dates, at, firstEvent)
    const time = governing(times, at, firstEvent)
    return {
      ...(day?.length === 1 && { on: day[0]?.day }),
      ...(time?.length === 1 && { around: time[0]?.time }),
    }
  }
}

/** Dates that belong together, such as the ends of a range. */
function grouped<M extends { at: number; end: number }>(mentions: M[], text: string): M[][] {
  const groups: M[][] = []
  for (const mention of mentions) {
    const last = groups.at(-1)?.at(-1)
    const gap = last && text.slice(last.end, mention.at)
    if (gap !== undefined && joining.test(gap)) groups.at(-1)?.push(mention)
    else groups.push([mention])
  }
  return groups
}

function governing<M extends Mention>(
  groups: M[][],
  at: number,
  firstEvent: number,
): M[] | undefined {
  const [first] = groups
  if (!first || groups.length === 1) return first
  const startOf = (group: M[]) => group[0]?.at ?? 0
  if (startOf(first) < firstEvent) return groups.findLast((group) => startOf(group) < at) ?? first
  return groups.find((group) => startOf(group) > at) ?? groups.at(-1)
}
