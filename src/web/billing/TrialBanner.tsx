import { X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Charge } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { forgetBannerHeight, keepBannerHeight } from './banner-height.ts'
import { amountOf, dateOf } from './charge-text.ts'

const DISMISSED = 'cosmic.trialBannerDismissed'

/** On every page during a trial: what will be charged, and when. Once closed, hidden until the next visit. */
export function TrialBanner() {
  const { data } = useSubscription()
  const [closed, setClosed] = useState(readClosed)
  const charge = data?.status === 'trialing' && !data.cancelAtPeriodEnd ? data.nextCharge : null
  const isShown = data && charge && closed !== data.subscriptionId
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isShown) keepBannerHeight(slot.current)
    else if (data !== undefined) forgetBannerHeight()
  }, [isShown, data])
  return (
    <div ref={slot} className="banner-slot print:hidden">
      {isShown && (
        <Banner
          charge={charge}
          onClose={() => {
            keepClosed(data.subscriptionId)
            setClosed(data.subscriptionId)
            // The focused button disappears, so keyboard focus moves to the page.
            document.getElementById('main')?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}

function Banner({ charge, onClose }: { charge: Charge; onClose(): void }) {
  const [before, after] = messages.billing.banner.text
    .replace('{amount}', amountOf(charge))
    .replace('{date}', dateOf(charge.at))
    .split('{link}')
  return (
    <aside aria-label={messages.billing.banner.label} className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[80rem] items-center gap-3 px-5 py-1 text-sm md:px-8 xl:px-12">
        <p className="flex-1 py-2 text-pretty">
          {before}
          <Link className="text-link" to="/subscription">
            {messages.billing.banner.link}
          </Link>
          {after}
        </p>
        <button
          type="button"
          aria-label={messages.billing.banner.close}
          onClick={onClose}
          className="-mr-3.5 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
        </button>
      </div>
    </aside>
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
