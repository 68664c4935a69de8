import { createECDH, createHash } from 'node:crypto'
import { messages } from '#contract/messages.ts'
import { notificationMessages as texts } from '#contract/notification-messages.ts'
import {
  type DailyNotification,
  DEVICES_PER_PERSON,
  type PushAddress,
} from '#contract/notifications.ts'
import type { Database, Transaction } from '#database.ts'
import { AppError } from '#errors.ts'
import type { SignedInUser } from '#identity/authenticate.ts'
import { lockUser } from '#identity/users-table.ts'
import { nextNoteAt } from './note-time.ts'
import type { PushSender } from './push-sender.ts'
import { isPushServiceUrl } from './push-services.ts'
import {
  deleteOldest,
  deleteSubscription,
  listSubscriptions,
  lockByEndpoint,
  lockEndpoints,
  lockSession,
  type StoredSubscription,
  saveAddress,
  saveTime,
  upsertSubscription,
} from './push-subscriptions-table.ts'

export interface DeviceDeps {
  db: Database
  pushSender: PushSender
  today(): Date
}

type Caller = Pick<SignedInUser, 'user' | 'sessionId'>

/** A browser that names no time zone. */
const UTC = 'UTC'

export async function showDevice(
  deps: DeviceDeps,
  userId: string,
  device: string | undefined,
): Promise<DailyNotification> {
  return toReply(deps, device ? await findDevice(deps.db, userId, device) : undefined)
}

/** @throws AppError `bad_request` for an address that is not a push service's, or another person's; `not_signed_in` */
export async function turnOn(
  deps: DeviceDeps,
  { user, sessionId }: Caller,
  {
    endpoint,
    keys,
    hour,
    timeZone = UTC,
  }: PushAddress & { hour: number; timeZone?: string | undefined },
): Promise<DailyNotification> {
  const address = { endpoint, keys }
  requireUsable(address)
  const time = { hour, timeZone }
  const now = deps.today()
  await deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    // Before the device, in the order of a logout, which deletes it.
    if (sessionId && !(await lockSession(tx, sessionId)))
      throw new AppError('not_signed_in', messages.identity.notSignedIn)
    await lockEndpoints(tx, [endpoint])
    const known = await lockByEndpoint(tx, endpoint)
    // Somebody else may sign in on the same device, but nobody else knows its keys.
    if (known && known.userId !== user.id && !hasKeys(known, address))
      throw new AppError('bad_request', texts.ofSomebodyElse)
    const isOwn = known?.userId === user.id
    const lastDate = isOwn ? known.lastDate : null
    await upsertSubscription(tx, {
      userId: user.id,
      sessionId: sessionId ?? null,
      endpoint,
      ...keys,
      ...time,
      createdAt: now,
      lastSuccessAt: isOwn ? known.lastSuccessAt : null,
      lastDate,
      nextAt: nextNoteAt(time, now, lastDate),
    })
    await deleteOldest(tx, user.id, DEVICES_PER_PERSON)
  })
  return toReply(deps, time)
}

/** @throws AppError `not_found` */
export async function changeHour(
  deps: DeviceDeps,
  { userId, device }: { userId: string; device: string },
  { hour, timeZone }: { hour: number; timeZone: string | undefined },
): Promise<DailyNotification> {
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    const found = await findDevice(tx, userId, device)
    if (!found) throw new AppError('not_found', texts.notFound)
    const time = { hour, timeZone: timeZone ?? found.timeZone }
    const nextAt = nextNoteAt(time, deps.today(), found.lastDate)
    await saveTime(tx, found.id, { ...time, nextAt })
    return toReply(deps, time)
  })
}

export async function turnOff({ db }: DeviceDeps, userId: string, device: string) {
  const found = await findDevice(db, userId, device)
  if (found) await deleteSubscription(db, found.id)
}

/** @throws AppError `not_found` unless a device has the old address with these keys */
export async function replaceAddress(
  { db }: DeviceDeps,
  { old, new: next }: { old: PushAddress; new: PushAddress },
) {
  requireUsable(next)
  await db.transaction(async (tx) => {
    await lockEndpoints(tx, [old.endpoint, next.endpoint])
    const found = await lockByEndpoint(tx, old.endpoint)
    const taken = await lockByEndpoint(tx, next.endpoint)
    if (!found || !hasKeys(found, old)) throw new AppError('not_found', texts.notFound)
    // The page may have subscribed with the new address already.
    if (taken && taken.id !== found.id) await deleteSubscription(tx, found.id)
    else await saveAddress(tx, found.id, next)
  })
}

async function findDevice(
  db: Database | Transaction,
  userId: string,
  device: string,
): Promise<StoredSubscription | undefined> {
  return (await listSubscriptions(db, userId)).find(({ endpoint }) => deviceId(endpoint) === device)
}

export const deviceId = (endpoint: string) =>
  createHash('sha256').update(endpoint).digest('base64url')

const hasKeys = ({ p256dh, auth }: StoredSubscription, { keys }: PushAddress) =>
  p256dh === keys.p256dh && auth === keys.auth

function requireUsable({ endpoint, keys }: PushAddress) {
  if (!isPushServiceUrl(endpoint) || !isPoint(keys.p256dh))
    throw new AppError('bad_request', texts.addressNotSupported)
}

/** Whether a note can be encrypted for this key. */
function isPoint(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    ecdh.computeSecret(p256dh, 'base64url')
    return true
  } catch {
    return false
  }
}

const toReply = (
  { pushSender }: DeviceDeps,
  device: { hour: number; timeZone: string } | undefined,
): DailyNotification => ({ publicKey: pushSender.publicKey, device: device ?? null })
