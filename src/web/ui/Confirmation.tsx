import { cloneElement, lazy, Suspense } from 'react'
import type { ConfirmationProps } from './ConfirmationDialog.tsx'
import { useLatePopup } from './use-late-popup.ts'

const load = () =>
  import('./ConfirmationDialog.tsx').then(({ ConfirmationDialog }) => ({
    default: ConfirmationDialog,
  }))
const ConfirmationDialog = lazy(load)

/** Asks for confirmation before something is deleted or replaced. */
export function Confirmation(props: ConfirmationProps) {
  const { isLoaded, button } = useLatePopup(load)
  const trigger = cloneElement(props.trigger, { 'aria-haspopup': 'dialog', ...button })
  return (
    <Suspense fallback={trigger}>{isLoaded ? <ConfirmationDialog {...props} /> : trigger}</Suspense>
  )
}
