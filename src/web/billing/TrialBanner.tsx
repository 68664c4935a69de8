import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { messages } from '#contract/messages.ts'
import { bannerTemplate, chargeAfterTrial } from '#contract/trial-banner.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { DISMISSED, keepBannerRoom } from './banner-room.ts'

/** On every page during a trial: what will be charged, and when. Once closed, hidden until the next visit. */
export function TrialBanner() {
  const { data } = useSubscription()
  const [closed, setClosed] = useState(readClosed)
  const isKnown = data !== undefined
  const charge = data && closed !== data.subscriptionId ? chargeAfterTrial(data) : null
  const dateOf = useDateOf()
  const template = charge && bannerTemplate(charge, dateOf(charge.at))
  useLayoutEffect(() => {
    if (isKnown) keepBannerRoom(template)
  }, [isKnown, template])
  function close() {
    keepClosed(data?.subscriptionId ?? null)
    setClosed(data?.subscriptionId)
    // The focused button disappears, so keyboard focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  // Until it is known whether there is a banner: nothing, or as much room as it will take, with its words in the same element.
  return (
    <aside
      {...(charge ? { 'aria-label': messages.billing.banner.label } : { 'aria-hidden': true })}
      className={`border-b border-line bg-surface print:hidden ${charge ? '' : 'banner-room'}`}
    >
      <Line button={charge && <CloseButton onClick={close} />}>
        {template && <Words template={template} />}
      </Line>
    </aside>
  )
}

function Words({ template }: { template: string }) {
  const [before, after] = template.split('{link}')
  return (
    <>
      {before}
      <Link className="text-link" to="/subscription">
        {messages.billing.banner.link}
      </Link>
      {after}
    </>
  )
}

const CloseButton = ({ onClick }: { onClick(): void }) => (
  <button
    type="button"
    aria-label={messages.billing.banner.close}
    onClick={onClick}
    className="grid size-full place-items-center rounded-full text-muted hover:text-ink"
  >
    <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
  </button>
)

function Line({ children, button }: { children?: ReactNode; button?: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-[80rem] items-center gap-3 px-5 py-1 text-sm md:px-8 xl:px-12">
      <p className="flex-1 py-2 text-pretty">{children}</p>
      <div className="-mr-3.5 size-11 shrink-0">{button}</div>
    </div>
  )
}

// For this visit and this trial only: the charge gets closer, and another person has another trial.
function keepClosed(subscriptionId: string | null) {
  try {
    sessionStorage.setItem(DISMISSED, subscriptionId ?? '')
  } catch {
    // Storage is blocked: the banner stays closed until the next page load.
  }
}

function readClosed(): string | null | undefined {
  try {
    return sessionStorage.getItem(DISMISSED) ?? undefined
  } catch {
    return undefined
  }
}
