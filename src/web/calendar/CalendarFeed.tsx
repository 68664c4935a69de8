import { useId, useRef, useState } from 'react'
import { errorMessage } from '#web/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { fieldClass } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useCalendarFeed } from './queries.ts'

const failed = 'The address of your calendar could not be changed. Please try again.'

/** The private feed for other calendar programs. */
export function CalendarFeed() {
  const { feed, change } = useCalendarFeed()
  const { data } = feed
  const error = change.error ?? feed.error
  return (
    <section aria-labelledby="feed" className="max-w-2xl border-t border-line pt-8">
      <h2 id="feed" className="font-serif text-xl tracking-heading">
        In your own calendar
      </h2>
      <p className="mt-2 text-muted">
        Key dates, and what the sky does to your chart over the next six months, appear in the
        calendar on your phone or computer by themselves, each at its hour on your clock.
      </p>
      <div className="mt-5 flex flex-col items-start gap-5">
        {data?.url && (
          <>
            <Address url={data.url} />
            <HowTo url={data.url} />
          </>
        )}
        {error && <Notice>{errorMessage(error, failed)}</Notice>}
        {data && !data.url && (
          <Button
            look="outline"
            disabled={change.isPending}
            onClick={() => change.mutate('create')}
          >
            Create Address
          </Button>
        )}
        {feed.isError && !data && (
          <Button look="outline" onClick={() => feed.refetch()}>
            Try Again
          </Button>
        )}
        {data?.url && (
          <div className="flex flex-wrap gap-3">
            <Confirmation
              trigger={<Button look="outline">New Address</Button>}
              title="Make a new address?"
              text="The address before stops working at once; calendars that use it need the new one."
              action="Make a New One"
              look="primary"
              isPending={change.isPending}
              onConfirm={() => change.mutate('create')}
            />
            <Confirmation
              trigger={<Button look="quiet">Revoke Address</Button>}
              title="Revoke the address?"
              text="Calendars that use it get no more key dates. You can create another one at any time."
              action="Revoke"
              isPending={change.isPending}
              onConfirm={() => change.mutate('revoke')}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function Address({ url }: { url: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [note, setNote] = useState('')

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(url)
      setNote('Copied.')
    } catch {
      setNote('The address is selected: copy it with your keyboard or your finger.')
    }
  }

  return (
    <div className="w-full">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Your private address
      </label>
      <div className="flex gap-3 max-sm:flex-col">
        <input
          ref={field}
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className={`${fieldClass} font-mono text-sm`}
        />
        <Button onClick={copy} className="shrink-0">
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-sm text-muted">
        {note || 'Anyone who has it can read your key dates. Keep it to yourself.'}
      </p>
    </div>
  )
}

const ways = [
  ['iPhone and Mac', 'Press "Open in my calendar", then Subscribe.'],
  ['Google Calendar', 'On a computer: Other calendars, plus sign, From URL; paste the address.'],
  ['Outlook', 'Add calendar, Subscribe from web; paste the address.'],
]

function HowTo({ url }: { url: string }) {
  return (
    <div className="w-full">
      <dl className="flex flex-col gap-3 text-sm">
        {ways.map(([program, way]) => (
          <div key={program}>
            <dt className="font-semibold">{program}</dt>
            <dd className="text-muted">{way}</dd>
          </div>
        ))}
      </dl>
      <a
        href={url.replace(/^https?:/, 'webcal:')}
        className="text-link mt-3 inline-flex min-h-11 items-center"
      >
        Open in my calendar
      </a>
    </div>
  )
}
