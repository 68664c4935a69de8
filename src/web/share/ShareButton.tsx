import { lazy, Suspense } from 'react'
import { shareMessages } from '#contract/share-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLatePopup } from '#web/ui/use-late-popup.ts'
import type { ShareDialogProps } from './ShareDialog.tsx'

const load = () => import('./ShareDialog.tsx')
const ShareDialog = lazy(load)

export function ShareButton(props: Omit<ShareDialogProps, 'trigger'>) {
  const { isLoaded, button } = useLatePopup(load)
  const look = { look: 'outline', children: shareMessages.open } as const
  const early = <Button aria-haspopup="dialog" {...look} {...button} />
  return (
    <Suspense fallback={early}>
      {isLoaded ? <ShareDialog {...props} trigger={<Button {...look} />} /> : early}
    </Suspense>
  )
}
