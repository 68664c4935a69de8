import { type ComponentProps, lazy, Suspense } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'

// Loaded on demand: few people need it, and it includes the dialog and the card form.
const UpdateCard = lazy(async () => ({ default: (await import('./UpdateCard.tsx')).UpdateCard }))

/** Opens the form for a new card. */
export function UpdateCardButton(props: Pick<ComponentProps<typeof Button>, 'look' | 'size'>) {
  const waiting = (
    <Button {...props} disabled>
      {messages.billing.pastDue.update}
    </Button>
  )
  return (
    <Suspense fallback={waiting}>
      <UpdateCard {...props} />
    </Suspense>
  )
}
