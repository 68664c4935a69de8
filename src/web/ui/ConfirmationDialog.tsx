import { AlertDialog } from 'radix-ui'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { withWholeDates } from '#contract/kept-together.ts'
import { Button } from './Button.tsx'
import { dialogButtonsClass, dialogClass, overlayClass } from './dialog-class.ts'

export interface ConfirmationProps {
  trigger: ReactElement<ComponentProps<typeof Button>>
  title: string
  text: string
  /** Shown below the text. */
  children?: ReactNode
  /** The label of the button that confirms. */
  action: string
  /** `danger` if the action cannot be undone. */
  look?: 'danger' | 'primary'
  /** The label of the button that cancels. */
  dismiss?: string
  isPending: boolean
  onConfirm(): void
}

/** Opens at once: it is loaded by the press that asks for it. */
export function ConfirmationDialog({
  trigger,
  title,
  text,
  children,
  action,
  look = 'danger',
  dismiss = 'Cancel',
  isPending,
  onConfirm,
}: ConfirmationProps) {
  return (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Trigger asChild>{trigger}</AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={dialogClass}>
          <AlertDialog.Title className="font-serif text-2xl tracking-heading text-balance">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">
            {withWholeDates(text)}
          </AlertDialog.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className={`mt-6 ${dialogButtonsClass}`}>
            <AlertDialog.Cancel asChild>
              <Button look="outline">{dismiss}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look={look} disabled={isPending} onClick={onConfirm}>
                {action}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
