import type { ZodError } from 'zod'
import { FeatureSettings } from '#contract/admin.ts'

type SettingName = keyof FeatureSettings

/** Each once, in the order of the schema. */
export function invalidFields({ issues }: ZodError): SettingName[] {
  const invalid = new Set(issues.map(({ path }) => path[0]))
  return FeatureSettings.keyof().options.filter((name) => invalid.has(name))
}

/** Stored settings, which may be of an older version, with defaults for values that are no longer valid. */
export function replaceInvalid<Stored extends FeatureSettings>(
  stored: Stored,
  defaults: FeatureSettings,
): Stored & { replaced?: SettingName[] } {
  const { error } = FeatureSettings.safeParse(stored)
  if (!error) return stored
  const replaced = invalidFields(error)
  const values = Object.fromEntries(replaced.map((name) => [name, defaults[name]]))
  return { ...stored, ...values, replaced }
}
