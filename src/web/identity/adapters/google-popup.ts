import { timings } from '#contract/timings.ts'
import { MINUTE, SECOND } from '#durations.ts'
import { send } from '#web/http.ts'
import { IdentityError } from '#web/session/identity-error.ts'
import { codeFor } from './embedded-errors.ts'

const WIDTH_PX = 500
const HEIGHT_PX = 600
const CLOSED_CHECK_INTERVAL = 0.5 * SECOND
// As long as the server keeps the state of a started sign-in.
const SIGN_IN_TIMEOUT = 10 * MINUTE
/** Sent by better-auth's last page in the popup to the window that opened it. */
const MESSAGE_TYPE = 'better-auth:oauth-popup'

/**
 * Opens Google's sign-in in a popup and waits for its result. A closed popup counts as canceled eight
 * seconds later, because its last message may still arrive.
 *
 * @param startPath better-auth's first page in the popup
 * @param livePath answers if the server can be reached; a popup that fails to load reports nothing
 * @throws IdentityError
 */
export async function signInInPopup(startPath: string, livePath: string): Promise<void> {
  if (navigator.onLine === false) throw new IdentityError('network-request-failed')
  const nonce = crypto.randomUUID()
  const query = new URLSearchParams({
    provider: 'google',
    popupOrigin: window.location.origin,
    popupNonce: nonce,
    callbackURL: '/',
    errorCallbackURL: '/login',
  })
  const popup = window.open(`${startPath}?${query}`, 'cosmic-path-google', features())
  if (!popup) throw new IdentityError('popup-blocked')
  await waitForMessage(popup, nonce, livePath)
}

function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH_PX) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT_PX) / 2)
  return `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top}`
}

interface PopupMessage {
  type?: unknown
  nonce?: unknown
  token?: unknown
  error?: { code?: string }
}

function waitForMessage(popup: Window, nonce: string, livePath: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = (code: IdentityError['code']) => reject(new IdentityError(code))
  let closedTimer: ReturnType<typeof setTimeout> | undefined

  function onMessage({ origin, data }: MessageEvent<PopupMessage | null>) {
    if (origin !== window.location.origin || data?.type !== MESSAGE_TYPE) return
    if (data.nonce !== nonce) return
    if (data.error) fail(codeFor(data.error.code))
    else if (data.token) resolve()
  }

  const closedCheck = setInterval(() => {
    if (popup.closed)
      closedTimer ??= setTimeout(() => fail('popup-closed-by-user'), timings.popupClosedWait)
  }, CLOSED_CHECK_INTERVAL)
  const timeout = setTimeout(() => fail('popup-closed-by-user'), SIGN_IN_TIMEOUT)
  window.addEventListener('message', onMessage)
  send({ path: livePath }).catch((error) => {
    if (error.status === 0) fail('network-request-failed')
  })

  return promise.finally(() => {
    clearInterval(closedCheck)
    clearTimeout(closedTimer)
    clearTimeout(timeout)
    window.removeEventListener('message', onMessage)
    closePopup(popup)
  })
}

function closePopup(popup: Window) {
  try {
    popup.close()
  } catch {
    // Google's page may forbid closing it from here.
  }
}
