import { Dialog } from 'radix-ui'
import type { DeletionReceipt } from '#contract/account.ts'
import { formatWithTime } from '#contract/clock-time.ts'
import { messages } from '#contract/messages.ts'
import { saveFile } from '#web/save-file.ts'
import { Button } from '#web/ui/Button.tsx'
import { showReceipt } from './receipt.ts'

/** Stays open over the next page until the person closes it. */
export default function Receipt({ receipt }: { receipt: DeletionReceipt }) {
  return (
    <Dialog.Root open onOpenChange={() => showReceipt(undefined)}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-background/80 animate-fade" />
        <Dialog.Content className="fixed inset-x-4 bottom-4 z-40 mx-auto max-h-[90dvh] max-w-lg overflow-y-auto rounded-card border border-control bg-surface p-6 animate-rise sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2">
          <Dialog.Title className="font-serif text-2xl tracking-heading">
            {messages.account.deletion.done}
          </Dialog.Title>
          <Dialog.Description className="mt-2 text-muted">
            {formatWithTime(when, new Date(receipt.deletedAt))}. This is your receipt. We do not
            keep a copy.
          </Dialog.Description>
          <ReceiptList receipt={receipt} />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button look="outline" onClick={() => save(receipt)}>
              Save as Text
            </Button>
            <Dialog.Close asChild>
              <Button>Close</Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' })

function ReceiptList({ receipt: { deleted, kept } }: { receipt: DeletionReceipt }) {
  return (
    <>
      <h3 className="mt-5 font-semibold">Deleted</h3>
      <ul className="mt-1 border-t border-line text-sm">
        {deleted.map(({ what, count }) => (
          <li key={what} className="flex justify-between gap-4 border-b border-line py-2">
            <span>{what}</span>
            <span className="tabular-nums text-muted">{count}</span>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 font-semibold">Kept</h3>
      {kept.length === 0 ? (
        <p className="mt-1 text-sm text-muted">Nothing.</p>
      ) : (
        <ul className="mt-1 border-t border-line text-sm">
          {kept.map(({ what, why }) => (
            <li key={what} className="border-b border-line py-2">
              {what}
              <span className="block text-muted">{why}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function save({ deletedAt, deleted, kept }: DeletionReceipt) {
  const lines = [
    `Account deleted ${deletedAt}`,
    ...deleted.map(({ what, count }) => `Deleted: ${what}, ${count}`),
    ...kept.map(({ what, why }) => `Kept: ${what}. ${why}`),
  ]
  const content = new Blob([`${lines.join('\n')}\n`], { type: 'text/plain' })
  saveFile({ name: 'account-deleted.txt', content })
}
