import { describe, expect, test } from 'vitest'
import type { FeatureSettings } from '#contract/admin.ts'
import { differencesBetween, settingsOf } from './settings.ts'

const settings: FeatureSettings = {
  model: 'gpt-5-mini',
  reasoningEffort: 'low',
  temperature: 0.7,
  maxTokens: 1200,
  verbosity: 'medium',
  enabled: true,
}

describe('[5.10] the values of the form', () => {
  test('round the temperature to one decimal', () => {
    expect(settingsOf({ ...settings, temperature: 0.1 + 0.2 }).temperature).toBe(0.3)
  })

  test('leave out everything that is not a setting', () => {
    const config = { ...settings, version: 3, featureName: 'natal_reading', updatedAt: 'then' }
    expect(settingsOf(config)).toEqual(settings)
  })
})

describe('[2.32] the difference of two configurations', () => {
  test('lists every changed field in the order of the form', () => {
    const after: FeatureSettings = {
      model: 'gpt-5',
      reasoningEffort: 'high',
      temperature: 1,
      maxTokens: 12_000,
      verbosity: 'detailed',
      enabled: false,
    }
    const rows = differencesBetween(settings, after).map((one) => [
      one.label,
      one.before,
      one.after,
    ])
    expect(rows).toEqual([
      ['Model', 'gpt-5-mini', 'gpt-5'],
      ['Reasoning Effort', 'Low', 'High'],
      ['Temperature', '0.7', '1.0'],
      ['Max Tokens', '1,200', '12,000'],
      ['Verbosity', 'Medium', 'Detailed'],
      ['Status', 'Enabled', 'Disabled'],
    ])
  })

  test('is empty for equal configurations, also after a sum of steps', () => {
    expect(differencesBetween(settings, { ...settings, temperature: 0.6 + 0.1 })).toEqual([])
  })
})
