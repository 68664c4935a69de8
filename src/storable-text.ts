import type { MiddlewareHandler } from 'hono'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from './errors.ts'

const JSON_ESCAPE = /\\(?:u([0-9a-f]{4})|.)/gi

/**
 * Refuses text that PostgreSQL cannot store: NUL, and unpaired surrogates.
 * @param json unparsed, so that keys are checked as well as values
 * @throws AppError `bad_request`
 */
export function refuseUnstorableJson(json: string) {
  refuseUnstorable(
    json.replace(JSON_ESCAPE, (_, hex) => (hex ? String.fromCharCode(parseInt(hex, 16)) : ' ')),
  )
}

/** Checks the path and query before any route reads them. Unpaired surrogates have no percent encoding. */
export const refuseUnstorableUrl: MiddlewareHandler = async (c, next) => {
  refuseUnstorable(c.req.url.replaceAll('%00', '\0'))
  await next()
}

/** Checks form bodies, as sent. */
export const refuseUnstorableForm: MiddlewareHandler = async (c, next) => {
  if (c.req.raw.body) refuseUnstorable((await c.req.raw.clone().text()).replaceAll('%00', '\0'))
  await next()
}

function refuseUnstorable(text: string) {
  if (text.includes('\0') || !text.isWellFormed())
    throw new AppError('bad_request', refusalMessages.unstorableCharacter)
}

/**
 * Replaces what PostgreSQL cannot store, and what no screen shows, with U+FFFD. For records only: what people
 * enter is refused instead.
 */
export const toStorable = (text: string) => text.toWellFormed().replaceAll(/\p{C}/gu, '\ufffd')

/** PostgreSQL rejects any other text as a uuid. */
export const isUuid = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
