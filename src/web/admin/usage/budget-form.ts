import { z } from 'zod'
import { Budget } from '#contract/admin-usage.ts'

/** An amount as it is typed; empty for no limit. */
const typedAmount = (limit: z.ZodType<number | null>) =>
  z.string().superRefine((typed, context) => {
    for (const { message } of limit.safeParse(toAmount(typed)).error?.issues ?? [])
      context.addIssue({ code: 'custom', message })
  })

export const BudgetForm = z.object({
  daily: typedAmount(Budget.shape.daily),
  monthly: typedAmount(Budget.shape.monthly),
})
export type BudgetForm = z.infer<typeof BudgetForm>

/** NaN for text that is not an amount: `1e3`, `0x10`, `five`. */
function toAmount(typed: string): number | null {
  const text = typed.trim().replace(/^\$/, '').replaceAll(',', '')
  if (text === '') return null
  return /^\d*\.?\d+$|^\d+\.$/.test(text) ? Number(text) : Number.NaN
}

export const toBudget = (typed: BudgetForm): Budget => ({
  daily: toAmount(typed.daily),
  monthly: toAmount(typed.monthly),
})

export const toBudgetForm = ({ daily, monthly }: Budget): BudgetForm => ({
  daily: daily === null ? '' : String(daily),
  monthly: monthly === null ? '' : String(monthly),
})
