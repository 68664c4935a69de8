import { useId } from 'react'
import {
  optionalEmails,
  emailPreferenceMessages as texts,
} from '#contract/email-preference-messages.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { Section } from './Section.tsx'
import {
  type EmailChoice,
  useEmailPreferences,
  useSaveEmailPreference,
} from './use-email-preferences.ts'

export { prefetchEmailPreferences } from './use-email-preferences.ts'

/** A switch for each email that a person can do without, and why the others always come. */
export function EmailsSection() {
  const { data, refetch } = useEmailPreferences()
  const { title, lead, notLoaded } = texts
  return (
    <Section title={title} lead={lead}>
      {data ? (
        <Choices preferences={data.preferences} />
      ) : (
        <>
          <Notice>{notLoaded}</Notice>
          <Button look="outline" className="mt-5" onClick={() => refetch()}>
            {messages.general.tryAgain}
          </Button>
        </>
      )}
      <AlwaysSent />
    </Section>
  )
}

function Choices({ preferences }: { preferences: EmailChoice[] }) {
  const { mutate, variables: last, isPending, isSuccess, error } = useSaveEmailPreference()
  const save = (choice: EmailChoice) => !isPending && mutate(choice)
  return (
    <>
      <ul className="flex flex-col gap-5">
        {preferences.map((stored) => (
          <li key={stored.kind}>
            <EmailSwitch
              choice={isPending && last.kind === stored.kind ? last : stored}
              isBusy={isPending}
              onChange={save}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
        <p className="text-sm text-muted" role="status">
          {isPending && texts.saving}
          {isSuccess && texts.saved(optionalEmails[last.kind].name, last.isOn)}
        </p>
        {last && !error && (
          <Button
            look="quiet"
            aria-disabled={isPending}
            onClick={() => save({ ...last, isOn: !last.isOn })}
          >
            {texts.undo}
          </Button>
        )}
      </div>
      {error && <Notice>{errorMessage(error, texts.failed)}</Notice>}
    </>
  )
}

interface EmailSwitchProps {
  choice: EmailChoice
  isBusy: boolean
  onChange(choice: EmailChoice): void
}

function EmailSwitch({ choice: { kind, isOn }, isBusy, onChange }: EmailSwitchProps) {
  const described = useId()
  const { name, what } = optionalEmails[kind]
  return (
    <>
      <Switch
        label={name}
        describedBy={described}
        onSwitch={(changed) => onChange({ kind, isOn: changed })}
        {...{ isOn, isBusy }}
      />
      <p id={described} className="text-sm text-muted">
        {what}
      </p>
    </>
  )
}

function AlwaysSent() {
  const { title, items, waitlist } = texts.always
  return (
    <>
      <h3 className="mt-6 font-serif text-lg">{title}</h3>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm text-muted">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{waitlist}</p>
    </>
  )
}
