import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

export const root = join(import.meta.dirname, '../..')
const deploy = join(root, 'deploy')

export const readDeployFile = (path: string) => readFileSync(join(deploy, path), 'utf8')

export const readYaml = (path: string) => parse(readDeployFile(path), { merge: true })

/** @throws if it is not one valid document */
export function readManifest(path: string) {
  const [document, ...more] = parseAllDocuments(readDeployFile(path))
  if (!document || more.length > 0 || document.errors.length > 0)
    throw new Error(`${path} is not one document`)
  return document.toJS()
}

/** `NAME=value` lines; those in comments as well if wanted. */
export function readEnvFile(path: string, { withCommented = false } = {}): Record<string, string> {
  const line = withCommented ? /^#?([A-Z][A-Z_]*)=(.*)$/gm : /^([A-Z][A-Z_]*)=(.*)$/gm
  return Object.fromEntries(
    [...readDeployFile(path).matchAll(line)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Puts values into `${NAME}`, `${NAME:-default}` and `${NAME:?}`, as Compose does. @throws for a required one */
export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, rest) => {
    if (values[name]) return values[name]
    if (kind === '-') return rest
    if (kind === '?') throw new Error(`${name} is required`)
    return ''
  })
}

/** As in `20s` and `1m`. */
export function durationMs(text: string): number {
  const [, amount, unit] = /^(\d+)(s|m)$/.exec(text) ?? []
  return Number(amount) * (unit === 'm' ? 60_000 : 1000)
}
