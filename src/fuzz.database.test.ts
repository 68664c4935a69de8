import { gunzipSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import { setAdmin } from '#identity/users-table.ts'
import { contractEndpoints } from '#testing/contract-endpoints.ts'
import { type OddRequest, oddRequests, type Route, routeOf } from '#testing/fuzz/odd-requests.ts'
import { SCRIPT } from '#testing/fuzz/odd-values.ts'
import { isLong } from '#testing/long.ts'
import { PUBLIC_URL } from '#testing/public-url.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { createVisitor } from '#testing/visitor.ts'
import { createLog } from './log.ts'

const REQUESTS = isLong ? 20_000 : 1500
const PARTS = 10
/** The same requests in every short run, others in every long one. */
const seed = isLong ? Date.now() : 20_261_128

/** What an answer never shows: stacks, paths of our files, statements, and names of libraries. */
const INTERNALS =
  /\n\s+at .+:\d+|node_modules|\.ts:\d+|\b(select|insert into|update|delete from) "|syntax error|violates .+ constraint|(Drizzle|Zod|Type|Range|Syntax|Reference)\w*Error|ECONN|at position \d+/

const nameOf = ({ method, path }: Route) => `${method} ${path}`

/** How many requests each route got, with its own method, and how many of them it served. */
const sentTo = new Map<string, { sent: number; served: number }>()

const errors: object[] = []
let clientAddress = '127.0.0.1'
let app: TestApp
let endpoints: Route[]
let routes: Route[]
let signedIn: Record<string, string>
beforeAll(async () => {
  const write = (line: string) => void errors.push(JSON.parse(line))
  const log = createLog('error', { write })
  app = await openTestApp({ log, clientAddress: () => clientAddress })
  endpoints = (await contractEndpoints()).map(routeOf)
  const known = new Set(endpoints.map(nameOf))
  const others = app.routes
    .filter((route) => !known.has(route))
    .map((route) => ({ method: route.split(' ')[0] ?? '', path: route.split(' ')[1] ?? '' }))
  routes = [...endpoints, ...others]
  await signIn()
})
afterAll(() => app.close())

let users = 0
/** Somebody who may make every call. */
async function signIn() {
  const email = `fuzz${users++}@example.com`
  const visitor = createVisitor(app)
  await visitor.signUp(email, 'a good password')
  const bearer = await visitor.bearer()
  await app.subscribe(bearer)
  await setAdmin(app.database.db, email, true)
  signedIn = { ...bearer, ...visitor.cookies(), origin: 'http://localhost:3000' }
}

const decoders: Record<string, (bytes: Uint8Array) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
}
/** Tests have no HTTP client that decodes. */
async function textOf(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const decode = decoders[answer.headers.get('content-encoding') ?? '']
  return (decode && bytes.length > 0 ? decode(bytes) : bytes).toString()
}

let sent = 0
async function send({ route, method, target, headers, body }: OddRequest, isSignedIn: boolean) {
  // Limits count networks; a request that they refuse tests nothing else.
  clientAddress = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  sent++
  const all = isSignedIn ? { ...headers, ...signedIn } : headers
  const answer = await app.request(target, { method, headers: all, body: body ?? null })
  if (method === route.method) {
    const counted = sentTo.get(nameOf(route)) ?? { sent: 0, served: 0 }
    counted.sent++
    if (answer.ok) counted.served++
    sentTo.set(nameOf(route), counted)
  }
  const text = await textOf(answer)
  if (/delete-account|sign-out|update-password/.test(target) && answer.ok) await signIn()
  const location = answer.headers.get('location') ?? '/'
  return { status: answer.status, location, type: answer.headers.get('content-type') ?? '', text }
}

function expectGoodManners(
  { target, method }: OddRequest,
  answer: Awaited<ReturnType<typeof send>>,
) {
  const { status, location, type, text } = answer
  const what = `${method} ${target.slice(0, 200)}: ${status} ${text.slice(0, 500)}`
  expect(status, `${what} ${JSON.stringify(errors)}`).toBeLessThan(500)
  expect(errors, what).toEqual([])
  expect(new URL(location, PUBLIC_URL).origin, what).toBe(PUBLIC_URL)
  if (status >= 400) expect(text, what).not.toMatch(INTERNALS)
  if (type.includes('html')) expect(text, what).not.toContain(SCRIPT)
  const isOurs = target.startsWith('/api/') && !target.startsWith('/api/identity/')
  if (status >= 400 && isOurs && type.includes('json') && method !== 'HEAD')
    expect(() => ErrorBody.parse(JSON.parse(text)), what).not.toThrow()
}

describe('odd input', () => {
  // In parts, so that each has the time limit of a test.
  test.each(Array.from({ length: PARTS }, (_, nth) => nth + 1))(
    'has a polite answer from every route, and never an error of ours: part %i',
    async (nth) => {
      const before = sent
      const request = fc.tuple(oddRequests(routes), fc.boolean())
      await fc.assert(
        fc.asyncProperty(request, async ([odd, isSignedIn]) => {
          expectGoodManners(odd, await send(odd, isSignedIn))
        }),
        { numRuns: REQUESTS / PARTS, seed: seed + nth, endOnFailure: !isLong },
      )
      expect(sent - before).toBeGreaterThanOrEqual(REQUESTS / PARTS)
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
  )

  test('was sent to every call of the contract, and much of it was valid', () => {
    const counts = [...sentTo.values()]
    const served = counts.reduce((sum, count) => sum + count.served, 0)
    const servedRoutes = counts.filter((count) => count.served > 0).length
    console.log(
      `${sent} requests; ${served} passed validation and were served, by ${servedRoutes} of ${routes.length} routes`,
    )
    expect(endpoints.map(nameOf).filter((name) => !sentTo.has(name))).toEqual([])
    expect(served).toBeGreaterThan(REQUESTS / 20)
  })
})
