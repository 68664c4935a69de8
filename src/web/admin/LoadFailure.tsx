import { messages } from '#contract/messages.ts'
import { errorMessage } from '#web/api-error.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface Props {
  error: unknown
  /** For a failure without a sentence of its own. */
  fallback: string
  onRetry(): void
}

/** Replaces the content of a tab that could not be loaded. */
export function LoadFailure({ error, fallback, onRetry }: Props) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice>{errorMessage(error, fallback)}</Notice>
      <Button look="outline" onClick={onRetry}>
        {messages.general.tryAgain}
      </Button>
    </div>
  )
}
