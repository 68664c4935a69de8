/** Turns rows and areas into the columns of the gazetteer's file. */
import { displayName, PLAIN, WITH_COORDINATES, WITH_COUNTY } from '../../src/places/display-name.ts'
import { fold } from '../../src/places/fold.ts'
import type { Columns } from '../../src/places/gazetteer-file.ts'
import { type PackedKeys, packKeys } from '../../src/places/sorted-keys.ts'
import { type Area, type AreaTable, areaKeys, namesOfChain } from './areas.ts'
import { nameKeys } from './names.ts'
import type { Row } from './rows.ts'

export function makeColumns(rows: Row[], table: AreaTable, zones: string[]): Columns {
  const areas = rows.map((row) => table.of(row))
  const names = joinTexts(rows.map(({ name }) => name))
  const formerPlaces = [...rows.keys()].filter((place) => rows[place]?.formerName !== undefined)
  const formerNames = joinTexts(formerPlaces.map((place) => rows[place]?.formerName ?? ''))
  const byName = packKeys(rows.flatMap(entriesOfPlace))
  const { areaNumbers, ...areaColumns } = makeAreaColumns(table.list())
  return {
    ...areaColumns,
    ids: Uint32Array.from(rows, ({ id }) => id),
    placesById: Uint32Array.from([...rows.keys()].sort((a, b) => idOf(rows, a) - idOf(rows, b))),
    latitudes: Int32Array.from(rows, ({ lat }) => Math.round(lat * 1e5)),
    longitudes: Int32Array.from(rows, ({ lon }) => Math.round(lon * 1e5)),
    weights: Uint32Array.from(rows, ({ weight }) => weight),
    areas: Uint16Array.from(areas, (area) => areaNumbers.get(area) ?? 0),
    distinctions: Uint8Array.from(distinctionsOf(rows, areas)),
    zones: Uint16Array.from(rows, ({ zone }) => zones.indexOf(zone)),
    names: names.bytes,
    nameStarts: names.starts,
    formerPlaces: Uint32Array.from(formerPlaces),
    formerNames: formerNames.bytes,
    formerNameStarts: formerNames.starts,
    nameKeys: byName.bytes,
    nameKeyBlocks: byName.blocks,
    nameValues: byName.values,
  }
}

function makeAreaColumns(areas: Area[]) {
  if (areas.length > 0xffff) throw new Error(`${areas.length} areas are more than 16 bits hold`)
  const areaNumbers = new Map(areas.map((area, number) => [area, number]))
  const names = joinTexts(areas.map(({ name }) => name))
  const keys: PackedKeys = packKeys(
    areas.flatMap((area, value) => [...areaKeys(area)].map((key) => ({ key, value }))),
  )
  return {
    areaNumbers,
    areaParents: Uint16Array.from(areas, (area, self) =>
      area.parent ? (areaNumbers.get(area.parent) ?? self) : self,
    ),
    areaNames: names.bytes,
    areaNameStarts: names.starts,
    areaKeys: keys.bytes,
    areaKeyBlocks: keys.blocks,
    areaValues: keys.values,
  }
}

function entriesOfPlace(row: Row, place: number) {
  return [...nameKeys(row)].map(([key, kind]) => ({ key, value: place | kind }))
}

/**
 * The largest of several namesakes in a region has the plain name. No two display names are equal or
 * differ only in accents; former names count, because they are shown too.
 */
function distinctionsOf(rows: Row[], areas: Area[]): number[] {
  const taken = new Set<string>()
  return rows.map((row, place) => {
    const chain = namesOfChain(areas[place] as Area)
    const ways =
      chain.length > 2 ? [PLAIN, WITH_COUNTY, WITH_COORDINATES] : [PLAIN, WITH_COORDINATES]
    const names = row.formerName === undefined ? [row.name] : [row.name, row.formerName]
    for (const distinction of ways) {
      const shown = names.map((name) =>
        fold(displayName({ ...row, name, areas: chain, distinction })),
      )
      if (shown.some((text) => taken.has(text))) continue
      for (const text of shown) taken.add(text)
      return distinction
    }
    throw new Error(`Two places are shown as ${row.name} at ${row.lat} ${row.lon}`)
  })
}

function joinTexts(texts: string[]): {
  bytes: Uint8Array<ArrayBuffer>
  starts: Uint32Array<ArrayBuffer>
} {
  const encoded = texts.map((text) => Buffer.from(text))
  let at = 0
  const starts = Uint32Array.from([0, ...encoded.map((text) => (at += text.length))])
  return { bytes: Uint8Array.from(Buffer.concat(encoded)), starts }
}

function idOf(rows: Row[], place: number): number {
  return rows[place]?.id ?? 0
}
