import { datingMessages as texts } from '#contract/dating-messages.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useLeaveWaitlist, useWaitlist } from '#web/waitlist/use-waitlist.ts'
import { Section } from './Section.tsx'

/** Whether we email this person when the dating app opens. */
export function WaitlistSection() {
  const { data, refetch } = useWaitlist()
  const { mutate, isPending } = useLeaveWaitlist()
  const { title, notListed, join, notLoaded } = texts.settings
  if (!data)
    return (
      <Section title={title}>
        <Notice>{notLoaded}</Notice>
        <Button look="outline" className="mt-5" onClick={() => refetch()}>
          Try Again
        </Button>
      </Section>
    )
  const { entry } = data
  return (
    <Section title={title}>
      <p className="wrap-anywhere text-muted">
        {!entry
          ? notListed
          : entry.isConfirmed
            ? texts.listed(entry.email)
            : texts.waiting(entry.email)}
      </p>
      {entry ? (
        <Button look="outline" className="mt-5" disabled={isPending} onClick={() => mutate()}>
          {isPending ? texts.leaving : texts.leave}
        </Button>
      ) : (
        <ButtonLink look="outline" className="mt-5" to="/dating">
          {join}
        </ButtonLink>
      )}
    </Section>
  )
}
