import { dateOf } from '#contract/charge-text.ts'
import { useCurrentUser } from './use-current-user.ts'

/** Names the day of a charge as emails do: in the account's time zone. Without an account, in the browser's. */
export function useDateOf(): (instant: string) => string {
  const { data } = useCurrentUser()
  return (instant) => {
    try {
      return dateOf(instant, data?.timeZone ?? undefined)
    } catch {
      // The zone is newer than the browser.
      return dateOf(instant)
    }
  }
}
