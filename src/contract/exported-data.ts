import { z } from 'zod'
import { AboutYou } from './about-you.ts'
import { FeatureName } from './admin.ts'
import { auditTopics } from './admin-audit.ts'
import { InvoiceStatus, Plan, SubscriptionStatus, TrialRefusal } from './billing.ts'
import { EventType } from './calendar.ts'
import { Fact } from './chart.ts'
import { ChatFact, ChatStatus, TimePicture } from './chat.ts'
import { DataExportStatus } from './data-export.ts'
import { OptionalEmail } from './email-preferences.ts'
import { ThumbReason } from './feedback.ts'
import { HoroscopeKind, Moment } from './horoscopes.ts'
import { JudgedFeature, Verdict } from './paragraph-verdicts.ts'
import { ReadingType } from './reading-type.ts'
import { ListedReading, WrittenText } from './readings.ts'

const Instant = z.iso.datetime()
const Json = z.json()
const count = z.number().int()

const Account = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  mobileNumber: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  timeZone: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: Instant,
})

const Login = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.string().nullable(),
  disabled: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})

const LoginMethod = z.object({
  /** As in `credential` (a password) or `google`. */
  providerId: z.string(),
  accountId: z.string(),
  scope: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
})

const Session = z.object({
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  createdAt: Instant,
  updatedAt: Instant,
  expiresAt: Instant,
})

/** That there is an authenticator app, without its secret and the backup codes. */
const AuthenticatorApp = z.object({
  /** False if it was never confirmed with a code. */
  verified: z.boolean(),
  createdAt: Instant,
})

const Passkey = z.object({
  name: z.string().nullable(),
  /** As in `singleDevice`. */
  deviceType: z.string(),
  backedUp: z.boolean(),
  createdAt: Instant,
})

/** An assistant that may read something, as its person saw it. */
const ConnectedAssistant = z.object({
  clientName: z.string().nullable(),
  clientHost: z.string().nullable(),
  scopes: z.array(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  lastUsedAt: Instant.nullable(),
})

const Birth = z.object({
  birthDate: z.string(),
  birthTime: z.string(),
  place: Json,
  /** The instant that date and time mean at the place. */
  moment: Json,
  savedAt: Instant,
})

const Reading = z.object({
  id: z.string(),
  type: ReadingType,
  /** Details as entered, with the chart; of a relationship reading also the partner's. */
  inputData: ListedReading.shape.inputData,
  /** Markdown. */
  result: z.string(),
  /** The same text, each sentence with the facts it rests on. */
  text: WrittenText,
  facts: z.array(Fact),
  writtenBy: Json,
  createdAt: Instant,
})

const Horoscope = z.object({
  id: z.string(),
  kind: HoroscopeKind,
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string().nullable(),
  sign: z.string(),
  content: z.string(),
  text: WrittenText,
  facts: z.array(Fact),
  moments: z.array(Moment),
  revision: count,
  writtenBy: Json,
  writtenAt: Instant,
})

const KeyDate = z.object({
  id: z.string(),
  horoscopeId: z.string(),
  factId: z.string(),
  date: z.string(),
  at: Instant,
  isExact: z.boolean(),
  label: z.string(),
  content: z.string(),
  eventType: EventType,
})

export const ExportedMessage = z.object({
  id: z.string(),
  position: count,
  role: z.enum(['user', 'assistant']),
  /** Markdown in the messages of Baba Bliss. */
  content: z.string(),
  createdAt: Instant,
  /** Only answers have one. */
  status: ChatStatus.nullable(),
  failure: z.string().nullable(),
  blocks: Json.nullable(),
  facts: z.array(ChatFact).nullable(),
  picture: TimePicture.nullable(),
  suggestions: z.array(z.string()).nullable(),
  /** What later answers recall of it, such as bets. */
  memory: Json.nullable(),
  isCare: z.boolean(),
  writtenBy: Json.nullable(),
})
export type ExportedMessage = z.infer<typeof ExportedMessage>

const Subscription = z.object({
  customerId: z.string().nullable(),
  customerEmail: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  status: SubscriptionStatus.nullable(),
  plan: Plan.nullable(),
  nextPlan: Plan.nullable(),
  periodEnd: Instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  nextChargeAt: Instant.nullable(),
  /** US cents. */
  nextChargeCents: count.nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  syncedAt: Instant.nullable(),
})

/**
 * `data.json` of an export, and by `z.toJSONSchema` the schema beside it. It is an allow-list: a column of
 * the database that is missing here is not exported.
 */
export const ExportedData = z.object({
  exportedAt: Instant,
  account: Account,
  /** Empty where another service, such as Firebase, keeps the login. */
  logins: z.array(Login),
  loginMethods: z.array(LoginMethod),
  sessions: z.array(Session),
  authenticatorApps: z.array(AuthenticatorApp),
  passkeys: z.array(Passkey),
  connectedAssistants: z.array(ConnectedAssistant),
  birthDetails: z.array(Birth),
  readings: z.array(Reading),
  horoscopes: z.array(Horoscope),
  horoscopeRefreshes: z.array(
    z.object({
      kind: HoroscopeKind,
      startDate: z.string(),
      revision: count,
      date: z.string(),
      timesOnDate: count,
    }),
  ),
  keyDates: z.array(KeyDate),
  /** Without the address, which is a secret. The calendar page shows it. */
  calendarFeeds: z.array(z.object({ createdAt: Instant })),
  /** Without the address and the keys of the device, which are secrets. */
  notifiedDevices: z.array(
    z.object({
      hour: count,
      timeZone: z.string(),
      createdAt: Instant,
      lastSuccessAt: Instant.nullable(),
      lastDate: z.string().nullable(),
      nextAt: Instant,
    }),
  ),
  /** The conversation with Baba Bliss since its last reset, oldest message first. */
  conversation: z.array(ExportedMessage),
  feedback: z.array(
    z.object({
      textId: z.string(),
      featureName: FeatureName,
      isUp: z.boolean(),
      reason: ThumbReason.nullable(),
      words: z.string().nullable(),
      at: Instant,
    }),
  ),
  /** Paragraphs that the person called true of them, or not. */
  paragraphVerdicts: z.array(
    z.object({
      textId: z.string(),
      paragraph: z.string(),
      featureName: JudgedFeature,
      verdict: Verdict,
      sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()) })),
      at: Instant,
    }),
  ),
  /** At most one. */
  aboutYou: z.array(AboutYou.extend({ savedAt: Instant })),
  /** Messages to us, from the account or from its confirmed address. */
  contactMessages: z.array(
    z.object({
      id: z.string(),
      name: z.string().nullable(),
      email: z.string(),
      message: z.string(),
      sentAt: Instant,
    }),
  ),
  emailOptOuts: z.array(z.object({ kind: OptionalEmail, turnedOffAt: Instant })),
  /** At most one for each address: whether to tell when the dating app opens. */
  datingWaitlist: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      requestedAt: Instant,
      confirmedAt: Instant.nullable(),
    }),
  ),
  subscriptions: z.array(Subscription),
  trials: z.array(
    z.object({
      isUsed: z.boolean(),
      subscriptionId: z.string().nullable(),
      isCardChecked: z.boolean(),
      isRecorded: z.boolean(),
      refusal: TrialRefusal.nullable(),
    }),
  ),
  /** Second subscriptions, which were ended and refunded. */
  duplicateSubscriptions: z.array(
    z.object({
      subscriptionId: z.string(),
      foundAt: Instant,
      settledAt: Instant.nullable(),
      refundedCents: count.nullable(),
      isRefusedTrial: z.boolean(),
    }),
  ),
  /** Payments, and those that failed. Amounts in US cents. */
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string().nullable(),
      status: InvoiceStatus,
      plan: Plan.nullable(),
      periodStart: Instant.nullable(),
      periodEnd: Instant.nullable(),
      amountCents: count,
      refundedCents: count,
      createdAt: Instant,
      paidAt: Instant.nullable(),
      cardBrand: z.string().nullable(),
      cardLast4: z.string().nullable(),
    }),
  ),
  chargeReminders: z.array(z.object({ kind: z.string(), chargeAt: Instant })),
  /** Messages of the payment provider about this person. */
  paymentEvents: z.array(
    z.object({ id: z.string(), receivedAt: Instant, processedAt: Instant.nullable() }),
  ),
  /** What was requested to be written, and what became of it. */
  textRequests: z.array(
    z.object({
      kind: z.string(),
      input: Json,
      status: z.string(),
      resultId: z.string().nullable(),
      createdAt: Instant,
      endedAt: Instant.nullable(),
    }),
  ),
  /** What counts toward daily limits. */
  dailyCounts: z.array(z.object({ kind: z.string(), countedAt: Instant })),
  /** Sentences of earlier texts, kept so that they are not repeated. */
  usedSentences: z.array(
    z.object({
      textId: z.string(),
      at: Instant,
      wordings: z.array(z.string()),
      sentences: z.array(z.string()),
    }),
  ),
  /** How each text was written. */
  textsWritten: z.array(
    z.object({
      at: Instant,
      featureName: FeatureName,
      purpose: z.string(),
      writer: z.string(),
      model: z.string().nullable(),
      inputTokens: count,
      outputTokens: count,
      durationMs: z.number(),
      outcome: z.string(),
      sentencesChecked: count,
      sentencesRejected: count,
      sentencesRepaired: count,
    }),
  ),
  /** Sentences of a language model that failed the check and were never shown. */
  rejectedSentences: z.array(
    z.object({ at: Instant, text: z.string(), why: z.string(), fate: z.string() }),
  ),
  /** For administrators, their own changes in the control panel. */
  adminChanges: z.array(
    z.object({
      createdAt: Instant,
      featureName: z.enum([...FeatureName.options, ...auditTopics]),
      action: z.string(),
    }),
  ),
  dataExports: z.array(
    z.object({
      status: DataExportStatus,
      requestedAt: Instant,
    }),
  ),
})
export type ExportedData = z.infer<typeof ExportedData>
export type ExportedReading = ExportedData['readings'][number]
