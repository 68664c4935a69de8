import { timings } from '#contract/timings.ts'
import { MINUTE, SECOND } from '#durations.ts'
import { send } from '#web/http.ts'
import { IdentityError } from '../session/identity-error.ts'
import { codeFor } from './embedded-errors.ts'

const WIDTH_PX = 500
const HEIGHT_PX = 600
const CLOSED_CHECK_INTERVAL = 0.5 * SECOND
// The server keeps what it needs to finish for as long.
const SIGN_IN_TIMEOUT = 10 * MINUTE
/** What the library's last page in the popup says, to the window that opened it. */
const MESSAGE_TYPE = 'better-auth:oauth-popup'

/**
 * Sends a person to Google in a popup, and waits for them to come back. A popup that was closed counts
 * as cancelled eight seconds later: its last message may still be on the way.
 *
 * @param startPath of the library's first page in the popup
 * @param livePath answers when the server can be reached; a popup that cannot load says nothing itself
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
  let closedFor: ReturnType<typeof setTimeout> | undefined

  function hear({ origin, data }: MessageEvent<PopupMessage | null>) {
    if (origin !== window.location.origin || data?.type !== MESSAGE_TYPE) return
    if (data.nonce !== nonce) return
    if (data.error) fail(codeFor(data.error.code))
    else if (data.token) resolve()
  }

  const look = setInterval(() => {
    if (popup.closed)
      closedFor ??= setTimeout(() => fail('popup-closed-by-user'), timings.popupClosedWait)
  }, CLOSED_CHECK_INTERVAL)
  const tooLong = setTimeout(() => fail('popup-closed-by-user'), SIGN_IN_TIMEOUT)
  window.addEventListener('message', hear)
  send({ path: livePath }).catch((error) => {
    if (error.status === 0) fail('network-request-failed')
  })

  return promise.finally(() => {
    clearInterval(look)
    clearTimeout(closedFor)
    clearTimeout(tooLong)
    window.removeEventListener('message', hear)
    closePopup(popup)
  })
}

function closePopup(popup: Window) {
  try {
    popup.close()
  } catch {
    // It is on a page that does not let itself be closed.
  }
}
