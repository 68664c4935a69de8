import type { FeatureName } from '#contract/admin.ts'
import type { Database } from '#database.ts'
import { SECOND } from '#durations.ts'
import { createSignal } from '#signal.ts'
import { type BudgetState, findLimitedBudget } from './budgets-table.ts'
import type { ModelCall } from './model-call.ts'
import { insertModelCall } from './model-calls-table.ts'

/** How long a spent budget may go unseen. */
const MAX_AGE = 10 * SECOND

export const modelCallMade = createSignal<ModelCall>('model call made')

export interface ModelUsage {
  /** Stores what a text or a test took. */
  recordModelCall(call: ModelCall): Promise<void>
  /** Whether the daily or monthly budget of a feature is spent: then the embedded writer serves. */
  isBudgetSpent(featureName: FeatureName): Promise<boolean>
}

interface Deps {
  db: Database
  now?(): Date
  /** Called with the feature of every recorded call. */
  onRecorded?(featureName: FeatureName): Promise<void>
}

export function createModelUsage({ db, now = () => new Date(), onRecorded }: Deps): ModelUsage {
  const known = new Map<FeatureName, { isSpent: boolean; at: number }>()

  return {
    async recordModelCall(call) {
      modelCallMade.emit(call)
      await insertModelCall(db, call, now())
      known.delete(call.feature)
      await onRecorded?.(call.feature)
    },
    async isBudgetSpent(featureName) {
      const at = now()
      const last = known.get(featureName)
      if (last && at.getTime() >= last.at && at.getTime() - last.at < MAX_AGE) return last.isSpent
      const isSpent = hasSpentBudget(await findLimitedBudget(db, featureName, at))
      known.set(featureName, { isSpent, at: at.getTime() })
      return isSpent
    },
  }
}

const hasSpentBudget = (state: BudgetState | undefined) =>
  state !== undefined &&
  [state.daily, state.monthly].some(({ budget, spent }) => budget !== null && spent >= budget)
