import type { PushAddress } from '#contract/notifications.ts'

/** What this browser can do. On Apple's phones, notifications need the site on the home screen. */
export type PushSupport = 'ready' | 'denied' | 'install' | 'none'

export function pushSupport(): PushSupport {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return isApplePhone() ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

/** An iPad names itself a Mac; no Mac has a touch screen. */
const isApplePhone = () =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The subscription of this browser, if it has one. */
export async function findPushSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** @throws DOMException when the browser's push service does not answer */
export async function subscribeToPush(publicKey: string): Promise<PushAddress> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One that our server does not know may be bound to other keys, or to another account.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return addressOf(subscription)
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** The name of a device in the paths of calls. */
export async function deviceId(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  const bytes = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return bytes.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
