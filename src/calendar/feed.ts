import { createHash, randomBytes } from 'node:crypto'
import ical from 'ical-generator'
import type { Access } from '#billing/access.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { findUserById } from '#identity/users-table.ts'
import { withoutRepeats } from './events.ts'
import { listEvents, type StoredEvent } from './events-table.ts'
import { deleteFeed, findFeed, findFeedOwner, storeFeed } from './feeds-table.ts'

export const FEED_PATH = '/calendar-feed'
const FILE = /^([\w-]{43})\.ics$/
const DIGEST_LENGTH = 16
const REFRESH_SECONDS = 6 * 3600
/** As wide as birth dates go: everything that there is. */
const ALWAYS = { from: '1900-01-01', to: '2100-12-31' }

export interface FeedNeeds {
  db: Database
  publicUrl: string
}

export async function showFeed({ db, publicUrl }: FeedNeeds, userId: string) {
  const secret = await findFeed(db, userId)
  return { url: secret ? urlOf(publicUrl, secret) : null }
}

export async function makeFeed({ db, publicUrl }: FeedNeeds, userId: string) {
  const secret = randomBytes(32).toString('base64url')
  await storeFeed(db, userId, secret)
  return { url: urlOf(publicUrl, secret) }
}

export async function revokeFeed({ db }: FeedNeeds, userId: string) {
  await deleteFeed(db, userId)
  return { url: null }
}

/** @returns an iCalendar file (RFC 5545), empty while there is no access, or undefined for an unknown address */
export async function renderFeed(
  { db, publicUrl }: FeedNeeds,
  access: Access,
  file: string,
): Promise<string | undefined> {
  const secret = FILE.exec(file)?.[1]
  const userId = secret && (await findFeedOwner(db, secret))
  const user = userId ? await findUserById(db, userId) : undefined
  if (!user) return undefined
  const isOpen = await access.hasAccess(user)
  const events = isOpen ? withoutRepeats(await listEvents(db, user.id, ALWAYS)) : []
  return toCalendar(events, new URL(publicUrl).hostname)
}

export function toCalendar(events: StoredEvent[], host: string): string {
  const calendar = ical({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: 'Cosmic calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const { userId, factId, at, isExact, label, content, eventType, writtenAt } of events)
    calendar.createEvent({
      // The same event keeps its identity when the text about it is written anew, and is another one
      // in the calendar of somebody else with whom one shares a program.
      id: `${factId.replaceAll(/[^\w-]/g, '-')}.${digestOf(userId)}@${host}`,
      start: at,
      allDay: !isExact,
      // By this a program tells the newer of two texts.
      stamp: writtenAt,
      summary: label,
      description: content,
      categories: [{ name: eventType }],
    })
  return calendar.toString()
}

/** Tells people apart without naming them. */
const digestOf = (userId: string) =>
  createHash('sha256').update(userId).digest('hex').slice(0, DIGEST_LENGTH)

const urlOf = (publicUrl: string, secret: string) => `${publicUrl}${FEED_PATH}/${secret}.ics`
