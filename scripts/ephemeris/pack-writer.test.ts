import { expect, test } from 'vitest'
import { seriesParts } from '../../src/sky/ephemeris-pack.ts'
import { PolynomialSeries } from '../../src/sky/polynomial-series.ts'
import { fit } from './fit.ts'
import { writePack } from './pack-writer.ts'

const FROM_JD = 2_451_544.5
const TO_JD = FROM_JD + 320
const QUANTUM = 1e-6
const span = { version: 'test', sources: {}, fromJdTt: FROM_JD, toJdTt: TO_JD }

/** A body that runs on and swings, over several turns. */
const longitude = (jd: number): number => 350 + 3 * (jd - FROM_JD) + 5 * Math.sin(jd / 20)
const speed = (jd: number): number => 3 + Math.cos(jd / 20) / 4
const options = { unit: 'degrees', segmentDays: 32, degree: 12, quantum: QUANTUM } as const

test('a fitted and packed series is read back to the quantum, with its speed', () => {
  const steady = { ...options, name: 'steady', unit: 'km' as const, at: () => -1234.5 }
  const moving = { ...options, name: 'moving', at: (jd: number) => longitude(jd) % 360 }
  const pack = writePack(
    span,
    [steady, moving].map((each) => fit(each, FROM_JD, TO_JD)),
  )
  const { header, parts } = seriesParts(pack)
  expect(header.series.map(({ name }) => name)).toEqual(['steady', 'moving'])

  const now = new Float64Array(2)
  const read = (name: string, jd: number) => {
    const part = parts.get(name)
    if (!part) throw new Error(`no ${name}`)
    new PolynomialSeries(part, FROM_JD).place(jd, now, 0)
    return { value: now[0] as number, slope: now[1] as number }
  }
  for (let jd = FROM_JD; jd <= TO_JD; jd += 3.7) {
    expect(read('steady', jd).value).toBeCloseTo(-1234.5, 5)
    const { value, slope } = read('moving', jd)
    const apart = value - longitude(jd)
    expect(Math.abs(apart - 360 * Math.round(apart / 360))).toBeLessThan(10 * QUANTUM)
    expect(slope).toBeCloseTo(speed(jd), 5)
  }
})

test('the same series make the same bytes', () => {
  const once = writePack(span, [fit({ ...options, name: 'a', at: longitude }, FROM_JD, TO_JD)])
  const again = writePack(span, [fit({ ...options, name: 'a', at: longitude }, FROM_JD, TO_JD)])
  expect(Buffer.compare(once, again)).toBe(0)
})
