import type { YearLane } from '#contract/year-picture.ts'
import { localMoment } from '#web/local-time.ts'

/** `Mar 19`; a calendar date does not shift, an instant is the reader's own date. */
export function localDay(at: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    ...(at.length === 10 && { timeZone: 'UTC' }),
  }).format(new Date(at))
}

/** `Mar` */
export function monthName(date: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(
    new Date(date),
  )
}

/** The facts that a lane shows. */
export function factsOf({ passes, stays = [] }: YearLane): string[] {
  return [...passes, ...stays].map(({ fact }) => fact)
}

/** When it is exact; without a birth time, from when to when it is close. */
export function timesOf({ passes, stays = [] }: YearLane): string {
  return [
    ...passes.map(({ at }) => localMoment(at)),
    ...stays.map(({ at, until }) => `${localDay(at)} to ${localDay(until)}`),
  ].join('; ')
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']

/** `once`, `the last of three`, `the second and third of three` */
export function seriesText(passes: YearLane['passes']): string {
  const of = passes[0]?.of ?? 1
  if (of === 1) return 'once'
  const count = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven'][of] ?? `${of}`
  if (passes.length === of) return `all ${count} times`
  const numbers = passes.map(({ number }) =>
    number === of && passes.length === 1 ? 'last' : (ordinals[number - 1] ?? `${number}th`),
  )
  return `the ${new Intl.ListFormat('en-US').format(numbers)} of ${count}`
}

const shortOrdinals = ['1st', '2nd', '3rd']

/** `once`, `3rd of 3`, `2nd and 3rd of 3` */
function shortSeriesText(passes: YearLane['passes']): string {
  const of = passes[0]?.of ?? 1
  if (of === 1) return 'once'
  if (passes.length === of) return `all ${of} times`
  const numbers = passes.map(({ number }) => shortOrdinals[number - 1] ?? `${number}th`)
  return `${new Intl.ListFormat('en-US').format(numbers)} of ${of}`
}

/** The same as `whenOf` in figures, for the width of a phone. */
export function shortWhenOf(lane: YearLane): string {
  return lane.passes.length > 0 ? shortSeriesText(lane.passes) : timesOf(lane)
}

/** The count of its exact passes; without one, from when to when it is close. */
export function whenOf(lane: YearLane): string {
  return lane.passes.length > 0 ? seriesText(lane.passes) : timesOf(lane)
}
