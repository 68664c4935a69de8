import type { Plan } from '#contract/billing.ts'

/** The plan that an address names, to the letter. */
export function planNamed(name: string | null): Plan | undefined {
  return name === 'monthly' || name === 'annual' ? name : undefined
}
