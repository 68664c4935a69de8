import type { Hit } from './hits.ts'

/** A run of days with what speaks for and against it. */
export interface RankedRun {
  /** Indexes of days. */
  first: number
  last: number
  best: number
  score: number
  /** With the share of its points that counts for the run. */
  hits: { hit: Hit; points: number }[]
}

export interface RankOptions {
  dayCount: number
  longestDays: number
  /** Between the best days of two runs. */
  leastDaysApart: number
  most: number
  /** For when not every day of the span qualifies. */
  isAllowed?: ((day: number) => boolean) | undefined
}

/** A penalty per day, so that a longer run needs a reason for each of its days. */
const POINTS_A_DAY = 0.2

/** Less than this is an ordinary day. */
const GOOD_FROM = 1.5
const AVOID_FROM = 2.5

/** The best runs of days, the best first; none if no day is better than an ordinary one. */
export function rankGood(hits: readonly Hit[], options: RankOptions): RankedRun[] {
  const runs = runsOf(hits, options, (hit) => isMoment(hit) && hit.points > 0, 1)
  return apart(
    runs.filter(({ score }) => score >= GOOD_FROM),
    options,
  )
}

/** The best of the days that are no better than ordinary, but have something for them. */
export function bestFair(hits: readonly Hit[], options: RankOptions): RankedRun | undefined {
  const days = { ...options, longestDays: 1 }
  const runs = runsOf(hits, days, (hit) => isMoment(hit) && hit.points > 0, 1)
  return runs.toSorted((one, other) => other.score - one.score || one.first - other.first)[0]
}

/** The worst runs, the worst first. */
export function rankAvoid(hits: readonly Hit[], options: RankOptions): RankedRun[] {
  const cautions = hits.filter(({ points }) => points < 0)
  const runs = runsOf(cautions, { ...options, longestDays: 3 }, isMoment, -1)
  const worst = runs.filter(({ hits: inside, score }) => {
    const exact = inside.filter(({ hit }) => isMoment(hit))
    const points = exact.reduce((sum, each) => sum + each.points, 0)
    return score <= -AVOID_FROM && points <= -AVOID_FROM
  })
  return apart(worst, options)
}

const isMoment = (hit: Hit) => hit.peak !== undefined

/**
 * Runs that begin and end with a day that counts.
 * @param sign 1 where more points are better, -1 where fewer are worse
 */
function runsOf(
  hits: readonly Hit[],
  { dayCount, longestDays, isAllowed = () => true }: RankOptions,
  counts: (hit: Hit) => boolean,
  sign: 1 | -1,
): RankedRun[] {
  const byDay: Hit[][] = Array.from({ length: dayCount }, () => [])
  for (const hit of hits)
    for (let day = Math.max(0, hit.first); day <= Math.min(dayCount - 1, hit.last); day++)
      byDay[day]?.push(hit)
  const days = byDay.flatMap((inside, day) => (inside.some(counts) && isAllowed(day) ? [day] : []))
  return days.flatMap((first, index) =>
    days
      .slice(index)
      .filter((last) => last - first < longestDays)
      .map((last) => scored(byDay, { first, last, sign, isAllowed })),
  )
}

function scored(
  byDay: Hit[][],
  {
    first,
    last,
    sign,
    isAllowed,
  }: { first: number; last: number; sign: 1 | -1; isAllowed: (day: number) => boolean },
): RankedRun {
  const shares = new Map<Hit, number>()
  let best = { day: first, points: Number.NEGATIVE_INFINITY }
  for (let day = first; day <= last; day++) {
    let points = 0
    for (const hit of byDay[day] ?? []) {
      const share = shareOf(hit, day)
      points += sign * share * hit.points
      shares.set(hit, Math.max(share, shares.get(hit) ?? 0))
    }
    if (points > best.points && isAllowed(day)) best = { day, points }
  }
  const hits = [...shares].map(([hit, share]) => ({ hit, points: share * hit.points }))
  const sum = hits.reduce((total, { points }) => total + points, 0)
  return { first, last, best: best.day, score: sum - sign * POINTS_A_DAY * (last - first), hits }
}

/** Full on the exact day, and less by equal steps away from it. */
function shareOf({ peak, last }: Hit, day: number): number {
  if (peak === undefined) return 1
  return 1 - Math.abs(day - peak) / (last - peak + 1)
}

/** The strongest runs whose best days are far enough apart; equal ones in order of time. */
function apart(runs: RankedRun[], { leastDaysApart, most }: RankOptions): RankedRun[] {
  const chosen: RankedRun[] = []
  const strongest = runs.toSorted(
    (one, other) =>
      Math.abs(other.score) - Math.abs(one.score) ||
      one.first - other.first ||
      one.last - other.last,
  )
  for (const run of strongest) {
    const isFree = chosen.every(
      (other) =>
        Math.abs(run.best - other.best) >= leastDaysApart &&
        (run.last < other.first || run.first > other.last),
    )
    if (isFree) chosen.push(run)
    if (chosen.length === most) break
  }
  return chosen
}
