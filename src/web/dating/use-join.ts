import { useState } from 'react'
import { joinWaitlist } from '#contract/dating.ts'
import { datingMessages as texts } from '#contract/dating-messages.ts'
import { errorMessage } from '#web/api-error.ts'
import type { Reply } from '#web/call-endpoint.ts'
import { queryKeys } from '#web/query-keys.ts'
import { useServices } from '#web/services.ts'

/** Puts an address on the list. */
export function useJoin() {
  const { api, queryClient } = useServices()
  const [failure, setFailure] = useState<string>()
  const [isJoining, setIsJoining] = useState(false)

  /** @returns undefined if it failed */
  async function join(email: string): Promise<Reply<typeof joinWaitlist> | undefined> {
    setFailure(undefined)
    setIsJoining(true)
    try {
      const joined = await api.call(joinWaitlist, { body: { email } })
      if (joined.state === 'listed')
        queryClient.setQueryData(queryKeys.waitlist, {
          entry: { email: joined.email, isConfirmed: true },
        })
      return joined
    } catch (error) {
      setFailure(errorMessage(error, texts.failed))
      return undefined
    } finally {
      setIsJoining(false)
    }
  }

  return { join, failure, isJoining }
}
