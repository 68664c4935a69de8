import { useEffect, useRef } from 'react'
import type { Generation } from './generation/use-generation.ts'

type State = Generation<unknown, unknown>['state']

const views: Record<State, 'form' | 'wait' | 'late' | 'reading'> = {
  idle: 'form',
  failed: 'form',
  'needs-choice': 'form',
  generating: 'wait',
  'timed-out': 'late',
  done: 'reading',
}

/** The clicked button disappears with its view, so focus moves to the new heading. */
export function useFocusOnNewView(state: State) {
  const view = views[state]
  const last = useRef(view)
  useEffect(() => {
    if (last.current === view) return
    last.current = view
    // After a refusal the form has moved the focus itself.
    if (!document.activeElement?.closest('form')) document.querySelector<HTMLElement>('h1')?.focus()
  }, [view])
}
