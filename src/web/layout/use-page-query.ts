import { useSearchParams } from 'react-router'
import { useHydrated } from '#web/use-hydrated.ts'

const none = new URLSearchParams()

/** The query of the address; empty during hydration, like that of the prerendered HTML. */
export function usePageQuery(): URLSearchParams {
  const [query] = useSearchParams()
  return useHydrated() ? query : none
}
