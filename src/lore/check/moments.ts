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
export function momentsIn(
  text: string,
  mentions: readonly Mention[],
): (mention: Mention) => Moment {
  const allDates = mentions.filter((mention) => mention.kind === 'date')
  const everyDate = grouped(allDates, text)
  const dates = grouped(
    allDates.filter((mention) => !isEnd(mention, text)),
    text,
  )
  const times = grouped(
    mentions.filter((mention) => mention.kind === 'time'),
    text,
  )
  const isEvent = ({ kind }: Mention) => kind !== 'date' && kind !== 'time' && kind !== 'orb'
  const firstEvent = mentions.find(isEvent)?.at ?? text.length
  return (mention) => {
    const { at } = mention
    const day = besideDate(mention, everyDate) ?? governing(dates, at, firstEvent)
    const time = isOfOtherDay(mention) ? undefined : governing(times, at, firstEvent)
    return {
      ...(day?.length === 1 && { on: day[0]?.day }),
      ...(time?.length === 1 && { around: time[0]?.time }),
    }
  }
}

/** "The last is in June": the time before is not that of the last. */
const isOfOtherDay = (mention: Mention) => mention.kind === 'pass' && mention.isDated === true

/** A time, part of a day or pass is of the date beside it, or of the one before. */
function besideDate<M extends Mention>(mention: Mention, groups: M[][]): M[] | undefined {
  if (!/^(?:time|day-part|pass)$/.test(mention.kind)) return undefined
  const near = isOfOtherDay(mention) ? 20 : 5
  const next = groups.find((group) => (group[0]?.at ?? 0) >= mention.end)
  const before = groups.findLast((group) => (group[0]?.at ?? 0) < mention.at)
  const isNext = next?.[0] && next[0].at - mention.end < near
  return isNext ? next : before
}

/** "Until December 9", "since June 3": the day of an end is not that of the event. */
function isEnd({ at }: Mention, text: string): boolean {
  return /\b(?:until|till|through|since) (?:(?:the )?(?:morning|afternoon|evening|night) of )?$/i.test(
    text.slice(0, at),
  )
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
