import {
  deleteBilling,
  recordTrialOfDeletedUser,
  requireCustomerDeleted,
} from '#billing/delete-billing.ts'
import { countInvoices } from '#billing/invoices-table.ts'
import { countBirthDetails } from '#birth/birth-details-table.ts'
import { countEvents } from '#calendar/events-table.ts'
import { countFeeds } from '#calendar/feeds-table.ts'
import { countMessages } from '#chat/chat-messages-table.ts'
import { deleteMessagesOf } from '#contact/contact-messages-table.ts'
import { receiptMessages } from '#contract/receipt-messages.ts'
import type { Transaction } from '#database.ts'
import { deleteEntriesOf } from '#dating/waitlist-table.ts'
import { countOptOuts } from '#email-preferences/email-opt-outs-table.ts'
import { countExports } from '#export/data-exports-table.ts'
import { countHoroscopes } from '#horoscopes/horoscopes-table.ts'
import { countConnections } from '#identity/assistants/assistant-tables.ts'
import { deleteUser, findUser, findUserById } from '#identity/users-table.ts'
import { countSubscriptions } from '#notifications/push-subscriptions-table.ts'
import { countReadings } from '#readings/readings-table.ts'
import { deleteGenerationsOf } from '#writer/generations-table.ts'
import { countAboutYou } from '#writer/reader/about-you-table.ts'
import { countVerdicts } from '#writer/reader/paragraph-verdicts-table.ts'
import { countModelCalls, countRejectedSentences } from '#writer/usage/model-calls-table.ts'
import { countFeedback } from '#writer/usage/text-feedback-table.ts'
import type { DeletionDeps, DeletionTarget } from './deletion-deps.ts'
import { recordDeleted, recordKept } from './deletion-receipt.ts'

const { deleted: lines, kept } = receiptMessages

/** Records on the receipt what it deletes. It may run again after a failure. */
type Step = (deps: DeletionDeps, target: DeletionTarget) => Promise<void>

/**
 * In this order, so that a user whose deletion failed can sign in and retry: payments first, so that
 * nobody is charged for deleted data, and the login after everything else.
 */
export const deletionSteps: Step[] = [
  deletePayments,
  deleteEmails,
  deleteCorrespondence,
  deleteRows,
  deleteLogin,
  deleteRecreatedUser,
]

async function deletePayments(deps: DeletionDeps, target: DeletionTarget) {
  if (!target.userId) return
  await deleteBilling(deps, target.userId, async ({ deleted, kept }) => {
    await recordDeleted(deps.db, target, deleted)
    await recordKept(deps.db, target, kept)
  })
}

async function deleteEmails({ db, outbox }: DeletionDeps, target: DeletionTarget) {
  const { identity } = target
  const user = await findUser(db, identity)
  const addresses = new Set([identity.email, user?.email ?? identity.email])
  let count = 0
  for (const address of addresses) count += await outbox.deleteEmailsTo(address)
  await recordDeleted(db, target, [{ what: lines.emails, count }])
}

/** Also what came from the proven address without an account. */
async function deleteCorrespondence({ db, site }: DeletionDeps, target: DeletionTarget) {
  await db.transaction(async (tx) => {
    const messages = await deleteMessagesOf(tx, target)
    const entries = await deleteEntriesOf(tx, target)
    await recordDeleted(tx, target, [
      { what: lines.contactMessages, count: messages },
      { what: lines.waitlist, count: entries },
    ])
    const wasEmailed = messages > 0 && site?.contact.email
    await recordKept(tx, target, wasEmailed ? [kept.contactEmails] : [])
  })
}

async function deleteRows(deps: DeletionDeps, target: DeletionTarget) {
  const { userId, identity } = target
  if (!userId) return
  await deps.db.transaction(async (tx) => {
    await requireCustomerDeleted(deps, tx, userId)
    const user = await findUserById(tx, userId)
    const addresses = [identity.email, ...(user ? [user.email] : [])]
    await recordTrialOfDeletedUser(deps, tx, { userId, addresses })
    const deleted = await countRows(tx, userId)
    await recordKept(tx, target, await listAnonymized(tx, userId))
    const profile = await deleteUser(tx, userId)
    await recordDeleted(tx, target, [...deleted, { what: lines.profile, count: profile ? 1 : 0 }])
  })
}

/** What the database deletes together with the user. */
async function countRows(tx: Transaction, userId: string) {
  return [
    { what: lines.payments, count: await countInvoices(tx, userId) },
    { what: lines.readings, count: await countReadings(tx, userId) },
    { what: lines.horoscopes, count: await countHoroscopes(tx, userId) },
    { what: lines.chatMessages, count: await countMessages(tx, userId) },
    { what: lines.keyDates, count: await countEvents(tx, userId) },
    { what: lines.feed, count: await countFeeds(tx, userId) },
    { what: lines.notifiedDevices, count: await countSubscriptions(tx, userId) },
    { what: lines.thumbs, count: await countFeedback(tx, userId) },
    { what: lines.verdicts, count: await countVerdicts(tx, userId) },
    { what: lines.emailOptOuts, count: await countOptOuts(tx, userId) },
    { what: lines.aboutYou, count: await countAboutYou(tx, userId) },
    { what: lines.rejectedSentences, count: await countRejectedSentences(tx, userId) },
    { what: lines.birthDetails, count: await countBirthDetails(tx, userId) },
    { what: lines.dataExports, count: await countExports(tx, userId) },
    { what: lines.generations, count: await deleteGenerationsOf(tx, userId) },
  ]
}

/** What the database keeps without the user. */
async function listAnonymized(tx: Transaction, userId: string) {
  if ((await countModelCalls(tx, userId)) === 0) return []
  return [kept.modelCalls]
}

async function deleteLogin({ db, identity }: DeletionDeps, target: DeletionTarget) {
  const { state } = await identity.getAccountStatus(target.identity, 'call')
  // Recorded first: a retry could not know that there was a login.
  const assistants = await countConnections(db, target.identity.subject)
  await recordDeleted(db, target, [
    { what: lines.connectedAssistants, count: assistants },
    { what: lines.login, count: state === 'deleted' ? 0 : 1 },
  ])
  await identity.deleteAccount(target.identity)
}

/** A call from another tab may have created the user again while the login existed. */
async function deleteRecreatedUser(deps: DeletionDeps, { identity }: DeletionTarget) {
  const recreated = { identity, userId: (await findUser(deps.db, identity))?.id }
  await deletePayments(deps, recreated)
  await deleteRows(deps, recreated)
}
