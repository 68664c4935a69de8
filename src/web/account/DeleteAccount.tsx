import { lazy, Suspense } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { useLatePopup } from '#web/ui/use-late-popup.ts'
import { Section } from './Section.tsx'

const load = () =>
  import('./DeleteAccountDialog.tsx').then(({ DeleteAccountDialog }) => ({
    default: DeleteAccountDialog,
  }))
const DeleteAccountDialog = lazy(load)

const LABEL = 'Delete Account'

export function DeleteAccount({ email }: { email: string }) {
  const { isLoaded, button } = useLatePopup(load)
  const early = (
    <Button look="danger" aria-haspopup="dialog" {...button}>
      {LABEL}
    </Button>
  )
  return (
    <Section
      title="Delete account"
      lead="Your account, your birth details, your readings and your conversations are deleted, and your subscription ends. None of it can be restored."
    >
      <Suspense fallback={early}>
        {isLoaded ? (
          <DeleteAccountDialog email={email} trigger={<Button look="danger">{LABEL}</Button>} />
        ) : (
          early
        )}
      </Suspense>
    </Section>
  )
}
