import type { FeatureName } from '#contract/admin.ts'
import type { Plan } from '#contract/billing.ts'
import type { HoroscopeKind } from '#contract/horoscopes.ts'
import type { ReadingType } from '#contract/reading-type.ts'

/** The names under which replies are cached. Invalidating a key invalidates every key that begins with it. */
export const queryKeys = {
  siteConfig: ['site config'],
  identitySettings: ['identity settings'],
  currentUser: ['current user'],
  profile: ['profile'],
  sessions: ['sessions'],
  twoFactor: ['two factor'],
  loginSections: ['login sections'],
  dataExport: ['data export'],
  emailPreferences: ['email preferences'],
  emailsSection: ['emails section'],
  waitlist: ['dating waitlist'],
  dailyNotification: ['daily notification'],

  subscription: ['subscription'],
  planChange: (plan: Plan) => ['plan change', plan],
  paymentHistory: ['payment history'],
  billingConfig: ['billing config'],
  stripeScript: (publishableKey: string) => ['stripe.js', publishableKey],
  payments: ['payment'],
  payment: (uid: string | undefined, plan: Plan | undefined) => ['payment', uid, plan],

  readings: ['readings'],
  readingList: ['readings', 'list'],
  reading: (id: string) => ['readings', 'one', id],
  firstPortrait: ['readings', 'first portrait'],
  recentReadings: ['readings', 'recent'],
  newestReading: (type: ReadingType) => ['readings', 'newest', type],

  aboutYou: ['about you'],
  verdicts: ['verdicts'],
  allVerdicts: ['verdicts', 'all'],
  verdictsOf: (textId: string) => ['verdicts', 'of', textId],

  horoscopes: ['horoscopes'],
  horoscope: (kind: HoroscopeKind, startDate: string, birth: string) => [
    'horoscopes',
    kind,
    startDate,
    birth,
  ],
  datesPreview: (today: string, birth: string) => ['dates preview', today, birth],
  cosmicEvents: ['cosmic events'],
  cosmicEventsOf: (year: number, month: number) => ['cosmic events', year, month],
  calendarFeed: ['calendar feed'],

  connections: ['connections'],
  connectionRequest: (query: string) => ['connection request', query],

  chat: ['chat'],
  chatWheel: ['chat', 'wheel'],

  aiConfigs: ['admin', 'configs'],
  auditLogs: ['admin', 'audit logs'],
  auditLogsOf: (feature: FeatureName | undefined) => ['admin', 'audit logs', feature],
  contactMessages: ['admin', 'contact messages'],
  aiUsage: ['admin', 'usage'],
  aiUsageOf: (days: number) => ['admin', 'usage', days],
}
