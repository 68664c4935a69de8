import type { Plan } from '#contract/billing.ts'

/** The plan named in the URL, spelled exactly. */
export function planNamed(name: string | null): Plan | undefined {
  return name === 'monthly' || name === 'annual' ? name : undefined
}
