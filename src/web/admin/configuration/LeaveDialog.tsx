import { AlertDialog } from 'radix-ui'
import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { adminMessages } from '#contract/admin-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { dialogButtonsClass, dialogClass, overlayClass } from '#web/ui/dialog-class.ts'
import { featureIn } from '../use-selection.ts'
import type { ConfigForm } from './use-config-form.ts'

const { leave, saving } = adminMessages.configuration

interface Props {
  configForm: ConfigForm
  feature: string
  /** Shows the form, with what could not be saved. */
  onNotSaved(): void
}

/** Asks before a navigation or another feature drops unsaved changes. Another tab of the panel keeps them. */
export function LeaveDialog({ configForm, feature, onNotSaved }: Props) {
  const { isDirty, isSaving, save, discard } = configForm
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        featureOf(currentLocation) !== featureOf(nextLocation)),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault()
      },
      [isDirty],
    ),
  )

  async function saveAndLeave() {
    if (await save()) return blocker.proceed?.()
    blocker.reset?.()
    onNotSaved()
  }

  return (
    <AlertDialog.Root
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={overlayClass} />
        <AlertDialog.Content className={dialogClass}>
          <AlertDialog.Title className="font-serif text-2xl tracking-heading text-balance">
            {leave.title}
          </AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-muted">
            {leave.text(feature)}
          </AlertDialog.Description>
          <div className={`mt-6 ${dialogButtonsClass}`}>
            <AlertDialog.Cancel asChild>
              <Button look="outline">Stay</Button>
            </AlertDialog.Cancel>
            <Button
              look="danger"
              onClick={() => {
                discard()
                blocker.proceed?.()
              }}
            >
              Discard
            </Button>
            <Button disabled={isSaving} onClick={saveAndLeave}>
              {isSaving ? saving : 'Save'}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

const featureOf = ({ search }: { search: string }) => featureIn(new URLSearchParams(search))
