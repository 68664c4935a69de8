import { Hono } from 'hono'
import { html } from 'hono/html'
import { PRODUCT_NAME } from '#contract/messages.ts'

/** The part of an OpenAPI document's operation that the page shows. */
interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: Content
  responses?: Record<string, Content>
}

interface Content {
  content?: Record<string, { schema?: unknown }>
}

/**
 * Every call of the product on one page without scripts, from the same document as /api/openapi.json.
 * (The usual viewers load from other people's servers or report installs to them.)
 */
export function apiDocs(openApi: () => { paths?: object }) {
  const calls = () =>
    Object.entries(openApi().paths ?? {}).flatMap(([path, operations]) =>
      Object.entries<Operation>(operations).map(([method, operation]) =>
        call(method, path, operation),
      ),
    )
  return new Hono().get('/api/docs', (c) => {
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    return c.html(page(calls()))
  })
}

const page = (calls: unknown[]) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>The calls of ${PRODUCT_NAME}</title>
      <style>
        body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1e1a2b; background: #faf6ee; }
        h2 { font: 600 1.1rem/1.4 ui-monospace, monospace; margin-top: 2.5rem; border-top: 1px solid #ddd3c2; padding-top: 1rem; }
        pre { overflow: auto; background: #fffdf8; border: 1px solid #ddd3c2; padding: 0.75rem; font-size: 0.8rem; }
      </style>
    </head>
    <body>
      <h1>The calls of ${PRODUCT_NAME}</h1>
      <p>Signed-in calls carry <code>Authorization: Bearer</code> with an identity token. The same as a document for machines: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
      ${calls}
    </body>
  </html>`

function call(method: string, path: string, { parameters, requestBody, responses }: Operation) {
  return html`<h2>${method.toUpperCase()} ${path}</h2>
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
