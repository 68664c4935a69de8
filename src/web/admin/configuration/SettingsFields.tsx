import { type UseFormReturn, useController } from 'react-hook-form'
import {
  type AiConfig,
  type FeatureSettings,
  MAX_TOKENS,
  ModelName,
  ReasoningEffort,
  settingLabels,
  Verbosity,
} from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { capitalized, type SettingsField, valueText } from '../field-labels.ts'
import type { Provider } from '../queries.ts'
import { StatusSwitch } from './StatusSwitch.tsx'
import { TemperatureField } from './TemperatureField.tsx'

interface Props {
  form: UseFormReturn<FeatureSettings>
  base: AiConfig
  provider: Provider
}

const models = ModelName.options.map((value) => ({ value, label: value }))
const labeled = (words: readonly string[]) =>
  words.map((value) => ({ value, label: capitalized(value) }))

/** The fields of one configuration; each says when the model ignores it, and what was saved before. */
export function SettingsFields({ form, base, provider }: Props) {
  const { register, watch, control, formState } = form
  const { errors, dirtyFields } = formState
  const model = watch('model')
  const available = provider?.models.find((one) => one.model === model)
  const { field: status } = useController({ control, name: 'enabled' })

  const sentAs = available && available.sentAs !== model && `Sent as ${available.sentAs}.`
  const hintOf = (field: SettingsField) => {
    const why = available?.ignored.find((one) => one.field === field)?.why
    const before = dirtyFields[field] && `Saved: ${valueText(field, base[field])}.`
    return [
      before,
      field === 'model' && sentAs,
      why && adminMessages.configuration.ignored(model, why),
    ]
      .filter(Boolean)
      .join(' ')
  }
  const shared = (field: SettingsField) => ({
    label: settingLabels[field],
    hint: hintOf(field),
    error: errors[field]?.message,
  })

  return (
    <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
      <SelectField {...shared('model')} options={models} {...register('model')} />
      <SelectField
        {...shared('reasoningEffort')}
        options={labeled(ReasoningEffort.options)}
        {...register('reasoningEffort')}
      />
      <TemperatureField
        {...shared('temperature')}
        current={watch('temperature')}
        {...register('temperature', { valueAsNumber: true })}
      />
      <TextField
        {...shared('maxTokens')}
        type="number"
        inputMode="numeric"
        {...MAX_TOKENS}
        {...register('maxTokens', { valueAsNumber: true })}
      />
      <SelectField
        {...shared('verbosity')}
        options={labeled(Verbosity.options)}
        {...register('verbosity')}
      />
      <StatusSwitch
        isEnabled={status.value}
        hasModel={provider !== null}
        hint={hintOf('enabled')}
        onChange={status.onChange}
      />
    </div>
  )
}
