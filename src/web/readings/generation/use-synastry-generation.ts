import { messages } from '#contract/messages.ts'
import { createSynastryReading, type SynastryReading } from '#contract/readings.ts'
import type { SynastryDetails } from '#contract/synastry-details.ts'
import { forgetPendingSynastry, keepPendingSynastry } from '#web/pending/pending-synastry.ts'
import { forgetTyped } from '#web/typed-fields.ts'
import type { ShownSynastry } from '../portrait/shown-reading.ts'
import { type Generation, type ReadingKind, useGeneration } from './use-generation.ts'

const { createAccount, subscriptionRequired } = messages.readings
// Both lead there: the reading needs the account and the subscription.
const to = '/signup?plan=monthly&redirect=/readings?type=synastry'

export type SynastryGeneration = Generation<SynastryDetails, ShownSynastry>

const synastry: ReadingKind<SynastryDetails, SynastryReading, ShownSynastry> = {
  type: 'synastry',
  write: (api, body) => api.call(createSynastryReading, { body }),
  toShown: ({ id, result, text, facts, synastryData, user, partner }) => ({
    id,
    result,
    text,
    facts,
    data: synastryData,
    names: { user: user.name, partner: partner.name },
  }),
  keepPending: keepPendingSynastry,
  forgetPending() {
    forgetPendingSynastry()
    forgetTyped('synastry')
  },
  withoutAccount: { to, toast: createAccount },
  withoutSubscription: { to, toast: subscriptionRequired },
}

export const useSynastryGeneration = (onResume: (details: SynastryDetails) => void) =>
  useGeneration(synastry, onResume)
