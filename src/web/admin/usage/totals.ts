import type { UsageDay } from '#contract/admin-usage.ts'
import { DAY } from '#durations.ts'
import { utcDate } from '#web/universal-time.ts'

/** Sums over features, days or both. */
export interface Totals {
  calls: number
  /** By kind; a cached token is not counted as input, nor one of reasoning as output. */
  tokens: { input: number; cached: number; output: number; reasoning: number }
  cost: number
  texts: UsageDay['texts']
  sentences: UsageDay['sentences']
  thumbsUp: number
  thumbsDown: number
  /** The median of the slowest feature on the slowest day; null without a text of a model. */
  p50: number | null
  p95: number | null
}

export function totalsOf(days: UsageDay[]): Totals {
  const sum = (countOf: (day: UsageDay) => number) =>
    days.reduce((total, day) => total + countOf(day), 0)
  return {
    calls: sum(({ calls }) => calls),
    tokens: {
      input: sum(({ inputTokens, cachedTokens }) => Math.max(0, inputTokens - cachedTokens)),
      cached: sum(({ cachedTokens }) => cachedTokens),
      output: sum(({ outputTokens, reasoningTokens }) =>
        Math.max(0, outputTokens - reasoningTokens),
      ),
      reasoning: sum(({ reasoningTokens }) => reasoningTokens),
    },
    cost: sum(({ cost }) => cost),
    texts: {
      accepted: sum(({ texts }) => texts.accepted),
      repaired: sum(({ texts }) => texts.repaired),
      partlyReplaced: sum(({ texts }) => texts.partlyReplaced),
      fallenBack: sum(({ texts }) => texts.fallenBack),
      embedded: sum(({ texts }) => texts.embedded),
    },
    sentences: {
      checked: sum(({ sentences }) => sentences.checked),
      rejected: sum(({ sentences }) => sentences.rejected),
      repaired: sum(({ sentences }) => sentences.repaired),
    },
    thumbsUp: sum(({ thumbsUp }) => thumbsUp),
    thumbsDown: sum(({ thumbsDown }) => thumbsDown),
    p50: slowest(days.map(({ p50 }) => p50)),
    p95: slowest(days.map(({ p95 }) => p95)),
  }
}

function slowest(durations: (number | null)[]): number | null {
  const known = durations.filter((one) => one !== null)
  return known.length > 0 ? Math.max(...known) : null
}

export const allTokens = ({ tokens }: Totals) =>
  tokens.input + tokens.cached + tokens.output + tokens.reasoning

export const modelTexts = ({ texts }: Totals) =>
  texts.accepted + texts.repaired + texts.partlyReplaced

export const allTexts = (totals: Totals) =>
  modelTexts(totals) + totals.texts.fallenBack + totals.texts.embedded

export interface DayTotals extends Totals {
  date: string
}

/** One entry for each UTC date up to today, also for dates without use. */
export function totalsByDate(usage: UsageDay[], days: number, today: string): DayTotals[] {
  const dates = Array.from({ length: days }, (_, index) =>
    utcDate(new Date(Date.parse(today) - (days - 1 - index) * DAY)),
  )
  return dates.map((date) => ({ date, ...totalsOf(usage.filter((day) => day.date === date)) }))
}
