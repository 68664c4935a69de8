import { type ReactNode, useEffect, useRef } from 'react'
import { isActive, type SubscriptionRecord, type SubscriptionStatus } from '#contract/billing.ts'
import { cardName } from '#contract/card-names.ts'
import { amountOf } from '#contract/charge-text.ts'
import { messages } from '#contract/messages.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { UpdateCardButton } from '../card/UpdateCardButton.tsx'
import { ChangePlan } from '../plan-change/ChangePlan.tsx'
import { PendingPlan } from '../plan-change/PendingPlan.tsx'
import { useSubscriptionChange } from './use-subscription-change.ts'

const texts = messages.billing.subscription
const { monthly, annual } = messages.plans

const plans = {
  monthly: `${monthly.name}, ${monthly.price} ${monthly.period}`,
  annual: `${annual.name}, ${annual.billed}`,
}

interface Props {
  record: SubscriptionRecord
  status: SubscriptionStatus
}

// A subscription that has ended needs no card.
const CHARGED: SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unknown']

/** Plan, status, dates and actions. */
export function SubscriptionDetails({ record, status }: Props) {
  const { plan, nextPlan, periodEnd, cancelAtPeriodEnd, nextCharge, card } = record
  const cancel = useSubscriptionChange('cancel')
  const resume = useSubscriptionChange('resume')
  const action = useFocusAfterChange(cancelAtPeriodEnd)
  const dateOf = useDateOf()
  const withDate = (text: string, instant: string) => text.replace('{date}', dateOf(instant))
  const isRunning = isActive(status)
  const isPastDue = status === 'past_due'
  // A failed payment is retried long before the period ends.
  const date = isPastDue && !cancelAtPeriodEnd ? (nextCharge?.at ?? periodEnd) : periodEnd
  return (
    <>
      {isPastDue && (
        <div className="mt-6 max-w-xl">
          <Notice>{texts.pastDue}</Notice>
        </div>
      )}
      <dl className="mt-8 max-w-xl border-t border-line">
        {plan && <Line name={texts.plan}>{plans[plan]}</Line>}
        <Line name={texts.status}>{texts.statuses[status]}</Line>
        {date && <Line name={dateLabel(status, cancelAtPeriodEnd)}>{dateOf(date)}</Line>}
        {nextCharge && !cancelAtPeriodEnd && !isPastDue && (
          <Line name={status === 'trialing' ? texts.firstCharge : texts.nextCharge}>
            {amountOf(nextCharge)} on {dateOf(nextCharge.at)}
          </Line>
        )}
        {card && CHARGED.includes(status) && <Line name={texts.card}>{cardName(card)}</Line>}
      </dl>
      {plan && nextPlan && nextCharge && (
        <PendingPlan current={plan} next={nextPlan} charge={nextCharge} />
      )}
      {isPastDue && nextCharge && (
        <p className="mt-6 max-w-xl text-muted">
          {withDate(texts.triedAgain, nextCharge.at).replace('{amount}', amountOf(nextCharge))}
        </p>
      )}
      {cancelAtPeriodEnd && isRunning && periodEnd && (
        <p className="mt-6 max-w-xl text-muted">
          {withDate(messages.billing.cancelPage.ends, periodEnd)}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3 max-sm:flex-col">
        {isPastDue && <UpdateCardButton look="primary" />}
        {status === 'canceled' && <ButtonLink to="/#pricing">{texts.viewPlans}</ButtonLink>}
        {status === 'canceled' ? null : cancelAtPeriodEnd ? (
          <Button ref={action} disabled={resume.isPending} onClick={() => resume.mutate()}>
            {texts.resume}
          </Button>
        ) : (
          <Confirmation
            trigger={
              <Button ref={action} look="outline" disabled={cancel.isPending}>
                {texts.cancel}
              </Button>
            }
            title={texts.cancelQuestion}
            text={periodEnd && isRunning ? withDate(texts.cancelText, periodEnd) : texts.cancelNow}
            action={texts.cancelAction}
            dismiss={texts.keep}
            isPending={cancel.isPending}
            onConfirm={() => cancel.mutate()}
          />
        )}
        {isActive(status) && plan && !nextPlan && !cancelAtPeriodEnd && (
          <ChangePlan current={plan} status={status} />
        )}
        {CHARGED.includes(status) && !isPastDue && <UpdateCardButton look="outline" />}
      </div>
    </>
  )
}

/** The clicked button is replaced by its opposite, which takes over the focus. */
function useFocusAfterChange(isEnding: boolean) {
  const action = useRef<HTMLButtonElement>(null)
  const before = useRef(isEnding)
  useEffect(() => {
    if (before.current === isEnding) return
    before.current = isEnding
    action.current?.focus()
  }, [isEnding])
  return action
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-line py-3.5">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto text-right font-medium tabular-nums">{children}</dd>
    </div>
  )
}

function dateLabel(status: SubscriptionStatus, cancelAtPeriodEnd: boolean): string {
  if (status === 'canceled') return texts.ends
  return cancelAtPeriodEnd ? texts.willEnd : texts.nextBilling
}
