import { PUBLIC_URL } from './public-url.ts'

/** The app as a browser sees it. */
export interface Site {
  request(path: string, init?: RequestInit): Promise<Response>
  /** The origin of its pages. */
  publicUrl?: string
}

/** A browser: keeps cookies, and sends requests like our pages. */
export function createVisitor(app: Site) {
  const { publicUrl = PUBLIC_URL } = app
  const cookies = new Map<string, string>()

  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  async function call(method: string, path: string, body?: object, headers = {}) {
    const response = await app.request(path, {
      method,
      headers: {
        ...(method !== 'GET' && { origin: publicUrl }),
        ...(cookies.size > 0 && { cookie: cookie() }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) keep(line)
    return response
  }

  function keep(line: string) {
    const [pair = ''] = line.split(';')
    const split = pair.indexOf('=')
    const value = pair.slice(split + 1)
    if (value && !/max-age=0/i.test(line)) cookies.set(pair.slice(0, split), value)
    else cookies.delete(pair.slice(0, split))
  }

  return {
    call,
    get: (path: string, headers = {}) => call('GET', path, undefined, headers),
    post: (path: string, body: object = {}, headers = {}) => call('POST', path, body, headers),
    /** Submits a form without JavaScript. */
    async submit(path: string, fields: Record<string, string>) {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const headers = { ...type, origin: publicUrl, cookie: cookie() }
      const body = new URLSearchParams(fields).toString()
      return app.request(path, { method: 'POST', headers, body })
    },
    signUp: (email: string, password: string) =>
      call('POST', '/api/identity/sign-up/email', { email, password, name: '' }),
    signIn: (email: string, password: string) =>
      call('POST', '/api/identity/sign-in/email', { email, password }),
    async isSignedIn(): Promise<boolean> {
      return (await (await call('GET', '/api/identity/get-session')).json()) !== null
    },
    /** The Cookie header of this browser. */
    cookies: () => ({ cookie: cookie() }),
    /** The Authorization header of this browser's calls. */
    async bearer(): Promise<{ authorization: string }> {
      const { token } = await (await call('GET', '/api/identity/token')).json()
      return { authorization: `Bearer ${token}` }
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>
