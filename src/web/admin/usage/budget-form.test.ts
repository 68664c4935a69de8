import { describe, expect, test } from 'vitest'
import { BudgetForm, toBudget, toBudgetForm } from './budget-form.ts'

describe('a typed budget', () => {
  test.each([
    ['', null],
    ['  ', null],
    ['0', 0],
    ['5', 5],
    ['.5', 0.5],
    ['$1,250.75', 1250.75],
  ])('%j is %j', (daily, amount) => {
    const typed = { daily, monthly: '' }
    expect(BudgetForm.safeParse(typed).success).toBe(true)
    expect(toBudget(typed)).toEqual({ daily: amount, monthly: null })
  })

  test.each(['five', '-1', '1e3', '0x10', '1.2.3', '100001', 'Infinity', '0.001'])(
    '%j is refused',
    (daily) => {
      const { error } = BudgetForm.safeParse({ daily, monthly: '' })
      expect(error?.issues[0]?.message).toMatch(/^The daily budget must be an amount/)
    },
  )

  test('a month may cost more than a day', () => {
    expect(BudgetForm.safeParse({ daily: '', monthly: '1000000' }).success).toBe(true)
  })

  test('is filled in from the saved one', () => {
    expect(toBudgetForm({ daily: 2.5, monthly: null })).toEqual({ daily: '2.5', monthly: '' })
  })
})
