// Reads every line of src/lore/corpus, with its file and its path in the exported object. Whole paragraphs by authors have
// tests of their own.
import { readdirSync } from 'node:fs'
import type { Line } from '../../src/lore/character.ts'

const folder = new URL('../../src/lore/corpus/', import.meta.url)

const authored = /^(?:placements|rising|arguments|aspects|highlights)\//

export interface Place {
  /** `synastry/moon.ts` */
  file: string
  /** `synastry/moon.ts moonContacts.sun.tense/2` */
  id: string
}

/** A line, title or phrase for a composer. */
export interface LinePiece extends Place {
  text: string
}

export async function readLines(): Promise<LinePiece[]> {
  const lines: LinePiece[] = []
  const seen = new Set<unknown>()
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files.filter((name) => name.endsWith('.ts') && !authored.test(name))) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const [name, value] of Object.entries(exported)) {
      collect(value, { file, id: `${file} ${name}` }, { lines, seen })
    }
  }
  return lines
}

interface Collected {
  lines: LinePiece[]
  /** Objects that a file exports and an index exports again. */
  seen: Set<unknown>
}

function collect(value: unknown, { file, id }: Place, collected: Collected): void {
  const { lines, seen } = collected
  if (typeof value === 'string') {
    lines.push({ file, id, text: value })
  } else if (isLine(value)) {
    lines.push({ file, id, text: value.says })
  } else if (typeof value === 'object' && value && !seen.has(value)) {
    seen.add(value)
    const separator = Array.isArray(value) ? '/' : '.'
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, { file, id: `${id}${separator}${key}` }, collected)
    }
  }
}

function isLine(value: unknown): value is Line {
  return (
    typeof value === 'object' && value !== null && 'says' in value && typeof value.says === 'string'
  )
}
