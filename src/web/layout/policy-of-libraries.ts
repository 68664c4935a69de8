import { STYLE_NONCE_NAME } from '#contract/pages.ts'

/**
 * The library that locks scrolling behind a dialog adds a style element, which the
 * page's policy allows only with a nonce. The library reads the nonce from this global.
 */
export function allowStylesOfLibraries() {
  if (typeof document === 'undefined') return
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${STYLE_NONCE_NAME}"]`)
  if (meta) Object.assign(globalThis, { __webpack_nonce__: meta.content })
}

/**
 * Zod would try whether it may generate code, which the policy forbids and browsers report. This is the object that
 * `z.config` writes to: calling it would load the library on every page.
 */
export function keepZodFromEval() {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
}
