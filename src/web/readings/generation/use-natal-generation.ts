import type { BirthDetails } from '#contract/birth.ts'
import { messages } from '#contract/messages.ts'
import { createNatalReading, type NatalReading } from '#contract/readings.ts'
import { forgetPendingNatal, keepPendingNatal } from '#web/pending/pending-natal.ts'
import { forgetTyped } from '#web/typed-fields.ts'
import type { ShownReading } from '../portrait/shown-reading.ts'
import { type Generation, type ReadingKind, useGeneration } from './use-generation.ts'

const { createAccount, subscriptionRequired } = messages.readings

export type NatalGeneration = Generation<BirthDetails, ShownReading>

/** Where a person without a subscription is sent. */
export const TO_SUBSCRIBE = '/signup?plan=monthly&redirect=/readings'

const natal: ReadingKind<BirthDetails, NatalReading, ShownReading> = {
  type: 'natal',
  write: (api, body) => api.call(createNatalReading, { body }),
  toShown: ({ id, result, text, facts, chartData }) => ({
    id,
    result,
    text,
    facts,
    chart: chartData,
  }),
  keepPending: keepPendingNatal,
  forgetPending() {
    forgetPendingNatal()
    forgetTyped('natal')
  },
  withoutAccount: { to: '/signup?redirect=/readings', toast: createAccount },
  withoutSubscription: { to: TO_SUBSCRIBE, toast: subscriptionRequired },
}

export const useNatalGeneration = (onResume: (details: BirthDetails) => void) =>
  useGeneration(natal, onResume)
