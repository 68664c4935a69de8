import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FeatureSettings, ModelSettings } from './admin.ts'
import { adminMessages } from './admin-messages.ts'
import { Budget } from './admin-usage.ts'

const { refusals } = adminMessages

const settings = {
  model: 'gpt-5',
  reasoningEffort: 'low',
  temperature: 0.7,
  maxTokens: 2000,
  verbosity: 'short',
  enabled: true,
}

/** The one sentence of a refusal; undefined for valid settings. */
function refusalOf(changed: object): string | undefined {
  const { success, error } = FeatureSettings.safeParse({ ...settings, ...changed })
  if (success) return undefined
  const sentences = [...new Set(error.issues.map(({ message }) => message))]
  expect(sentences).toHaveLength(1)
  return sentences[0]
}

const anything = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.double({ min: -1, max: 3 }),
  fc.integer({ min: 0, max: 17_000 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0.35, 1e-7, 0.30000000000000004),
  fc.string(),
  fc.constantFrom(null, true, '0.7', '1000', [], {}, undefined),
)

describe('[5.10][9.10] the bounds', () => {
  test('of the temperature admit each of the 21 steps', () => {
    for (const temperature of Array.from({ length: 21 }, (_, step) => step / 10))
      expect(refusalOf({ temperature }), String(temperature)).toBeUndefined()
  })

  test('of the temperature refuse anything else with one sentence', () => {
    const steps = Array.from({ length: 21 }, (_, step) => Number(`${step}e-1`))
    fc.assert(
      fc.property(anything, (temperature) => {
        const isStep = steps.some((step) => step === temperature)
        expect(refusalOf({ temperature })).toBe(isStep ? undefined : refusals.temperature)
      }),
      { numRuns: 2000 },
    )
  })

  test('of the tokens admit the hundreds from 100 to 16,000 and nothing else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anything,
          fc.integer({ min: -2, max: 170 }).map((n) => n * 100),
        ),
        (maxTokens) => {
          const isStep =
            typeof maxTokens === 'number' &&
            maxTokens % 100 === 0 &&
            maxTokens >= 100 &&
            maxTokens <= 16_000
          expect(refusalOf({ maxTokens })).toBe(isStep ? undefined : refusals.maxTokens)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['model', ['gpt-5', 'gpt-5-mini', 'gpt-5-nano'], refusals.model],
    ['reasoningEffort', ['minimal', 'low', 'medium', 'high'], refusals.reasoningEffort],
    ['verbosity', ['short', 'medium', 'detailed'], refusals.verbosity],
    ['enabled', [true, false], refusals.status],
  ])('of %s admit the listed values and nothing else', (field, values, refusal) => {
    for (const value of values) expect(refusalOf({ [field]: value })).toBeUndefined()
    fc.assert(
      fc.property(anything, fc.string(), (one, other) => {
        for (const value of [one, other, `${values[0]} `, 'gpt-4', '__proto__'])
          if (!values.includes(value as never)) expect(refusalOf({ [field]: value })).toBe(refusal)
      }),
    )
  })

  test('[9.10] drop fields that are not in the form', () => {
    const { enabled: _, ...model } = settings
    expect(ModelSettings.parse({ ...settings, isAdmin: true })).toEqual(model)
  })
})

describe('a budget', () => {
  test.each([0, 0.01, 0.29, 1.1, 99_999.99, 100_000, null])('can be %o a day', (daily) => {
    expect(Budget.parse({ daily, monthly: null })).toEqual({ daily, monthly: null })
  })

  test.each([-0.01, 100_000.01, 0.005, Number.NaN, Number.POSITIVE_INFINITY, '5', undefined, {}])(
    'cannot be %o a day',
    (daily) => {
      const { error } = Budget.safeParse({ daily, monthly: null })
      expect(error?.issues[0]?.message).toBe(refusals.dailyBudget)
    },
  )

  test('cannot be over a million a month', () => {
    expect(Budget.safeParse({ daily: null, monthly: 1_000_000 }).success).toBe(true)
    const { error } = Budget.safeParse({ daily: null, monthly: 1_000_000.01 })
    expect(error?.issues.map(({ message }) => message)).toEqual([refusals.monthlyBudget])
  })
})
