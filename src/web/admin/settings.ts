import { type FeatureSettings, settingLabels } from '#contract/admin.ts'
import type { LoggedSettings } from '#contract/admin-audit.ts'
import { type SettingsField, settingsFields, valueText } from './field-labels.ts'

/** The values of the form; the temperature is rounded to its step. */
export function settingsOf(config: FeatureSettings): FeatureSettings {
  const { model, reasoningEffort, temperature, maxTokens, verbosity, enabled } = config
  const rounded = Math.round(temperature * 10) / 10
  return { model, reasoningEffort, temperature: rounded, maxTokens, verbosity, enabled }
}

export interface Difference {
  field: SettingsField
  label: string
  before: string
  after: string
}

/** The fields that differ, in the order of the form. */
export function differencesBetween(before: LoggedSettings, after: LoggedSettings): Difference[] {
  return settingsFields
    .map((field) => ({
      field,
      label: settingLabels[field],
      before: valueText(field, before[field]),
      after: valueText(field, after[field]),
    }))
    .filter((one) => one.before !== one.after)
}
