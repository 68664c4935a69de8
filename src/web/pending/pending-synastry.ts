import { SynastryDetails } from '#contract/readings.ts'
import { storageKeys } from '#web/browser-storage.ts'
import { createPending } from './pending.ts'

export interface PendingSynastry {
  details: SynastryDetails
  /** Whether it was sent by itself already; refused once, it waits for a press. */
  wasTried: boolean
}

/** What was entered on the relationships tab before the way led elsewhere. */
const pending = createPending<PendingSynastry>(storageKeys.pendingSynastry, (value) => {
  const { details, wasTried } = value as Partial<PendingSynastry>
  const { data } = SynastryDetails.safeParse(details)
  return data && { details: data, wasTried: wasTried === true }
})
export const pendingSynastry = pending.get
export const forgetPendingSynastry = pending.forget

/** Keeps the details; the same ones stay tried. */
export function keepPendingSynastry(details: SynastryDetails, uid?: string) {
  const before = pending.get()
  const isSame = JSON.stringify(before?.details) === JSON.stringify(details)
  pending.keep({ details, wasTried: isSame && before?.wasTried === true }, uid)
}

/** The details that may be sent by themselves, once. */
export function takeUntriedSynastry(): SynastryDetails | undefined {
  const kept = pending.get()
  if (!kept || kept.wasTried) return undefined
  pending.keep({ ...kept, wasTried: true })
  return kept.details
}
