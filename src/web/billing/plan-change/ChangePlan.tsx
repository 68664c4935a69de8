import { AlertDialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import type { Plan, PlanChange } from '#contract/billing.ts'
import { amountOf } from '#contract/charge-text.ts'
import { withWholeDates } from '#contract/kept-together.ts'
import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { useDateOf } from '#web/session/use-date-of.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogButtonsClass, dialogClass, overlayClass } from '#web/ui/dialog-class.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useChangePlan, usePlanPreview } from './use-plan-change.ts'

const texts = messages.billing.changePlan

interface Props {
  /** The plan that one has. */
  current: Plan
  status: 'active' | 'trialing'
}

const otherThan = { monthly: 'annual', annual: 'monthly' } as const

/** Shows what a change to the other plan charges and when, and changes to it when confirmed. */
export function ChangePlan({ current, status }: Props) {
  const plan = otherThan[current]
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, isFetching } = usePlanPreview(plan, isOpen)
  const change = useChangePlan()
  const preview = isFetching ? undefined : data
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <AlertDialog.Trigger asChild>
        <Button look="outline" disabled={change.isPending}>
          {texts.change[plan]}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={`${dialogClass} sm:max-w-lg`}>
          <AlertDialog.Title className="font-serif text-2xl tracking-heading text-balance">
            {texts.change[plan]}
          </AlertDialog.Title>
          {error && !isFetching ? (
            <AlertDialog.Description asChild>
              <div className="mt-4">
                <Notice>{errorMessage(error, texts.failed)}</Notice>
              </div>
            </AlertDialog.Description>
          ) : (
            <Preview change={preview} status={status} />
          )}
          <div className={`mt-6 ${dialogButtonsClass}`}>
            <AlertDialog.Cancel asChild>
              <Button look="outline">{texts.keep[current]}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button disabled={!preview} onClick={() => preview && change.mutate(preview)}>
                {texts.confirm[plan]}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

function Preview({ change, status }: Pick<Props, 'status'> & { change: PlanChange | undefined }) {
  const dateOf = useDateOf()
  const date = change ? withWholeDates(dateOf(change.charge.at)) : ''
  const range = change
    ? texts.range.replace('{from}', date).replace('{until}', withWholeDates(dateOf(change.until)))
    : ''
  return (
    <div aria-busy={!change}>
      <dl className="mt-5 border-t border-line">
        <Line name={texts.chargedToday}>{change && texts.nothing}</Line>
        <Line name={texts.chargedOn.replace('{date}', date)}>
          {change && amountOf(change.charge)}
        </Line>
        <Line name={texts.paysFor}>{range}</Line>
      </dl>
      <AlertDialog.Description className="mt-4 min-h-20 text-muted text-pretty">
        {change &&
          `${texts.runs[status].replace('{date}', date)} ${texts.renews[change.plan]} ${texts.undo}`}
      </AlertDialog.Description>
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_fit-content(68%)] gap-x-4 border-b border-line py-3">
      <dt className="text-balance text-muted">{name}</dt>
      <dd className="text-right font-medium text-balance tabular-nums">
        {children || <span className="inline-block h-4 w-20 rounded bg-highlight" />}
      </dd>
    </div>
  )
}
