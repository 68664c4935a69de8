import { AlertDialog } from 'radix-ui'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/Button.tsx'

const { bank, testMode } = messages.billing

interface Props {
  onAnswer(passed: boolean): void
}

/** The demo version of 3D Secure; closing it fails the challenge. */
export function AuthenticationChallenge({ onAnswer }: Props) {
  return (
    <AlertDialog.Root open onOpenChange={(open) => open || onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-background/80 animate-fade" />
        <AlertDialog.Content className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card border border-control bg-surface p-6 animate-rise sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <AlertDialog.Title className="font-serif text-2xl tracking-heading text-balance">
            {bank.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">
            {bank.text} {testMode}
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
            <AlertDialog.Cancel asChild>
              <Button look="outline">{bank.fail}</Button>
            </AlertDialog.Cancel>
            <Button onClick={() => onAnswer(true)}>{bank.pass}</Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
