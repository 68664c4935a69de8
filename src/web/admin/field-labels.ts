import { type FeatureSettings, settingLabels } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'

const texts = adminMessages.configuration

export type SettingsField = keyof FeatureSettings

export const settingsFields = Object.keys(settingLabels) as SettingsField[]

/** A word of the contract as a label: `minimal` as `Minimal`. */
export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A value as people read it. */
export function valueText(field: SettingsField, value: string | number | boolean): string {
  if (field === 'enabled') return value ? texts.enabled : texts.disabled
  if (field === 'model') return String(value)
  if (typeof value === 'number') return Number.isNaN(value) ? 'empty' : numberText(field, value)
  return capitalized(String(value))
}

// Steps of 0.1 add up to 0.30000000000000004.
const numberText = (field: SettingsField, value: number) =>
  field === 'temperature' ? value.toFixed(1) : value.toLocaleString('en-US')
