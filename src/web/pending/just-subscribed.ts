import { storageKeys, store } from '#web/browser-storage.ts'

/** Tells the readings page that somebody comes from subscribing. */
export const noteJustSubscribed = () => store(storageKeys.justSubscribed, 'true')
