import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'

/** How many devices of a person get the daily note. One more takes the place of the oldest. */
export const DEVICES_PER_PERSON = 10

/** 9 a.m. */
export const DEFAULT_NOTE_HOUR = 9

const path = '/api/daily-notification'
const ofDevice = `${path}/{device}` as const

/** An hour of the device's own clock. */
const NoteHour = z.number().int().min(0).max(23)

/** The SHA-256 of the device's push address, as base64url: the address itself is a secret, and stays out of URLs. */
const DeviceId = z.string().regex(/^[\w-]{43}$/)

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}$`))

/** As `PushSubscription.toJSON()` of the browser has it. */
export const PushAddress = z.object({
  endpoint: z.url().max(1024),
  keys: z.object({
    /** An uncompressed point of P-256: 65 bytes. */
    p256dh: base64url(87),
    /** 16 bytes. */
    auth: base64url(22),
  }),
})
export type PushAddress = z.infer<typeof PushAddress>

export const NotifiedDevice = z.object({
  hour: NoteHour,
  /** IANA name of the clock that the hour is on. */
  timeZone: z.string(),
})
export type NotifiedDevice = z.infer<typeof NotifiedDevice>

const reply = z.object({
  /** What the browser subscribes with (VAPID), as base64url. */
  publicKey: z.string(),
  /** Null where this device gets no note. */
  device: NotifiedDevice.nullable(),
})
export type DailyNotification = z.infer<typeof reply>

export const getDailyNotification = {
  method: 'GET',
  path,
  access: 'user',
  /** Absent where the browser has no push address yet. */
  query: z.object({ device: DeviceId.optional() }),
  reply,
} as const satisfies Endpoint

/** Turns the note on for a device. Its hour is on the clock of the header `Time-Zone`. */
export const turnOnDailyNotification = {
  method: 'POST',
  path,
  access: 'subscriber',
  body: PushAddress.extend({ hour: NoteHour }),
  reply,
} as const satisfies Endpoint

export const changeNotificationHour = {
  method: 'PUT',
  path: ofDevice,
  access: 'subscriber',
  params: z.object({ device: DeviceId }),
  body: z.object({ hour: NoteHour }),
  reply,
} as const satisfies Endpoint

/** Has no effect on a device that gets no note. */
export const turnOffDailyNotification = {
  method: 'DELETE',
  path: ofDevice,
  access: 'user',
  params: z.object({ device: DeviceId }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

/**
 * Called by the service worker, which has no token, when the browser replaces its push address. The keys of the
 * old address prove that the caller is that browser.
 */
export const replacePushAddress = {
  method: 'POST',
  path: `${path}/replacement`,
  access: 'public',
  body: z.object({ old: PushAddress, new: PushAddress }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint

/** What a push message carries, as JSON. The service worker shows it. */
export const PushNote = z.object({
  title: z.string(),
  body: z.string(),
  /** A path of this site. */
  path: z.string().startsWith('/'),
})
export type PushNote = z.infer<typeof PushNote>
