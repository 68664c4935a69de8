import { createHash, randomBytes } from 'node:crypto'
import ical from 'ical-generator'
import type { Access } from '#billing/access.ts'
import { PRODUCT_NAME } from '#contract/messages.ts'
import type { Database } from '#database.ts'
import { findUserById } from '#identity/users-table.ts'
import {
  type FeedEvent,
  type FeedEventsDeps,
  feedEventsOf,
  readFeedSources,
} from './feed-events.ts'
import { deleteFeed, findFeed, findFeedOwner, storeFeed } from './feeds-table.ts'

export const FEED_PATH = '/calendar-feed'
const FILE = /^([\w-]{43})\.ics$/
const DIGEST_LENGTH = 16
const REFRESH_SECONDS = 6 * 3600

interface AddressDeps {
  db: Database
  publicUrl: string
}

export type FeedDeps = AddressDeps & FeedEventsDeps

export async function showFeed({ db, publicUrl }: AddressDeps, userId: string) {
  const secret = await findFeed(db, userId)
  return { url: secret ? urlOf(publicUrl, secret) : null }
}

export async function createFeed({ db, publicUrl }: AddressDeps, userId: string) {
  const secret = randomBytes(32).toString('base64url')
  await storeFeed(db, userId, secret)
  return { url: urlOf(publicUrl, secret) }
}

export async function revokeFeed({ db }: AddressDeps, userId: string) {
  await deleteFeed(db, userId)
  return { url: null }
}

interface Feed {
  /** The entity tag of the file, known before the file is made: calendar apps ask for it every few hours. */
  tag: string
  /** An iCalendar file (RFC 5545). */
  render(): string
}

/** @returns a feed that is empty without access, or undefined for an unknown address */
export async function openFeed(
  deps: FeedDeps,
  access: Access,
  file: string,
): Promise<Feed | undefined> {
  const { db, publicUrl } = deps
  const secret = FILE.exec(file)?.[1]
  const userId = secret && (await findFeedOwner(db, secret))
  const user = userId ? await findUserById(db, userId) : undefined
  if (!user) return undefined
  const sources = (await access.hasAccess(user)) ? await readFeedSources(deps, user) : undefined
  const { hostname } = new URL(publicUrl)
  return {
    tag: `"${digestOf(JSON.stringify([user.id, sources, hostname]))}"`,
    render: () => toCalendar(sources ? feedEventsOf(deps, sources) : [], hostname),
  }
}

export function toCalendar(events: FeedEvent[], host: string): string {
  const calendar = ical({
    name: PRODUCT_NAME,
    prodId: { company: PRODUCT_NAME, product: 'Cosmic calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  })
  for (const { userId, factId, date, at, isExact, label, content, eventType, writtenAt } of events)
    calendar.createEvent({
      // An event keeps its UID when its text is rewritten. The user is part of it, because two users may
      // subscribe to their feeds in the same calendar app.
      id: `${factId.replaceAll(/[^\w-]/g, '-')}.${digestOf(userId)}@${host}`,
      start: isExact ? at : new Date(date),
      allDay: !isExact,
      // Calendar apps use DTSTAMP to find the newer version.
      stamp: writtenAt,
      summary: label,
      ...(content !== undefined && { description: content }),
      categories: [{ name: eventType }],
    })
  return calendar.toString()
}

/** Distinguishes users, and states of a feed, without revealing them. */
const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, DIGEST_LENGTH)

const urlOf = (publicUrl: string, secret: string) => `${publicUrl}${FEED_PATH}/${secret}.ics`
