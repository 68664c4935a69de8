import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makeAlmanac } from './almanac.ts'
import { type Planet, planets } from './bodies.ts'
import { lunationPhases, type SkyEvent } from './events.ts'
import { julianDay } from './julian-day.ts'
import { openEphemeris } from './packed-ephemeris.ts'
import { signs } from './zodiac.ts'

/** Instants as tenths of a second since the one before, in base 36, and a letter for each. */
interface PackedEvents {
  tenths: string
  marks: string
}

interface Golden {
  from: string
  to: string
  lunations: PackedEvents
  ingresses: Record<Planet, PackedEvents>
  stations: Record<Planet, PackedEvents>
  eclipses: { solar: PackedEvents; lunar: PackedEvents }
}

interface Timed {
  second: number
  mark: string
}

const golden: Golden = JSON.parse(readFileSync('src/sky/testdata/golden-events.json', 'utf8'))
const ephemeris = openEphemeris(readFileSync('data/ephemeris.bin'))
const window = {
  fromJdUt: julianDay(Date.parse(golden.from)),
  toJdUt: julianDay(Date.parse(golden.to)),
}
const { events } = makeAlmanac(ephemeris, window)

function unpack(packed: PackedEvents): Timed[] {
  const gaps = packed.tenths.split(' ')
  let at = Date.parse(golden.from) / 100
  return [...packed.marks].map((mark, index) => {
    at += Number.parseInt(gaps[index] ?? '', 36)
    return { second: at / 10, mark }
  })
}

function timed(marked: { at: string; mark: string | undefined }[]): Timed[] {
  return marked.map(({ at, mark }) => ({ second: Date.parse(at) / 1000, mark: mark ?? '?' }))
}

/** All are found, none is extra, and each has the right kind and time. */
function expectEqual(
  found: Timed[],
  reference: Timed[],
  toleranceSeconds: (second: number) => number,
) {
  expect(found.map(({ mark }) => mark).join('')).toBe(reference.map(({ mark }) => mark).join(''))
  const late = reference.filter(({ second }, index) => {
    return Math.abs((found[index]?.second ?? 0) - second) > toleranceSeconds(second)
  })
  expect(late).toEqual([])
}

function of<Type extends SkyEvent['type']>(type: Type) {
  return events.filter((event): event is Extract<SkyEvent, { type: Type }> => event.type === type)
}

/** Half a second, since ours are rounded; and 5 s, or as long as the body takes for half an arcsecond. */
function ingressTolerance(body: Planet) {
  return (second: number) => {
    const { speed } = ephemeris.position(body, julianDay(second * 1000))
    return 0.5 + Math.max(5, (0.5 / 3600 / Math.abs(speed)) * 86_400)
  }
}

describe('a hundred years of the sky, 1950 to 2050, against Swiss Ephemeris', () => {
  it('has all 4,948 lunations within 2 s', () => {
    const found = of('lunation').map(({ at, phase }) => ({
      at,
      mark: String(lunationPhases.indexOf(phase)),
    }))
    expect(found).toHaveLength(4948)
    expectEqual(timed(found), unpack(golden.lunations), () => 2)
  })

  it.each(planets)('has every ingress of the %s', (body) => {
    const found = of('ingress')
      .filter((event) => event.body === body)
      .map(({ at, sign, retrograde }) => {
        const letter = 'abcdefghijkl'[signs.indexOf(sign)]
        return { at, mark: retrograde ? letter?.toUpperCase() : letter }
      })
    expect(found.length).toBeGreaterThan(20)
    expectEqual(timed(found), unpack(golden.ingresses[body]), ingressTolerance(body))
  })

  it.each(planets)('has every station of the %s', (body) => {
    const found = of('station')
      .filter((event) => event.body === body)
      .map(({ at, direction }) => ({ at, mark: direction[0] }))
    const tolerance = planets.indexOf(body) < planets.indexOf('jupiter') ? 120 : 600
    expectEqual(timed(found), unpack(golden.stations[body]), () => tolerance)
  })

  it.each(['solar', 'lunar'] as const)('has every %s eclipse and its type within 30 s', (kind) => {
    const found = of('eclipse')
      .filter((event) => event.kind === kind)
      .map(({ at, class: extent }) => ({ at, mark: extent === 'penumbral' ? 'n' : extent[0] }))
    expect(found.length).toBeGreaterThan(200)
    expectEqual(timed(found), unpack(golden.eclipses[kind]), () => 30)
  })

  it('is in order of time', () => {
    const instants = events.map(({ at }) => at)
    expect(instants).toEqual([...instants].sort())
  })
})
