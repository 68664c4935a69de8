import { fileURLToPath } from 'node:url'
import { Engine as Caelus } from 'caelus'
import { loadNodeData } from 'caelus/node'
import { type Body, bodies } from '../../src/sky/bodies.ts'
import type { Answer, Engine, Sample } from './engine.ts'

const data = fileURLToPath(new URL('data', import.meta.resolve('caelus/package.json')))
// The largest data that its package ships.
const engine = new Caelus(loadNodeData(data, 'embedded', 'embedded'))

const chart = ({ jdUt, lat, lon }: Sample) => engine.chartAt(jdUt, lat, lon, 'placidus')

function answer(sample: Sample): Answer {
  const { bodies: placed, angles, cusps } = chart(sample)
  return {
    jdUt: sample.jdUt,
    bodies: Object.fromEntries(
      bodies.flatMap((body) => {
        const found = placed[body]
        return found ? [[body, { longitude: found.lon, retrograde: found.speed < 0 }]] : []
      }),
    ),
    angles: { asc: angles.asc, mc: angles.mc },
    cusps,
  }
}

export const caelus: Engine = {
  name: 'caelus',
  answer,
  chart,
  chartHolds: '13 bodies, houses, aspects',
  position(body: Body, jdUt: number) {
    const { lon, speed } = engine.position(body, jdUt)
    return { longitude: lon, speed }
  },
}
