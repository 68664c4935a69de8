import { storageKeys, store } from '#web/browser-storage.ts'

/** Tells the readings page that somebody comes from subscribing; the time beside it lets it grow old. */
export function noteJustSubscribed(now = Date.now()) {
  store(storageKeys.justSubscribed, 'true')
  store(storageKeys.justSubscribedAt, String(now))
}
