import { z } from 'zod'
import { whole } from '../api/form.ts'
import type { Subscription } from '../store/objects.ts'
import { DAY_SECONDS } from './period.ts'

export const TrialSettings = z.strictObject({
  end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice']) }),
})
export const trialDays = whole.min(1).max(730)

export const trialSettings = ({
  end_behavior,
}: z.infer<typeof TrialSettings>): Subscription['trial_settings'] => ({
  end_behavior: { billing_cycle_anchor: null, ...end_behavior },
})

/** @returns Unix seconds, or null for no trial */
export const endOfTrial = (at: number, days: number | null | undefined) =>
  days ? at + days * DAY_SECONDS : null
