import { SynastryDetails } from '#contract/synastry-details.ts'
import { storageKeys } from '#web/browser-storage.ts'
import { createPending } from './pending.ts'

export interface PendingSynastry {
  details: SynastryDetails
  /** Whether it was already sent automatically; after a refusal it waits for a click. */
  wasTried: boolean
}

/** The details typed on the relationships tab before the person had to sign up, log in or pay. */
const pending = createPending<PendingSynastry>(storageKeys.pendingSynastry, (value) => {
  const { details, wasTried } = value as Partial<PendingSynastry>
  const { data } = SynastryDetails.safeParse(details)
  return data && { details: data, wasTried: wasTried === true }
})
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
