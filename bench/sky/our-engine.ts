import { readFileSync } from 'node:fs'
import { bodies } from '../../src/sky/bodies.ts'
import { natalChart } from '../../src/sky/natal-chart.ts'
import { openEphemeris } from '../../src/sky/packed-ephemeris.ts'
import type { Answer, Engine, Sample } from './engine.ts'

const UNIX_EPOCH_JD = 2_440_587.5
const MILLISECONDS_PER_DAY = 86_400_000

export const ephemeris = openEphemeris(
  readFileSync(new URL('../../data/ephemeris.bin', import.meta.url)),
)

export function ourChart({ jdUt, lat, lon }: Sample) {
  const epochMilliseconds = (jdUt - UNIX_EPOCH_JD) * MILLISECONDS_PER_DAY
  return natalChart(ephemeris, { timeKnown: true, epochMilliseconds }, { lat, lon })
}

function answer(sample: Sample): Answer {
  const chart = ourChart(sample)
  const { angles, houses } = chart
  return {
    jdUt: sample.jdUt,
    bodies: Object.fromEntries(bodies.map((body) => [body, chart.bodies[body]])),
    ...(angles && { angles: { asc: angles.asc.longitude, mc: angles.mc.longitude } }),
    ...(houses?.system === 'placidus' && { cusps: houses.cusps }),
  }
}

export const ourEngine: Engine = {
  name: 'this engine',
  answer,
  chart: ourChart,
  chartHolds: '13 bodies, houses, aspects, signs',
  position: (body, jdUt) => ephemeris.position(body, jdUt),
}
