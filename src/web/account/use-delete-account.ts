import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteAccount as deleteAccountEndpoint } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { timings } from '#contract/timings.ts'
import { ApiError, sayWhy } from '#web/api-error.ts'
import { emptyStorage } from '#web/browser-storage.ts'
import { useIdentity } from '#web/identity/session/IdentityProvider.tsx'
import { useServices } from '#web/services.ts'
import { showToast } from '#web/ui/toasts.ts'
import { showReceipt } from './receipt.ts'

const texts = messages.account.deletion

/**
 * Deletes the account, logs out, empties the browser's storage, and leads home a second later: in this
 * order, since an identity library that finds its storage emptied cannot log out.
 */
export function useDeleteAccount() {
  const { api } = useServices()
  const { signOut } = useIdentity()
  const navigate = useNavigate()
  const [state, setState] = useState<'asking' | 'deleting'>('asking')
  const [failure, setFailure] = useState<string>()

  async function deleteAccount() {
    setState('deleting')
    setFailure(undefined)
    try {
      const { receipt } = await api.call(deleteAccountEndpoint)
      // The account is gone whether or not its last session can still be ended.
      await signOut().catch(() => {})
      emptyStorage()
      showReceipt(receipt)
      setTimeout(() => navigate('/'), timings.afterDeletion)
    } catch (error) {
      const text = failureMessage(error)
      setState('asking')
      setFailure(text)
      showToast({ title: texts.failedTitle, text, kind: 'destructive' })
    }
  }

  return { state, failure, deleteAccount }
}

function failureMessage(error: unknown): string {
  const isStale = error instanceof ApiError && error.code === 'requires-recent-login'
  return isStale ? texts.requiresRecentLogin : sayWhy(error, texts.failed)
}
