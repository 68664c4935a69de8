import { STYLE_NONCE_NAME } from '#contract/pages.ts'

/**
 * The library that keeps a page still behind a dialog does so with a style element of its own, which the
 * page's policy allows by a nonce. The library reads it from this global.
 */
export function allowStylesOfLibraries() {
  if (typeof document === 'undefined') return
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${STYLE_NONCE_NAME}"]`)
  if (meta) Object.assign(globalThis, { __webpack_nonce__: meta.content })
}
