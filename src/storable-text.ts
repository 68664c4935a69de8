import type { MiddlewareHandler } from 'hono'
import { messages } from '#contract/messages.ts'
import { AppError } from './errors.ts'

const JSON_ESCAPE = /\\(?:u([0-9a-f]{4})|.)/gi

/**
 * Refuses what PostgreSQL stores in no text: NUL, and one half of a surrogate pair.
 * @param json not parsed yet, so that keys count as values do
 * @throws AppError `bad_request`
 */
export function refuseUnstorableJson(json: string) {
  refuseUnstorable(
    json.replace(JSON_ESCAPE, (_, hex) => (hex ? String.fromCharCode(parseInt(hex, 16)) : ' ')),
  )
}

/** The same for every path and query, before anything reads them. Half a pair has no percent encoding. */
export const refuseUnstorableUrl: MiddlewareHandler = async (c, next) => {
  refuseUnstorable(c.req.url.replaceAll('%00', '\0'))
  await next()
}

/** The same for every form, which is read as it was sent. */
export const refuseUnstorableForm: MiddlewareHandler = async (c, next) => {
  if (c.req.raw.body) refuseUnstorable((await c.req.raw.clone().text()).replaceAll('%00', '\0'))
  await next()
}

function refuseUnstorable(text: string) {
  if (text.includes('\0') || !text.isWellFormed())
    throw new AppError('bad_request', messages.general.unstorableCharacter)
}
