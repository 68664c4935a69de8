import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { joinWaitlist } from '#contract/dating.ts'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import { messages } from '#contract/messages.ts'
import type { Reply } from '#web/call-endpoint.ts'
import { lateResolver } from '#web/late-resolver.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useJoin } from './use-join.ts'

const checks = lateResolver(() => import('./tell-me-fields.ts'))

interface Props {
  /** The address that is on the list as soon as its owner presses the emailed button. */
  waitsFor: string | undefined
  onJoined(joined: Reply<typeof joinWaitlist>): void
}

/** One field and one button; for a signed-in person, the field is filled in. */
export function TellMeForm({ waitsFor, onJoined }: Props) {
  const { identity } = useIdentity()
  const { register, handleSubmit, formState, setValue } = useForm({
    resolver: checks.resolver,
  })
  const { join, failure, isJoining } = useJoin()
  const accountEmail = identity?.email
  useEffect(() => {
    if (accountEmail) setValue('email', accountEmail)
  }, [accountEmail, setValue])

  async function submit({ email }: { email: string }) {
    const joined = await join(email)
    if (joined) onJoined(joined)
  }

  return (
    <form
      method="post"
      noValidate
      className="flex flex-col gap-4"
      onFocus={checks.prepare}
      onSubmit={handleSubmit(submit)}
    >
      <p className="text-muted wrap-anywhere">{waitsFor ? texts.waiting(waitsFor) : texts.lead}</p>
      <p className="hidden noscript:block">{messages.identity.needsScripts}</p>
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        readOnly={accountEmail !== undefined}
        error={formState.errors.email?.message}
        hint={accountEmail ? texts.accountHint : texts.visitorHint}
        {...register('email')}
      />
      {failure && <Notice>{failure}</Notice>}
      <SubmitButton
        size="large"
        className="self-start max-sm:w-full"
        isBusy={isJoining}
        whileBusy={texts.sending}
      >
        {texts.button}
      </SubmitButton>
    </form>
  )
}
