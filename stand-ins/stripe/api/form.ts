import { z } from 'zod'
import { invalid } from '../stripe-error.ts'

type Node = { [key: string]: Node | string }

/** Decodes `items[0][price]=x&expand[]=y` into an object. */
export function decodeForm(text: string): unknown {
  const root: Node = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([part]) => part)
    place(root, path, value)
  }
  return withLists(root)
}

function place(node: Node, path: string[], value: string) {
  const [segment = '', ...rest] = path
  const key = segment === '' ? String(Object.keys(node).length) : segment
  if (rest.length === 0) {
    node[key] = value
    return
  }
  const known = node[key]
  const inner: Node = typeof known === 'object' ? known : Object.create(null)
  node[key] = inner
  place(inner, rest, value)
}

function withLists(node: Node | string): unknown {
  if (typeof node === 'string') return node
  const entries = Object.entries(node)
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i))
  return isList
    ? entries.map(([, value]) => withLists(value))
    : Object.fromEntries(entries.map(([key, value]) => [key, withLists(value)]))
}

/** Values in a form. An empty one unsets a field that can be unset. */
export const whole = z.coerce.number().int()
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const words = z.string().max(5000)
export const Metadata = z.union([z.literal(''), z.record(z.string(), z.string().max(500))])
export const Expand = z.array(z.string()).optional()
export const ExpandOnly = z.strictObject({ expand: Expand })
export const emptyable = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema])

export const Page = {
  limit: whole.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  expand: Expand,
}

/** @throws StripeError in Stripe's words, naming the parameter */
export function readParams<T extends z.ZodType>(schema: T, given: unknown): z.infer<T> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  throw translate(parsed.error.issues[0], given)
}

function translate(issue: z.core.$ZodIssue | undefined, given: unknown) {
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, { param, code: 'parameter_unknown' })
  }
  const param = nameOf(issue?.path ?? [])
  const value = (issue?.path ?? []).reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  )
  if (value === undefined)
    return invalid(`Missing required param: ${param}.`, { param, code: 'parameter_missing' })
  if (value === '')
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      { param, code: 'parameter_invalid_empty' },
    )
  if (issue?.code === 'invalid_value')
    return invalid(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param })
  if (issue?.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return invalid(`Invalid integer: ${String(value)}`, {
      param,
      code: 'parameter_invalid_integer',
    })
  return invalid(`Invalid ${param}: ${issue?.message ?? 'not valid'}`, { param })
}

const nameOf = (path: PropertyKey[]) =>
  path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join('')

/** Metadata is merged by key. An empty value deletes a key; an empty string deletes all keys. */
export function mergeMetadata(
  known: Record<string, string>,
  change: z.infer<typeof Metadata> | undefined,
): Record<string, string> {
  if (change === undefined) return known
  if (change === '') return {}
  const merged = { ...known, ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
}
