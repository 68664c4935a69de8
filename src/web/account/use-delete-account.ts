import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount as deleteAccountEndpoint } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { ApiError, errorMessage } from '#web/api-error.ts'
import { emptyStorage } from '#web/browser-storage.ts'
import { useServices } from '#web/services.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { showReceipt } from './receipt.ts'

const texts = messages.account.deletion

/**
 * Deletes the account, signs out, clears the browser's storage and opens the home page a second later. The
 * order matters: an identity library cannot sign out once its storage is cleared.
 */
export function useDeleteAccount() {
  const { api } = useServices()
  const { signOut } = useIdentity()
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'deleting'>('idle')
  const [failure, setFailure] = useState<string>()

  async function deleteAccount() {
    setState('deleting')
    setFailure(undefined)
    try {
      const { receipt } = await api.call(deleteAccountEndpoint)
      // The account is deleted even if its last session cannot be ended.
      await signOut().catch(() => {})
      emptyStorage()
      showReceipt(receipt)
      setTimeout(() => navigate('/'), timings.afterDeletion)
    } catch (error) {
      const text = failureMessage(error)
      setState('idle')
      setFailure(text)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    }
  }

  return { state, failure, deleteAccount }
}

function failureMessage(error: unknown): string {
  const isStale = error instanceof ApiError && error.code === 'requires-recent-login'
  return isStale ? texts.requiresRecentLogin : errorMessage(error, texts.failed)
}
