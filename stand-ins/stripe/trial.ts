import { z } from 'zod'
import { whole } from './form.ts'
import type { Subscription } from './objects.ts'
import { DAY_SECONDS } from './period.ts'
import { invalid } from './stripe-error.ts'

export const TrialSettings = z.strictObject({
  end_behavior: z.strictObject({
    missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']),
  }),
})
export const trialEnd = z.union([z.literal('now'), whole])
export const trialDays = whole.min(1).max(730)

/** As a subscription has them. */
export const trialSettings = ({
  end_behavior,
}: z.infer<typeof TrialSettings>): Subscription['trial_settings'] => ({
  end_behavior: { billing_cycle_anchor: null, ...end_behavior },
})

interface TrialWanted {
  trial_end?: number | 'now' | undefined
  trial_period_days?: number | undefined
}

/** @returns Unix seconds, or null for no trial */
export function endOfTrial(at: number, { trial_end, trial_period_days }: TrialWanted) {
  if (trial_end !== undefined && trial_period_days !== undefined)
    throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.', {
      param: 'trial_period_days',
      code: 'parameters_exclusive',
    })
  if (trial_period_days !== undefined) return at + trial_period_days * DAY_SECONDS
  if (trial_end === undefined || trial_end === 'now') return null
  if (trial_end <= at)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', {
      param: 'trial_end',
    })
  return trial_end
}
