import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { getProfile, type Profile, updateProfile } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Section } from './Section.tsx'

const texts = messages.account.profile

export function ProfileForm() {
  const { api } = useServices()
  const { data, isError, refetch } = useQuery({
    queryKey: queryKeys.profile,
    queryFn: ({ signal }) => api.call(getProfile, { signal }),
  })
  const { register, handleSubmit, formState } = useForm({
    values: { firstName: data?.firstName ?? '', mobileNumber: data?.mobileNumber ?? '' },
    // What was typed before they were loaded.
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState
  const save = useSave()
  if (isError)
    return (
      <Section title="Name and number">
        <Notice>{texts.notLoaded}</Notice>
        <Button look="outline" className="mt-5" onClick={() => refetch()}>
          Try Again
        </Button>
      </Section>
    )
  return (
    <Section
      title="Name and number"
      lead="Both are optional. Baba Bliss calls you by your first name."
    >
      <form noValidate className="flex flex-col items-start gap-5" onSubmit={handleSubmit(save)}>
        <TextField
          className="w-full"
          label="First name"
          autoComplete="given-name"
          maxLength={100}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          className="w-full"
          label="Mobile number"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          error={errors.mobileNumber?.message}
          {...register('mobileNumber')}
        />
        <SubmitButton look="outline" isBusy={isSubmitting} whileBusy="Saving…" disabled={!data}>
          Save
        </SubmitButton>
      </form>
    </Section>
  )
}

function useSave() {
  const { api, queryClient } = useServices()
  return async (typed: { firstName: string; mobileNumber: string }) => {
    const body: Profile = {
      firstName: typed.firstName.trim() || null,
      mobileNumber: typed.mobileNumber.trim() || null,
    }
    try {
      const saved = await api.call(updateProfile, { body })
      queryClient.setQueryData(queryKeys.profile, saved)
      await queryClient.invalidateQueries({ queryKey: queryKeys.currentUser })
      showToast({ ...texts.saved, kind: 'success' })
    } catch (error) {
      const text = errorMessage(error, texts.failed)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    }
  }
}
