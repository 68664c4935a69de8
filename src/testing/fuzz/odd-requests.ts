import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { Endpoint } from '#contract/endpoint.ts'
import { oddText, SCRIPT } from './odd-values.ts'
import { valuesOf } from './schema-values.ts'

export interface OddRequest {
  /** The route that it is made for. */
  route: Route
  /** Mostly the route's. */
  method: string
  /** Path and query. */
  target: string
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | undefined
}

/** A route with what is known of its input. */
export interface Route {
  method: string
  /** With parameters as in `/api/readings/:id`. */
  path: string
  body?: fc.Arbitrary<unknown>
  query?: fc.Arbitrary<unknown>
}

export const routeOf = ({ method, path, body, query }: Endpoint): Route => ({
  method,
  path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
  ...(body && { body: valuesOf(body) }),
  ...(query && { query: valuesOf(query) }),
})

/** Requests for one of the routes: some valid, most nearly, and some that are no HTTP that a browser sends. */
export const oddRequests = (routes: Route[]): fc.Arbitrary<OddRequest> =>
  fc
    .constantFrom(...routes)
    .chain((route) =>
      fc.record({
        route: fc.constant(route),
        method: often(route.method, 'HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE', 'POST', 'GET'),
        target: targetsOf(route),
        headers: oddHeaders,
        body: bodiesOf(route),
      }),
    )
    .map(({ method, body, ...request }) => ({
      ...request,
      method,
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    }))

/** The first nine times in ten. */
const often = <Value>(usual: Value, ...odd: Value[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  )

const UUID = 'f3b1ff9c-7d16-4e5a-9f2a-0b6c3e1d2a77'
const pathParts = fc.constantFrom(
  ...[
    UUID,
    'daily',
    'natal_reading',
    'x',
    '%00',
    '%ED%A0%80',
    '%ff',
    '%',
    '%2',
    '..%2f',
    '%2e%2e',
    '%0d%0a',
  ],
  ...[
    '%C4%80',
    '%F0%9F%AA%90',
    '%252e',
    ';a=b',
    "'",
    '%3Cscript%3E',
    '-1',
    '1e9',
    '__proto__',
    'x'.repeat(9000),
  ],
)
const pathEnds = often('', '/', '//', '/.', '/..', '/x', '%20', '.json', ';v=1', '?', '/%2e%2e/')

function targetsOf({ path, query }: Route): fc.Arbitrary<string> {
  const known = query ?? fc.constant({})
  return fc
    .tuple(fc.array(pathParts, { minLength: 3, maxLength: 3 }), pathEnds, known, oddQuery)
    .map(([parts, end, values, odd]) => {
      let nth = 0
      const filled = path.replaceAll(/:\w+/g, () => parts[nth++ % parts.length] ?? '')
      const pairs = Object.entries(Object(values)).map(
        ([key, value]) => `${key}=${encodeURIComponent(asText(value).toWellFormed())}`,
      )
      return `${filled}${end}?${[...pairs, ...odd].join('&')}`
    })
}

const asText = (value: unknown) =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

const queryKeys = [
  'token',
  'q',
  'code',
  'state',
  'error',
  'month',
  'year',
  'callbackURL',
  'plan',
  'limit',
  'after',
]
const queryValues = fc.constantFrom(
  ...[
    '',
    '%00',
    '%',
    '%ff',
    '%ED%A0%80',
    '1',
    '-1',
    '1e9',
    'NaN',
    '//evil.example',
    'https%3A%2F%2Fevil.example',
  ],
  ...[
    'javascript%3Aalert(1)',
    encodeURIComponent(SCRIPT),
    '%0d%0aset-cookie%3aa%3db',
    'x'.repeat(8000),
    '🪐',
    UUID,
  ],
)
/** With duplicate parameters, and the notations for lists and objects of other frameworks. */
const oddQuery = fc.oneof(
  { weight: 2, arbitrary: fc.constant<string[]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(
      fc
        .tuple(
          fc.constantFrom(
            ...queryKeys,
            ...queryKeys.map((key) => `${key}[]`),
            '__proto__[x]',
            'a[b][c]',
            '',
            '%',
          ),
          queryValues,
        )
        .map(([key, value]) => `${key}=${value}`),
      { maxLength: 4 },
    ),
  },
)

function bodiesOf({ body }: Route): fc.Arbitrary<Uint8Array<ArrayBuffer> | undefined> {
  const json = (body ?? fc.constant({ token: 'x', email: 'ada@example.com' })).map((value) =>
    JSON.stringify(value),
  )
  return fc.oneof(
    { weight: 12, arbitrary: json.map(bytesOf) },
    {
      weight: 2,
      arbitrary: fc.tuple(json, fc.constantFrom(...breakages)).map(([text, spoil]) => spoil(text)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...texts.map(bytesOf)) },
    {
      weight: 1,
      arbitrary: oddText.map((text) =>
        bytesOf(new URLSearchParams({ token: text, email: text }).toString()),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

const breakages: ((json: string) => Uint8Array<ArrayBuffer>)[] = [
  (json) => bytesOf(json.slice(0, -1)),
  (json) => bytesOf(`\ufeff${json}`),
  (json) => bytesOf(`${json}${json}`),
  (json) => bytesOf(json.replace('{', '{"__proto__":{"isAdmin":true},')),
  (json) => bytesOf(json.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')),
  // The same key twice: the last one counts, as in every parser of JavaScript.
  (json) => bytesOf(json.replace(/\}$/, `,${json.slice(1)}`)),
  (json) => bytesOf(json.replaceAll('"', "'")),
  (json) => bytesOf(json.replaceAll(/"([^"]*)"/g, '"\\u0000$1"')),
  (json) => bytesOf(json.replaceAll(/:"[^"]*"/g, ':1e400')),
  (json) => bytesOf(json.replaceAll(/:"[^"]*"/g, `:${'9'.repeat(400)}`)),
  (json) => Uint8Array.from(Buffer.from(json, 'utf16le')),
  (json) => Uint8Array.from(gzipSync(json)),
]

const texts = [
  'null',
  '[]',
  '"text"',
  '7',
  'true',
  '{}',
  '{"a":',
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  JSON.stringify({ email: 'x'.repeat(70_000) }),
  `{${Array.from({ length: 5000 }, (_, nth) => `"k${nth}":0`).join()}}`,
]

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'content-type': often(
      'application/json',
      ...[
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=x',
      ],
      ...[
        'text/plain',
        'application/json; charset=utf-16',
        'APPLICATION/JSON;',
        'x',
        '',
        '/',
        'application/problem+json',
      ],
    ),
    accept: often(
      '*/*',
      'text/event-stream',
      'text/html',
      '',
      ',;q=,',
      'application/json;q=2',
      'x'.repeat(4000),
    ),
    'accept-encoding': often(
      'identity',
      'gzip',
      'br;q=1,*;q=0',
      'identity;q=0',
      'zstd, deflate',
      ',,,;',
    ),
    'time-zone': often(
      'America/New_York',
      '',
      'Mars/Olympus',
      '../../etc/localtime',
      'UTC+99',
      '__proto__',
      'x'.repeat(4000),
    ),
  })
  .chain((usual) =>
    fc
      .dictionary(
        fc.constantFrom(
          ...[
            'range',
            'if-none-match',
            'if-modified-since',
            'content-encoding',
            'x-forwarded-for',
            'x-forwarded-host',
          ],
          ...[
            'x-http-method-override',
            'origin',
            'referer',
            'user-agent',
            'accept-language',
            'expect',
            'x-cosmic-path-client',
          ],
        ),
        fc.constantFrom(
          '',
          'x',
          '*',
          'null',
          'gzip',
          'bytes=0-,9-1',
          'DELETE',
          '\u00ff\u00fe',
          '::1',
          "' or 1=1 --",
          'https://evil.example',
          'x'.repeat(7000),
        ),
        { maxKeys: 2, noNullPrototype: true },
      )
      .map((odd) => ({ ...usual, ...odd })),
  )
