import { storageKeys, store } from '#web/browser-storage.ts'

/** Read once by the readings page. */
export const markJustSubscribed = () => store(storageKeys.justSubscribed, 'true')
