/**
 * A reply that is JSON already. Its large parts stay as the database has them, instead of being parsed, checked and
 * written again; whoever makes one names every field of it.
 */
export class JsonText<Reply> {
  /** Only in types. */
  declare readonly reply: Reply
  readonly text: string
  /** The entity tag: changes with every change of the text, and is nobody else's. */
  readonly tag: string | undefined

  constructor(text: string, tag?: string) {
    this.text = text
    this.tag = tag
  }
}

/** Writes an object some of whose fields are JSON already. */
export function writeJson(fields: object, written: Record<string, string | null>): string {
  const entries = Object.entries(written).map(([name, json]) => `"${name}":${json}`)
  return `{${[JSON.stringify(fields).slice(1, -1), ...entries].filter(Boolean).join(',')}}`
}
