/**
 * Format of the gazetteer: a JSON header, then columns of numbers and bytes, which are used in place.
 * Opening the file parses the header only, and copies nothing.
 *
 *     "PLACES1\n"  header length (u32, little-endian)  header  columns, each at a multiple of 8
 */

const MAGIC = 'PLACES1\n'
const ALIGNMENT = 8

/** A name value has the place number in its lower 20 bits, and flags above. */
export const PLACE_BITS = 0xfffff
/** Another spelling or language; ranks lower. */
export const ALTERNATE_NAME = 0x100000
/** The name in the older edition; shown when the user typed it. */
export const FORMER_NAME = 0x200000

const columnTypes = { u8: Uint8Array, u16: Uint16Array, i32: Int32Array, u32: Uint32Array } as const

type ColumnType = keyof typeof columnTypes
type Column<T extends ColumnType> = InstanceType<(typeof columnTypes)[T]>

/** All columns and their number types. Places and areas are identified by their position. */
const layout = {
  /** The GeoNames ids of the places, largest first. */
  ids: 'u32',
  /** Positions of places, sorted by id. */
  placesById: 'u32',
  /** Hundred-thousandths of a degree. */
  latitudes: 'i32',
  longitudes: 'i32',
  /** Population for ranking. */
  weights: 'u32',
  /** The smallest known area that contains the place. */
  areas: 'u16',
  /** What distinguishes a place from a namesake in its region (display-name.ts). */
  distinctions: 'u8',
  /** Positions in the header's list of zones. */
  zones: 'u16',
  /** Concatenated names in UTF-8, and their start offsets. */
  names: 'u8',
  nameStarts: 'u32',
  /** Places that have a former name, ascending, and those names. */
  formerPlaces: 'u32',
  formerNames: 'u8',
  formerNameStarts: 'u32',
  /** The parents of the areas, which are countries, then regions, then counties; a country is its own parent. */
  areaParents: 'u16',
  areaNames: 'u8',
  areaNameStarts: 'u32',
  /** Sorted keys (sorted-keys.ts) of names; their values are places with flags. */
  nameKeys: 'u8',
  nameKeyBlocks: 'u32',
  nameValues: 'u32',
  /** Sorted keys of areas. */
  areaKeys: 'u8',
  areaKeyBlocks: 'u32',
  areaValues: 'u32',
} as const satisfies Record<string, ColumnType>

type ColumnName = keyof typeof layout
export type Columns = { [Name in ColumnName]: Column<(typeof layout)[Name]> }

interface About {
  /** Data sources with versions and licenses. */
  sources: string[]
  /** Names of time zones. */
  zones: string[]
}
type Header = About & { columns: Record<ColumnName, [offset: number, length: number]> }

export type GazetteerFile = About & { columns: Columns }

/** @throws Error if the bytes are not a gazetteer of this version */
export function openGazetteerFile(bytes: Uint8Array): GazetteerFile {
  const text = new TextDecoder()
  if (text.decode(bytes.subarray(0, MAGIC.length)) !== MAGIC)
    throw new Error('This file is not a gazetteer of this version: run npm run build:places')
  // Not slice(): that of a Buffer shares the memory.
  const aligned = bytes.byteOffset % ALIGNMENT === 0 ? bytes : Uint8Array.from(bytes)
  const { buffer, byteOffset } = aligned
  const start = MAGIC.length + 4
  const length = new DataView(buffer, byteOffset).getUint32(MAGIC.length, true)
  const header: Header = JSON.parse(text.decode(aligned.subarray(start, start + length)))
  const base = byteOffset + roundUp(start + length)
  const columns = mapColumns((name, type) => {
    const [offset, count] = header.columns[name]
    return new columnTypes[type](buffer as ArrayBuffer, base + offset, count)
  })
  return { sources: header.sources, zones: header.zones, columns }
}

export function writeGazetteerFile({ sources, zones, columns }: GazetteerFile): Uint8Array {
  const places = {} as Header['columns']
  let size = 0
  for (const name of columnNames()) {
    places[name] = [size, columns[name].length]
    size = roundUp(size + columns[name].byteLength)
  }
  const header = new TextEncoder().encode(JSON.stringify({ sources, zones, columns: places }))
  const start = MAGIC.length + 4
  const base = roundUp(start + header.length)
  const bytes = new Uint8Array(base + size)
  bytes.set(new TextEncoder().encode(MAGIC))
  new DataView(bytes.buffer).setUint32(MAGIC.length, header.length, true)
  bytes.set(header, start)
  for (const name of columnNames()) {
    const { buffer, byteOffset, byteLength } = columns[name]
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), base + places[name][0])
  }
  return bytes
}

function columnNames(): ColumnName[] {
  return Object.keys(layout) as ColumnName[]
}

function mapColumns(make: (name: ColumnName, type: ColumnType) => ArrayBufferView): Columns {
  return Object.fromEntries(
    columnNames().map((name) => [name, make(name, layout[name])]),
  ) as Columns
}

function roundUp(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}
