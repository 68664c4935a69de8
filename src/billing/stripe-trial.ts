/** A trial whose card was never confirmed ends without a charge. */
export function trialParams(trialDays: number | undefined) {
  if (!trialDays) return {}
  return {
    trial_period_days: trialDays,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' as const } },
  }
}
