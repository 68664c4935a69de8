import { messages } from '#contract/messages.ts'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { SECOND } from '#durations.ts'
import { sentenceBody, tooManyRequests } from '#errors.ts'

/**
 * Gives better-auth's errors the form of ours. Redirects and pages stay as they are.
 * @throws AppError `too_many_requests`, because better-auth names the time to wait in a header of its own
 */
export async function translateError(response: Response, requestId: string): Promise<Response> {
  const { status } = response
  if (status < 400) return response
  if (status >= 500)
    return Response.json(sentenceBody(messages.general.broken, requestId), { status })
  const seconds = Number(response.headers.get('x-retry-after'))
  if (status === 429 && seconds)
    throw tooManyRequests(refusalMessages.tooManyRequests, seconds * SECOND)
  if (isPage(response)) return response
  const body = await readObject(response)
  const sentence = body.message || defaultSentence(status)
  return replaceBody(response, { ...body, ...sentenceBody(String(sentence), requestId) })
}

/** The cookie that holds it is hidden from scripts; a copy in a reply, or in a document that carries it, would not be. */
export async function withoutSessionToken(response: Response): Promise<Response> {
  if (!response.body) return response
  if (isPage(response)) return withoutTokenForOpener(response)
  const reply = JSON.parse(await response.text(), (name, value) =>
    name === 'token' ? undefined : value,
  )
  return replaceBody(response, reply)
}

/** The last page of the popup posts its token to the page that opened it, which needs to know only that there is one. */
async function withoutTokenForOpener(response: Response): Promise<Response> {
  const html = (await response.text()).replace(/"token":"[^"]*"/, '"token":"in a cookie"')
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(html, { status: response.status, headers })
}

const defaultSentence = (status: number) =>
  status === 401 ? messages.identity.notSignedIn : refusalMessages.bodyNotAsPromised

const isPage = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/') ?? false

async function readObject(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text()
  return Object(text ? JSON.parse(text) : {})
}

function replaceBody({ status, headers }: Response, body: object | null): Response {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return Response.json(body, { status, headers: kept })
}
