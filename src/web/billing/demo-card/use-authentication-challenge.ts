import { useEffect, useRef, useState } from 'react'

/** Shows the challenge and waits for the answer. Leaving the page counts as a failed challenge. */
export function useAuthenticationChallenge() {
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<(passed: boolean) => void>(undefined)
  useEffect(() => () => waiting.current?.(false), [])
  return {
    isOpen,
    present: () =>
      new Promise<boolean>((resolve) => {
        waiting.current = resolve
        setIsOpen(true)
      }),
    answer(passed: boolean) {
      setIsOpen(false)
      waiting.current?.(passed)
    },
  }
}
