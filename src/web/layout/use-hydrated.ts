import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while the page still has to look as the build left it, which knew neither address nor person. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
