import type { CurrentUser } from '#contract/auth.ts'
import type { SubscriptionRecord } from '#contract/billing.ts'
import type { CosmicEvent, SkyDate } from '#contract/calendar.ts'
import type { HoroscopeKind, HoroscopeReply } from '#contract/horoscopes.ts'
import { periodAround } from '#web/universal-time.ts'
import { asAda, currentUser } from './fake-server.ts'

export const savedBirth = {
  birthDate: '1990-06-10',
  birthTime: '14:30',
  birthLocation: 'Tampa, Florida, United States',
  place: { place_id: 'tampa', lat: 27.947, lon: -82.459 },
  offsetSeconds: -14_400,
}

/** Ada has a subscription and saved birth details. */
export const subscriber: CurrentUser = {
  ...currentUser,
  subscriptionStatus: 'active',
  natalChartData: savedBirth,
}

/** A running subscription. */
export const subscription: SubscriptionRecord = {
  subscriptionId: 'sub_1',
  status: 'active',
  plan: 'monthly',
  periodEnd: '2027-12-21T12:00:00Z',
  nextPlan: null,
  cancelAtPeriodEnd: false,
  nextCharge: null,
  trialAvailable: false,
  hasAccess: true,
  card: null,
}

export const asSubscriber = {
  ...asAda,
  'GET /api/auth/user': subscriber,
  'GET /api/subscription-status': subscription,
}

const FACT = 'transit:mercury~saturn:sextile:2026-11-21'
const OTHER_FACT = 'moon-in-house:6:2026-11-21'

/** A horoscope of the period around a date; two paragraphs, one named moment. */
export function horoscope(
  kind: HoroscopeKind,
  date: string,
  { words = 'Write the short letter', at = `${date}T15:40:12Z`, refreshesLeft = 5 } = {},
): HoroscopeReply {
  const text = {
    opening: [
      { sentences: [{ text: `${words}, the one for ${kind} eyes.`, facts: [FACT] }] },
      { sentences: [{ text: 'Then sweep the floor.', facts: [OTHER_FACT] }] },
    ],
    sections: [],
  }
  return {
    sign: 'Gemini',
    horoscope: {
      id: `${kind} ${words}`,
      kind,
      ...periodAround(kind, date),
      content: `${words}, the one for ${kind} eyes.\n\nThen sweep the floor.`,
      text,
      facts: [
        { id: FACT, label: 'Mercury sextile your Saturn', points: ['Mercury', 'Saturn'] },
        { id: OTHER_FACT, label: 'Moon in your 6th house', points: ['Moon'] },
      ],
      moments: [{ factId: FACT, at, isExact: true, label: 'Mercury sextile your Saturn' }],
      timeZone: 'UTC',
      writtenAt: `${date}T08:00:00Z`,
      refreshesLeft,
    },
  }
}

export function skyDate(date: string, label: string, more: Partial<SkyDate> = {}): SkyDate {
  const { content: _, ...event } = cosmicEvent(date)
  return { ...event, id: `${label} ${date}`, label, isPersonal: true, ...more }
}

export function cosmicEvent(date: string, more: Partial<CosmicEvent> = {}): CosmicEvent {
  return {
    id: `event ${date}`,
    date,
    at: `${date}T15:40:12Z`,
    isExact: true,
    content: 'Ask for the larger table.',
    eventType: 'career',
    label: 'Sun trine your Jupiter',
    ...more,
  }
}
