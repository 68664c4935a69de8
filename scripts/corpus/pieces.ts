// Reads every wording and line of src/lore/corpus, with its file and its path in the exported object. Whole paragraphs
// by authors have tests of their own.
import { readdirSync } from 'node:fs'
import type { Line } from '../../src/lore/character.ts'
import type { View } from '../../src/lore/wording.ts'

const folder = new URL('../../src/lore/corpus/', import.meta.url)

const authored = /^(?:placements|rising|arguments|aspects|highlights)\//

export interface Place {
  /** `synastry/moon.ts` */
  file: string
  /** `synastry/moon.ts moonContacts.sun.tense/2` */
  id: string
}

/** A wording of one fact. */
export interface WordingPiece extends Place {
  view?: View
  sentences: string[]
}

/** A line, title or phrase for a composer. */
export interface LinePiece extends Place {
  text: string
}

export interface Pieces {
  /** Grouped by fact. */
  entries: WordingPiece[][]
  lines: LinePiece[]
}

export async function readPieces(): Promise<Pieces> {
  const pieces: Pieces = { entries: [], lines: [] }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  for (const file of files.filter((name) => name.endsWith('.ts') && !authored.test(name))) {
    const exported: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const [name, value] of Object.entries(exported)) {
      collect(value, { file, id: `${file} ${name}` }, pieces)
    }
  }
  return pieces
}

function collect(value: unknown, { file, id }: Place, pieces: Pieces): void {
  if (typeof value === 'string') {
    pieces.lines.push({ file, id, text: value })
  } else if (isEntry(value)) {
    pieces.entries.push(value.map((it, index) => ({ ...it, file, id: `${id}/${index + 1}` })))
  } else if (isLine(value)) {
    pieces.lines.push({ file, id, text: value.says })
  } else if (typeof value === 'object' && value) {
    const separator = Array.isArray(value) ? '/' : '.'
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, { file, id: `${id}${separator}${key}` }, pieces)
    }
  }
}

function isEntry(value: unknown): value is { view?: View; sentences: string[] }[] {
  return Array.isArray(value) && value.length > 0 && value.every((it) => it?.sentences)
}

function isLine(value: unknown): value is Line {
  return (
    typeof value === 'object' && value !== null && 'says' in value && typeof value.says === 'string'
  )
}
