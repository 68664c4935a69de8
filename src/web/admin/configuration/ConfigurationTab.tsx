import type { FormEvent } from 'react'
import { type AiConfig, type FeatureName, settingLabels } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import type { Provider } from '../queries.ts'
import { timeText } from '../times.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { Note } from './Note.tsx'
import { SettingsFields } from './SettingsFields.tsx'
import type { ConfigForm } from './use-config-form.ts'

const { features, configuration: texts } = adminMessages

interface Props {
  configs: AiConfig[]
  provider: Provider
  configForm: ConfigForm
  onFeature(feature: FeatureName): void
}

export function ConfigurationTab({ configs, provider, configForm, onFeature }: Props) {
  const { form, base, isDirty, isSaving, save, discard } = configForm
  const [temperature, maxTokens] = form.watch(['temperature', 'maxTokens'])
  const hasEmptyNumber = Number.isNaN(temperature) || Number.isNaN(maxTokens)

  function submit(event: FormEvent) {
    event.preventDefault()
    void save()
  }

  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <SelectField
          label={texts.feature}
          value={base.featureName}
          onChange={(event) => onFeature(event.currentTarget.value as FeatureName)}
          options={configs.map(({ featureName }) => ({
            value: featureName,
            label: features[featureName],
          }))}
        />
        {!provider && <Note title={texts.noModel.title}>{texts.noModel.text}</Note>}
      </div>
      <form
        noValidate
        aria-label={features[base.featureName]}
        className="max-w-2xl"
        onSubmit={submit}
      >
        <ConflictNotice configForm={configForm} />
        {base.replaced && (
          <div className="mb-6">
            <Note>
              {texts.replaced(base.replaced.map((field) => settingLabels[field]).join(', '))}
            </Note>
          </div>
        )}
        <SettingsFields form={form} base={base} provider={provider} />
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-6">
          <SubmitButton isBusy={isSaving} whileBusy={texts.saving} disabled={hasEmptyNumber}>
            {texts.save}
          </SubmitButton>
          {isDirty && (
            <>
              <Button look="outline" onClick={discard}>
                Discard
              </Button>
              <p className="text-sm font-semibold text-gold">{texts.unsaved}</p>
            </>
          )}
        </div>
        <p className="mt-4 text-sm text-muted">
          {texts.lastUpdated}: <time dateTime={base.updatedAt}>{timeText(base.updatedAt)}</time>
        </p>
      </form>
    </div>
  )
}
