import { useEffect, useRef, useState } from 'react'

/** Asks on the page, and waits for the answer. Whoever leaves the page has said no. */
export function useBankQuestion() {
  const [isOpen, setIsOpen] = useState(false)
  const waiting = useRef<(passed: boolean) => void>(undefined)
  useEffect(() => () => waiting.current?.(false), [])
  return {
    isOpen,
    ask: () =>
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
