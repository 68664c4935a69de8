import { BANNER_OF, BANNER_PROPERTY, bannerAsCss } from '#contract/trial-banner.ts'
import { forget, storageKeys, store } from '#web/browser-storage.ts'

export const DISMISSED = 'cosmic.trialBannerDismissed'

/**
 * Runs in the head: a banner that comes after the first paint would push the page down. The server writes its sentence into
 * the document; where it does not know who is there, the sentence of the last visit takes the same room.
 */
export const reserveBanner = `(function(){try{var root=document.documentElement,kept=localStorage.getItem('${storageKeys.banner}'),of=root.getAttribute('${BANNER_OF}');if(of===null)kept&&root.style.setProperty('${BANNER_PROPERTY}',kept);else if(of===sessionStorage.getItem('${DISMISSED}'))root.style.removeProperty('${BANNER_PROPERTY}')}catch(e){}})()`

/** Once it is known whether there is a banner. @param template the sentence of the banner that is shown */
export function keepBannerRoom(template: string | null) {
  document.documentElement.style.removeProperty(BANNER_PROPERTY)
  if (template) store(storageKeys.banner, bannerAsCss(template))
  else forget(storageKeys.banner)
}
