import type { Plan } from '#contract/billing.ts'

export const plans: Plan[] = ['monthly', 'annual']

/** The plan named in the URL, spelled exactly. */
export const planNamed = (name: string | null) => plans.find((plan) => plan === name)
