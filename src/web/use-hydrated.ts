import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False during hydration, when the page must match the prerendered HTML, which knows neither URL nor person. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
