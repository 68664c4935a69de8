import { forget, storageKeys, store } from '#web/browser-storage.ts'

/** The variable of the style sheet that holds the banner's place until the subscription is known. */
const HEIGHT = '--banner-height'

/** Runs in the head: a banner that comes after the first paint would push the page down. */
export const reserveBanner = `(function(){try{var kept=(localStorage.getItem('${storageKeys.banner}')||'').split(' ');if(kept[0]===String(innerWidth)&&+kept[1]>0)document.documentElement.style.setProperty('${HEIGHT}',kept[1]+'px')}catch(e){}})()`

/** For the next visit in a window as wide as this one. */
export function keepBannerHeight(slot: HTMLElement | null) {
  document.documentElement.style.removeProperty(HEIGHT)
  const height = slot?.offsetHeight
  if (height) store(storageKeys.banner, `${innerWidth} ${height}`)
}

export function forgetBannerHeight() {
  document.documentElement.style.removeProperty(HEIGHT)
  forget(storageKeys.banner)
}
