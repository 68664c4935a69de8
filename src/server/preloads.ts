import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PaymentFormSettings } from '#contract/billing.ts'
import type { PagePath } from '#contract/pages.ts'

/** The names of the chunks that a signed-in person's page imports once it knows them: they are fetched along with the page. */
const importedForPerson: Partial<Record<PagePath, string[]>> = {
  '/': ['Home'],
  '/readings': ['NatalPortrait'],
}

/** A person who subscribes waits for the card form. */
const cardForms: Record<PaymentFormSettings['kind'], { chunk: string; links: string }> = {
  embedded: { chunk: 'EmbeddedPaymentForm', links: '' },
  stripe: {
    chunk: 'StripePaymentForm',
    links: '<link rel="preconnect" href="https://js.stripe.com"/>',
  },
}

interface Chunk {
  name?: string
  file: string
  /** Keys of the manifest. */
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/**
 * @param folder of the build, `build/client`
 * @param paymentForm null if this site takes no cards
 * @returns the link elements for a page that a signed-in person opens
 */
export async function readPreloads(
  folder: string,
  paymentForm: Pick<PaymentFormSettings, 'kind'> | null,
): Promise<(path: string) => string> {
  const text = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const manifest: Manifest = JSON.parse(text)
  const links = new Map<string, string>()
  for (const [path, names] of Object.entries(importedForPerson))
    links.set(path, linksTo(manifest, names))
  const cardForm = paymentForm && cardForms[paymentForm.kind]
  if (cardForm) links.set('/subscribe', cardForm.links + linksTo(manifest, [cardForm.chunk]))
  return (path) => links.get(path) ?? ''
}

function linksTo(manifest: Manifest, names: string[]): string {
  const files = new Set<string>()
  for (const name of names) addFiles(files, manifest, chunkNamed(manifest, name))
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}"/>`).join('')
}

function chunkNamed(manifest: Manifest, name: string): Chunk {
  const chunk = Object.values(manifest).find((one) => one.name === name)
  if (!chunk) throw new Error(`The build has no chunk ${name}.`)
  return chunk
}

/** Adds a chunk and everything that it imports. */
function addFiles(files: Set<string>, manifest: Manifest, { file, imports = [] }: Chunk) {
  if (files.has(file)) return
  files.add(file)
  for (const key of imports) {
    const imported = manifest[key]
    if (imported) addFiles(files, manifest, imported)
  }
}
