import { Tabs } from 'radix-ui'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Tab } from '#web/ui/Tab.tsx'
import { Aligning } from './Aligning.tsx'
import { HoroscopeView } from './HoroscopeView.tsx'
import { type HoroscopeRequest, isTimeout, type useHoroscope } from './queries.ts'
import { Sign } from './Sign.tsx'

const texts = messages.horoscopes

const tabs = [
  { kind: 'daily', label: 'Daily' },
  { kind: 'weekly', label: 'Weekly' },
  { kind: 'monthly', label: 'Monthly' },
] as const

interface Props {
  request: HoroscopeRequest
  horoscope: ReturnType<typeof useHoroscope>
  onKind(kind: HoroscopeKind): void
  onEdit(): void
}

export function HoroscopeTabs({ onKind, ...rest }: Props) {
  const { kind } = rest.request
  return (
    <Tabs.Root
      className="page-wide min-h-dvh !pt-3 md:!pt-8"
      value={kind}
      // Activation on focus would add two history entries, and generate two texts, for one click.
      activationMode="manual"
      onValueChange={(value) => onKind(value as HoroscopeKind)}
    >
      {/* In one row, so that on a phone the text begins in the upper half of the screen, whatever the date. */}
      <div className="flex min-h-6 items-center justify-between gap-x-5 md:justify-start">
        <h1 tabIndex={-1} className="eyebrow outline-none">
          {texts.title}
        </h1>
        {rest.horoscope.data && <Sign sign={rest.horoscope.data.sign} />}
      </div>
      <Tabs.List
        aria-label="Horoscopes"
        className="mt-1 mb-4 flex gap-5.5 border-b border-line md:mb-9 print:hidden"
      >
        {tabs.map(({ kind, label }) => (
          <Tab key={kind} value={kind}>
            {label}
          </Tab>
        ))}
      </Tabs.List>
      <Tabs.Content value={kind} tabIndex={-1} className="outline-none">
        <Shown {...rest} />
      </Tabs.Content>
    </Tabs.Root>
  )
}

function Shown({ request, horoscope, onEdit }: Omit<Props, 'onKind'>) {
  const { data, error, isFetching, isSuccess, refetch } = horoscope
  if (data) return <HoroscopeView reply={data} request={request} onEdit={onEdit} />
  if (isFetching) return <Aligning kind={request.kind} today={request.today} />
  return (
    <div className="flex max-w-2xl flex-col items-start gap-5">
      {isSuccess ? (
        <p className="font-serif text-xl">{texts.none}</p>
      ) : isTimeout(error) ? (
        <Notice title={texts.refreshTimedOut.title}>{texts.refreshTimedOut.text}</Notice>
      ) : (
        <Notice>{errorMessage(error, texts.failed)}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => refetch()}>Try Again</Button>
        <Button look="outline" onClick={onEdit}>
          {texts.edit}
        </Button>
      </div>
    </div>
  )
}
