import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { html, raw } from 'hono/html'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { day } from '#drawings/colors.ts'
import { hashSource } from '#http/content-security-policy.ts'

/** The parts of an OpenAPI operation that the page shows. */
interface Operation {
  description?: string
  parameters?: { name: string; in: string }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

interface Content {
  content?: Record<string, { schema?: unknown }>
}

/**
 * Serves the OpenAPI document, and a page without scripts that lists every endpoint. (The usual viewers load
 * from third-party servers or report installs to them.) Both are built on the first request and cached.
 */
export function apiDocs(openApi: () => { paths?: object }) {
  const document = once(openApi)
  const json = once(() => withETag(JSON.stringify(document())))
  const text = once(() => withETag(page(callsOf(document())).toString()))
  const docs = new Hono()
  docs.use('/api/openapi.json', notModified)
  docs.use('/api/docs', notModified)
  docs.get('/api/openapi.json', (c) =>
    c.body(json().text, 200, { ...json().headers, 'content-type': 'application/json' }),
  )
  docs.get('/api/docs', (c) => {
    c.header(POLICY_HEADER, POLICY)
    return c.html(text().text, 200, text().headers)
  })
  return docs
}

const POLICY_HEADER = 'content-security-policy'
const notModified = etag({ retainedHeaders: [...RETAINED_304_HEADERS, POLICY_HEADER] })

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}

function withETag(text: string) {
  const digest = createHash('sha256').update(text).digest('base64url')
  return { text, headers: { etag: `"${digest}"`, 'cache-control': 'no-cache' } }
}

const callsOf = ({ paths = {} }: { paths?: object }) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries<Operation>(operations).map(([method, operation]) =>
      call(method, path, operation),
    ),
  )

const STYLE = `
body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: ${day.ink}; background: ${day.background}; }
h2 { font: 600 1.1rem/1.4 ui-monospace, monospace; margin-top: 2.5rem; border-top: 1px solid ${day.line}; padding-top: 1rem; }
pre { overflow: auto; background: ${day.surface}; border: 1px solid ${day.line}; padding: 0.75rem; font-size: 0.8rem; }
`

const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; base-uri 'none'; frame-ancestors 'none'`

const page = (calls: unknown[]) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>The ${PRODUCT_NAME} API</title>
      <style>${raw(STYLE)}</style>
    </head>
    <body>
      <h1>The ${PRODUCT_NAME} API</h1>
      <p>Authenticated calls send <code>Authorization: Bearer</code> with an identity token. As an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
      ${calls}
    </body>
  </html>`

function call(method: string, path: string, operation: Operation) {
  const { description, parameters, requestBody, responses } = operation
  return html`<h2>${method.toUpperCase()} ${path}</h2>
    <p>${description}</p>
    ${parameters?.length ? html`<p>Parameters: ${parameters.map((p) => p.name).join(', ')}</p>` : ''}
    ${schemaOf('Body', requestBody)} ${schemaOf('Reply', responses?.[200])}`
}

function schemaOf(title: string, content: Content | undefined) {
  const schema = content?.content?.['application/json']?.schema
  if (!schema) return ''
  return html`<details>
    <summary>${title}</summary>
    <pre>${JSON.stringify(schema, undefined, 2)}</pre>
  </details>`
}
