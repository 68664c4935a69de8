import type { Site } from './visitor.ts'

/** What a page of another site may read of every answer that it may read at all. */
const READABLE = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires']

/** Calls as the script of a page of another site would: by the rules of CORS, as browsers keep them. */
export function fetchAsPage({ request }: Site, origin: string) {
  const namesIn = (answer: Response, header: string) =>
    (answer.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/)
  const requireLetIn = (answer: Response) => {
    const allowed = answer.headers.get('access-control-allow-origin') ?? ''
    if (!['*', origin].includes(allowed)) throw new TypeError('Failed to fetch')
  }

  async function preflight(path: string, method: string, names: string[]) {
    const asked = {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': names.join(','),
    }
    const answer = await request(path, { method: 'OPTIONS', headers: asked })
    requireLetIn(answer)
    const headers = namesIn(answer, 'access-control-allow-headers')
    const methods = namesIn(answer, 'access-control-allow-methods')
    if (!answer.ok || !methods.includes(method.toLowerCase()))
      throw new TypeError('Failed to fetch')
    if (!names.every((name) => headers.includes(name))) throw new TypeError('Failed to fetch')
  }

  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    await preflight(path, init.method ?? 'GET', [...headers.keys()])
    headers.set('origin', origin)
    const answer = await request(path, { ...init, headers })
    requireLetIn(answer)
    const readable = [...READABLE, ...namesIn(answer, 'access-control-expose-headers')]
    const seen = [...answer.headers].filter(([name]) => readable.includes(name))
    return new Response(answer.body, { status: answer.status, headers: seen })
  }
}
