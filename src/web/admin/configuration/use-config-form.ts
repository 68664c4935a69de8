import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type AiConfig, FeatureSettings, saveAiConfig } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { showToast } from '#web/ui/toasts.ts'
import { type SettingsField, settingsFields } from '../field-labels.ts'
import { useReloadAdminLists, useSavedConfig } from '../queries.ts'
import { differencesBetween, settingsOf } from '../settings.ts'
import { useAdminCall } from '../use-admin-call.ts'

const { saved, saveFailed } = adminMessages.configuration

export type ConfigForm = ReturnType<typeof useConfigForm>

/** The form for the selected configuration, and the state of its changes. */
export function useConfigForm(config: AiConfig) {
  const form = useForm<FeatureSettings>({
    resolver: zodResolver(FeatureSettings),
    mode: 'onChange',
    defaultValues: settingsOf(config),
  })
  /** What the form was filled with; its changes are relative to this. */
  const [base, setBase] = useState(config)
  const { isDirty } = form.formState
  const isSameFeature = config.featureName === base.featureName
  const isNewer = isSameFeature && config.version > base.version

  /** @param changes are kept on top of it */
  function fillWith(next: AiConfig, changes: Changes = []) {
    form.reset(settingsOf(next))
    setBase(next)
    for (const [field, value] of changes)
      form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another configuration fills the form
  useEffect(() => {
    const hasSameValues = differencesBetween(form.getValues(), config).length === 0
    if (!isSameFeature || (isNewer && (!isDirty || hasSameValues))) fillWith(config)
  }, [config, isSameFeature, isNewer, isDirty])

  const saving = useSave(form, base, fillWith)
  return {
    form,
    base,
    isDirty: isDirty && isSameFeature,
    ...saving,
    discard: () => fillWith(config),
    /** The configuration that someone else saved while this one was being changed. */
    conflict: isNewer && isDirty ? config : undefined,
    /** Keeps the changes, now on top of what someone else saved. */
    rebase: () => fillWith(config, changesBetween(settingsOf(base), form.getValues())),
  }
}

function useSave(
  form: UseFormReturn<FeatureSettings>,
  base: AiConfig,
  fillWith: (config: AiConfig, changes: Changes) => void,
) {
  const call = useAdminCall()
  const replaceSaved = useSavedConfig()
  const reloadLists = useReloadAdminLists()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (settings: FeatureSettings) =>
      call(saveAiConfig, {
        params: { featureName: base.featureName },
        body: { ...settings, updatedAt: base.updatedAt },
      }),
  })

  /** @returns whether it was saved; if not, it has been said why */
  async function save(): Promise<boolean> {
    let isSaved = false
    await form.handleSubmit(async (settings) => {
      try {
        const reply = await mutateAsync(settings)
        // What was typed while it was on its way stays.
        fillWith(reply, changesBetween(settings, form.getValues()))
        replaceSaved(reply)
        showToast({ ...saved, kind: 'success' })
        isSaved = true
      } catch (error) {
        showFailure(form, error)
        if (error instanceof ApiError && error.status === 409) reloadLists()
      }
    })()
    return isSaved
  }
  return { save, isSaving: isPending }
}

type Changes = (readonly [SettingsField, FeatureSettings[SettingsField]])[]

const changesBetween = (before: FeatureSettings, after: FeatureSettings): Changes =>
  settingsFields
    .filter((field) => !Object.is(before[field], after[field]))
    .map((field) => [field, after[field]] as const)

function showFailure(form: UseFormReturn<FeatureSettings>, error: unknown) {
  const text = errorMessage(error, saveFailed.text)
  const field = error instanceof ApiError ? error.field : undefined
  if (isSettingsField(field)) form.setError(field, { message: text }, { shouldFocus: true })
  showToast({ title: saveFailed.title, text, kind: 'destructive' })
}

const isSettingsField = (field: string | undefined): field is SettingsField =>
  settingsFields.some((known) => known === field)
