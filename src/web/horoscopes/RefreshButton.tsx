import { RefreshCw } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Confirmation } from '#web/ui/Confirmation.tsx'
import { useRefresh } from './queries.ts'

const texts = messages.horoscopes
const questions = { weekly: texts.confirmWeekly, monthly: texts.confirmMonthly }

interface Props {
  request: Parameters<typeof useRefresh>[0]
  /** The refreshes left today, if known. */
  left: number | undefined
}

/** Refreshes a day at once; a week or a month, which also have key dates, after a confirmation. */
export function RefreshButton({ request, left }: Props) {
  const { isRefreshing, refresh } = useRefresh(request)
  const { kind } = request
  const isUsedUp = left !== undefined && left <= 0 && !isRefreshing
  const button = (
    <Button
      look="outline"
      disabled={isUsedUp}
      // While busy, the button keeps the focus and does nothing.
      aria-disabled={isRefreshing || undefined}
      aria-describedby="refreshes"
      className="aria-disabled:cursor-default"
      onClick={(event) => {
        if (isRefreshing) event.preventDefault()
        else if (kind === 'daily') refresh()
      }}
    >
      <RefreshCw
        aria-hidden="true"
        strokeWidth={1.5}
        className={`size-4.5 ${isRefreshing ? 'motion-safe:animate-[spin_1.6s_linear_infinite]' : ''}`}
      />
      {isRefreshing ? 'Being written…' : 'Refresh'}
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {kind === 'daily' ? (
        button
      ) : (
        <Confirmation
          trigger={button}
          title={questions[kind]}
          text="The new text replaces this one, and its key dates replace these in your calendar."
          action="Rewrite It"
          look="primary"
          isPending={isRefreshing}
          onConfirm={refresh}
        />
      )}
      <p id="refreshes" role="status" className="max-w-prose text-sm text-muted">
        {isRefreshing
          ? 'This text stays until the new one is here.'
          : isUsedUp
            ? texts.refreshLimit
            : left !== undefined && `${left} left today`}
      </p>
    </div>
  )
}
