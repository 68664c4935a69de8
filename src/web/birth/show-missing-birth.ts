import { messages } from '#contract/messages.ts'
import { showToast } from '#web/ui/toasts.ts'

const { missing, missingParts } = messages.birth

/** One toast for the fields that are still empty. */
export const showMissingBirth = () =>
  showToast({ ...missing, kind: 'destructive', ofFields: Object.values(missingParts) })
