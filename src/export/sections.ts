import { aiAuditLogs } from '#admin/ai-audit-logs-table.ts'
import { chargeReminders } from '#billing/charge-reminders-table.ts'
import { duplicates } from '#billing/duplicates-table.ts'
import { invoices } from '#billing/invoices-table.ts'
import { paymentEvents } from '#billing/payment-events-table.ts'
import { subscriptions } from '#billing/subscriptions-table.ts'
import { trials } from '#billing/trials-table.ts'
import { birthDetails } from '#birth/birth-details-table.ts'
import { cosmicEvents } from '#calendar/events-table.ts'
import { calendarFeeds } from '#calendar/feeds-table.ts'
import { chatMessages } from '#chat/chat-messages-table.ts'
import { contactMessages } from '#contact/contact-messages-table.ts'
import type { ExportedData } from '#contract/exported-data.ts'
import { datingWaitlist } from '#dating/waitlist-table.ts'
import { emailOptOuts } from '#email-preferences/email-opt-outs-table.ts'
import { horoscopeRefreshes, horoscopes } from '#horoscopes/horoscopes-table.ts'
import { oauthConsent } from '#identity/assistants/assistant-tables.ts'
import { account, session, user } from '#identity/embedded/identity-tables.ts'
import { dailyCounts } from '#identity/limits/daily-counts-table.ts'
import { passkey, twoFactor } from '#identity/two-factor/two-factor-tables.ts'
import { pushSubscriptions } from '#notifications/push-subscriptions-table.ts'
import { readings } from '#readings/readings-table.ts'
import { generations } from '#writer/generations-table.ts'
import { aboutYou } from '#writer/reader/about-you-table.ts'
import { paragraphVerdicts } from '#writer/reader/paragraph-verdicts-table.ts'
import { textUsage } from '#writer/text-usage-table.ts'
import { modelCalls, rejectedSentences } from '#writer/usage/model-calls-table.ts'
import { textFeedback } from '#writer/usage/text-feedback-table.ts'
import { dataExports } from './data-exports-table.ts'
import type { PersonRows } from './person-rows-table.ts'

export type SectionName = Exclude<keyof ExportedData, 'exportedAt' | 'account'>

/** The lists of an export that are filled from rows with the id of our user. */
export const userSections = {
  birthDetails: { table: birthDetails, owner: birthDetails.userId },
  readings: {
    table: readings,
    owner: readings.userId,
    orderBy: readings.createdAt,
    id: readings.id,
  },
  horoscopes: { table: horoscopes, owner: horoscopes.userId, orderBy: horoscopes.writtenAt },
  horoscopeRefreshes: { table: horoscopeRefreshes, owner: horoscopeRefreshes.userId },
  keyDates: { table: cosmicEvents, owner: cosmicEvents.userId, orderBy: cosmicEvents.at },
  calendarFeeds: { table: calendarFeeds, owner: calendarFeeds.userId },
  notifiedDevices: {
    table: pushSubscriptions,
    owner: pushSubscriptions.userId,
    orderBy: pushSubscriptions.createdAt,
  },
  conversation: {
    table: chatMessages,
    owner: chatMessages.userId,
    orderBy: chatMessages.position,
    id: chatMessages.id,
  },
  feedback: { table: textFeedback, owner: textFeedback.userId, orderBy: textFeedback.at },
  paragraphVerdicts: {
    table: paragraphVerdicts,
    owner: paragraphVerdicts.userId,
    orderBy: paragraphVerdicts.at,
  },
  aboutYou: { table: aboutYou, owner: aboutYou.userId },
  contactMessages: {
    table: contactMessages,
    owner: contactMessages.userId,
    orderBy: contactMessages.sentAt,
  },
  emailOptOuts: {
    table: emailOptOuts,
    owner: emailOptOuts.userId,
    orderBy: emailOptOuts.turnedOffAt,
  },
  datingWaitlist: { table: datingWaitlist, owner: datingWaitlist.userId },
  subscriptions: { table: subscriptions, owner: subscriptions.userId },
  trials: { table: trials, owner: trials.userId },
  duplicateSubscriptions: { table: duplicates, owner: duplicates.userId },
  invoices: { table: invoices, owner: invoices.userId, orderBy: invoices.createdAt },
  chargeReminders: { table: chargeReminders, owner: chargeReminders.userId },
  paymentEvents: {
    table: paymentEvents,
    owner: paymentEvents.userId,
    orderBy: paymentEvents.receivedAt,
  },
  textRequests: {
    table: generations,
    owner: generations.userId,
    orderBy: generations.createdAt,
    id: generations.id,
  },
  dailyCounts: { table: dailyCounts, owner: dailyCounts.userId, orderBy: dailyCounts.countedAt },
  usedSentences: { table: textUsage, owner: textUsage.userId, orderBy: textUsage.at },
  textsWritten: { table: modelCalls, owner: modelCalls.userId, orderBy: modelCalls.at },
  rejectedSentences: {
    table: rejectedSentences,
    owner: rejectedSentences.userId,
    orderBy: rejectedSentences.at,
  },
  adminChanges: { table: aiAuditLogs, owner: aiAuditLogs.actorId, orderBy: aiAuditLogs.createdAt },
  dataExports: { table: dataExports, owner: dataExports.userId },
} satisfies Partial<Record<SectionName, PersonRows>>

/** Those with the id of the embedded login. A login at another provider has none of these rows. */
export const loginSections = {
  logins: { table: user, owner: user.id },
  loginMethods: { table: account, owner: account.userId, orderBy: account.createdAt },
  sessions: { table: session, owner: session.userId, orderBy: session.createdAt },
  authenticatorApps: { table: twoFactor, owner: twoFactor.userId },
  passkeys: { table: passkey, owner: passkey.userId, orderBy: passkey.createdAt },
  connectedAssistants: {
    table: oauthConsent,
    owner: oauthConsent.userId,
    orderBy: oauthConsent.createdAt,
  },
} satisfies Partial<Record<SectionName, PersonRows>>
