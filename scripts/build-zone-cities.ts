// npm run build:zones: writes src/web/landing/zone-cities/, the city after which each time zone is named, with its
// coordinates, from data/places.bin: a file for each area of time zones, such as Europe. A zone that is named after no
// place has its largest one.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fold } from '../src/places/fold.ts'
import { Gazetteer } from '../src/places/gazetteer.ts'

type City = readonly [name: string, lat: number, lon: number]

const folder = new URL('../src/web/landing/zone-cities/', import.meta.url)
const gazetteer = new Gazetteer(readFileSync(new URL('../data/places.bin', import.meta.url)))
const largest = new Map<string, City>()
const namesakes = new Map<string, City>()
// The number of a place is its rank by size.
for (let number = 0; number < gazetteer.size; number += 1) {
  const { lat, lon, zone } = gazetteer.place(number)
  const name = gazetteer.name(number)
  const city: City = [name, rounded(lat), rounded(lon)]
  if (!largest.has(zone)) largest.set(zone, city)
  const isNamesake = fold(name) === fold(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '')
  if (isNamesake && !namesakes.has(zone)) namesakes.set(zone, city)
}

const areas: Record<string, Record<string, City>> = {}
for (const [zone, city] of largest) {
  const found = namesakes.get(zone) ?? city
  // Browsers still call some zones by an older name, such as Asia/Calcutta.
  const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions()
  for (const name of new Set([zone, timeZone])) {
    const area = name.split('/', 1)[0] as string
    areas[area] ??= {}
    areas[area][name] = found
  }
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
for (const [area, cities] of Object.entries(areas)) {
  const sorted = Object.fromEntries(Object.entries(cities).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(new URL(`${area}.json`, folder), JSON.stringify(sorted))
  console.log(`${area}: ${Object.keys(sorted).length} zones`)
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10) / 10
}
