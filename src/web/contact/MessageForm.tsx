import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { contactMessages as texts } from '#contract/contact-messages.ts'
import { messages } from '#contract/messages.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { lateResolver } from '#web/late-resolver.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { typedBefore } from '#web/typed-fields.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useTypedFields } from '#web/use-typed-fields.ts'
import { MessageField } from './MessageField.tsx'
import { type SentMessage, type TypedMessage, useSendMessage } from './use-send-message.ts'

const checks = lateResolver(() => import('./message-fields.ts'))

interface Props {
  focusesMessage: boolean
  onSent(sent: SentMessage): void
}

/** What was typed stays until it is sent, also while other pages are read. */
export function MessageForm({ focusesMessage, onSent }: Props) {
  const { identity } = useIdentity()
  const { register, handleSubmit, formState, setError, setFocus, setValue, getValues, watch } =
    useForm<TypedMessage>({ resolver: checks.resolver })
  const { errors, isSubmitting } = formState
  const send = useSendMessage()
  const accountEmail = identity?.email
  const markSent = useTypedFields('message', () => {
    const now = getValues()
    return now.name || now.message ? now : null
  })
  useEffect(() => {
    const typed = typedBefore<TypedMessage>('message')
    // What stands in a field was typed before hydration.
    for (const name of ['name', 'email', 'message'] as const)
      if (typed?.[name] && !getValues(name)) setValue(name, typed[name])
  }, [getValues, setValue])
  useEffect(() => {
    if (accountEmail) setValue('email', accountEmail)
  }, [accountEmail, setValue])
  useEffect(() => {
    if (focusesMessage) setFocus('message')
  }, [focusesMessage, setFocus])

  async function submit(fields: TypedMessage) {
    try {
      const sent = await send(fields)
      markSent()
      onSent(sent)
    } catch (error) {
      const field = refusedField(error)
      const message = errorMessage(error, texts.failed)
      setError(field ?? 'root', { message }, { shouldFocus: field !== undefined })
    }
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-5"
      onFocus={checks.prepare}
      onSubmit={handleSubmit(submit)}
    >
      <p className="hidden noscript:block">{messages.identity.needsScripts}</p>
      <TextField
        label={texts.name}
        autoComplete="name"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        readOnly={accountEmail !== undefined}
        error={errors.email?.message}
        hint={accountEmail ? texts.accountHint : texts.emailHint}
        {...register('email')}
      />
      <MessageField
        error={errors.message?.message}
        typed={watch('message') ?? ''}
        {...register('message')}
      />
      {errors.root?.message && <Notice>{errors.root.message}</Notice>}
      <SubmitButton
        size="large"
        className="self-start max-sm:w-full"
        isBusy={isSubmitting}
        whileBusy={texts.sending}
      >
        {texts.send}
      </SubmitButton>
    </form>
  )
}

/** The field that the server refuses, if it is one of the form. */
function refusedField(error: unknown): keyof TypedMessage | undefined {
  const field = error instanceof ApiError ? error.field : undefined
  return (['name', 'email', 'message'] as const).find((name) => name === field)
}
