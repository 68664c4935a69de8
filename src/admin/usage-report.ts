import { FeatureName, type ModelProvider } from '#contract/admin.ts'
import type { FeedbackWords, RejectedSentence, UsageDay } from '#contract/admin-usage.ts'
import type { Database } from '#database.ts'
import { DAY } from '#durations.ts'
import { listRejectedSentences, listTopUsers } from '#writer/usage/model-calls-table.ts'
import { listFeedbackWords } from '#writer/usage/text-feedback-table.ts'
import {
  countFeedbackByDay,
  type DayOfCalls,
  type DayOfFeedback,
  sumCallsByDay,
} from '#writer/usage/usage-days-table.ts'
import { startOfUtcDay } from '#writer/usage/utc-periods.ts'
import { listBudgetStatuses } from './budget-status.ts'
import { toDollars } from './money.ts'

const REJECTED_SHOWN = 50
const WORDS_SHOWN = 50
const TOP_USERS = 10

/** @param days UTC dates, today included */
export async function reportUsage(
  deps: { db: Database; modelProvider: ModelProvider | null; today(): Date },
  { days }: { days: number },
) {
  const { db, today } = deps
  const since = new Date(startOfUtcDay(today()).getTime() - (days - 1) * DAY)
  const [calls, thumbs, budgets, rejected, feedback, topUsers] = await Promise.all([
    sumCallsByDay(db, since),
    countFeedbackByDay(db, since),
    listBudgetStatuses(deps),
    listRejectedSentences(db, REJECTED_SHOWN),
    listFeedbackWords(db, WORDS_SHOWN),
    listTopUsers(db, since, TOP_USERS),
  ])
  return {
    days: mergeDays(calls.filter(isOfKnownFeature), thumbs.filter(isOfKnownFeature)),
    budgets,
    rejected: rejected.filter(isOfKnownFeature).map(
      ({ at, model, ...sentence }): RejectedSentence => ({
        ...sentence,
        model: model ?? 'embedded',
        at: at.toISOString(),
      }),
    ),
    feedback: feedback
      .filter(isOfKnownFeature)
      .map(({ at, ...words }): FeedbackWords => ({ ...words, at: at.toISOString() })),
    topUsers: topUsers.map(({ costMicros, ...user }) => ({ ...user, cost: toDollars(costMicros) })),
  }
}

/** What an older version stored may be of a feature that is gone. */
const isOfKnownFeature = ({ featureName }: { featureName: FeatureName }) =>
  FeatureName.options.includes(featureName)

/** By date, oldest first, then in the order of the specification; days with calls or thumbs only. */
function mergeDays(calls: DayOfCalls[], feedback: DayOfFeedback[]): UsageDay[] {
  const days = new Map<string, UsageDay>()
  const dayOf = ({ date, featureName }: { date: string; featureName: FeatureName }) => {
    const key = `${date} ${FeatureName.options.indexOf(featureName)}`
    const day = days.get(key) ?? emptyDay(date, featureName)
    days.set(key, day)
    return day
  }
  for (const row of calls) Object.assign(dayOf(row), toUsage(row))
  for (const { thumbsUp, thumbsDown, ...day } of feedback)
    Object.assign(dayOf(day), { thumbsUp, thumbsDown })
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day)
}

function toUsage(row: DayOfCalls) {
  const { calls, inputTokens, cachedTokens, outputTokens, reasoningTokens, p50, p95 } = row
  const { accepted, repaired, partlyReplaced, fallenBack, embedded } = row
  return {
    ...{ calls, inputTokens, cachedTokens, outputTokens, reasoningTokens, p50, p95 },
    cost: toDollars(row.costMicros),
    tests: { calls: row.tests, cost: toDollars(row.testCostMicros) },
    texts: { accepted, repaired, partlyReplaced, fallenBack, embedded },
    sentences: {
      checked: row.sentencesChecked,
      rejected: row.sentencesRejected,
      repaired: row.sentencesRepaired,
    },
  }
}

function emptyDay(date: string, featureName: FeatureName): UsageDay {
  return {
    date,
    featureName,
    calls: 0,
    inputTokens: 0,
    cachedTokens: 0,
    outputTokens: 0,
    reasoningTokens: 0,
    cost: 0,
    texts: { accepted: 0, repaired: 0, partlyReplaced: 0, fallenBack: 0, embedded: 0 },
    sentences: { checked: 0, rejected: 0, repaired: 0 },
    p50: null,
    p95: null,
    thumbsUp: 0,
    thumbsDown: 0,
    tests: { calls: 0, cost: 0 },
  }
}
