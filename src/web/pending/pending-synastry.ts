import type { SynastryDetails, SynastryPerson } from '#contract/synastry-details.ts'
import { storageKeys } from '#web/browser-storage.ts'
import { createPending, hasTexts } from './pending.ts'

export interface PendingSynastry {
  details: SynastryDetails
  /** Whether it was already sent automatically; after a refusal it waits for a click. */
  wasTried: boolean
}

/** The details typed on the relationships tab before the person had to sign up, log in or pay. */
const pending = createPending<PendingSynastry>(
  storageKeys.pendingSynastry,
  ({ details, wasTried }) => {
    const { user, partner } = details ?? {}
    if (!isPerson(user) || !isPerson(partner)) return undefined
    return { details: { user, partner }, wasTried: wasTried === true }
  },
)

function isPerson(person: SynastryPerson | undefined): person is SynastryPerson {
  const { date, time, location } = person ?? {}
  return hasTexts({ date, time, location })
}

export const pendingSynastry = pending.get
export const forgetPendingSynastry = pending.forget

/** Stores the details; unchanged details keep `wasTried`. */
export function keepPendingSynastry(details: SynastryDetails, uid?: string) {
  const before = pending.get()
  const isSame = JSON.stringify(before?.details) === JSON.stringify(details)
  pending.keep({ details, wasTried: isSame && before?.wasTried === true }, uid)
}

/** The details that may be sent automatically, once. */
export function takeUntriedSynastry(): SynastryDetails | undefined {
  const kept = pending.get()
  if (!kept || kept.wasTried) return undefined
  pending.keep({ ...kept, wasTried: true })
  return kept.details
}
