import { setTimeout as sleep } from 'node:timers/promises'
import { subscribeAs } from './subscribe.ts'

/** A token holds for ten minutes. */
const RENEW_AFTER_MS = 300_000

/** Somebody with an account who calls without a browser. */
export interface Caller {
  /** A header `authorization` that holds for minutes. */
  authorize(): Promise<string>
  call(method: string, path: string, options?: CallOptions): Promise<Response>
}

interface CallOptions {
  body?: object
  signal?: AbortSignal
  /** Of another server on the same database; its own by default. */
  url?: string
}

/** Signs somebody up and begins their trial. */
export async function signUpByCalls(url: string, email: string): Promise<Caller> {
  const signedUp = await signUp(url, email)
  const cookie = signedUp.headers.getSetCookie().map((line) => line.split(';')[0])
  const asked = { headers: { cookie: cookie.join('; ') } }
  const logIn = async () => {
    const { token } = await (await fetch(`${url}/api/identity/token`, asked)).json()
    return { authorization: `Bearer ${token}`, at: Date.now() }
  }
  let known = await logIn()
  await subscribeAs(url, known)
  async function authorize() {
    if (Date.now() - known.at > RENEW_AFTER_MS) known = await logIn()
    return known.authorization
  }
  return {
    authorize,
    async call(method, path, { body, signal, url: other = url } = {}) {
      return fetch(`${other}${path}`, {
        method,
        headers: {
          authorization: await authorize(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      })
    },
  }
}

/** The server lets one client sign up a few people in ten seconds. */
async function signUp(url: string, email: string): Promise<Response> {
  const answer = await fetch(`${url}/api/identity/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'a good password', name: '' }),
  })
  if (answer.status !== 429) return answer
  await sleep(2000)
  return signUp(url, email)
}
