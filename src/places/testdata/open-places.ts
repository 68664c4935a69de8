import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Gazetteer } from '../gazetteer.ts'

const file = join(import.meta.dirname, '..', '..', '..', 'data', 'places.bin')

/** The bundled gazetteer. */
export function readGazetteer(): Uint8Array {
  return readFileSync(file)
}

export function openGazetteer(): Gazetteer {
  return new Gazetteer(readGazetteer())
}
