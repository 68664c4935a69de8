import { useState } from 'react'
import { networkMessage } from '#web/api-error.ts'
import { showToast } from '#web/ui/toasts.ts'

/**
 * For a menu that most visits never open: its 30 KB of scripts, compressed, are loaded when its button is about to be
 * pressed. Without a network, the press says so, and the next one tries again.
 *
 * @returns the properties of the button that stands there before
 */
export function useLatePopup(load: () => Promise<unknown>) {
  const [isLoaded, setIsLoaded] = useState(false)
  const prepare = () => void load().catch(() => {})
  const open = () =>
    void load().then(
      () => setIsLoaded(true),
      () => showToast({ title: networkMessage(), kind: 'destructive' }),
    )
  return {
    isLoaded,
    button: {
      'aria-expanded': false,
      onClick: open,
      onFocus: prepare,
      onPointerEnter: prepare,
    },
  }
}
