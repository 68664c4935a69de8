import type { Answer, Engine, Sample } from './engine.ts'
import { JD_2050 } from './samples.ts'
import { arcsecondsBetween, type Spread, short, spread } from './statistics.ts'

export interface AngleAccuracy {
  asc: Spread
  mc: Spread
  cusps: Spread
}

/** Angles and Placidus cusps against the reference's, before the year 2050 or from it on. */
export function angleAccuracy(
  engine: Engine,
  reference: Engine,
  samples: readonly Sample[],
  isBefore2050: boolean,
): AngleAccuracy | undefined {
  const errors = { asc: [] as number[], mc: [] as number[], cusps: [] as number[] }
  for (const sample of samples) {
    if (sample.jdUt < JD_2050 !== isBefore2050) continue
    const found = engine.answer(sample)
    const expected = reference.answer({ ...sample, jdUt: found.jdUt })
    if (!found.angles || !expected.angles) return undefined
    errors.asc.push(arcsecondsBetween(found.angles.asc, expected.angles.asc))
    errors.mc.push(arcsecondsBetween(found.angles.mc, expected.angles.mc))
    errors.cusps.push(...cuspErrors(found, expected))
  }
  return { asc: spread(errors.asc), mc: spread(errors.mc), cusps: spread(errors.cusps) }
}

function cuspErrors(found: Answer, expected: Answer): number[] {
  return (found.cusps ?? []).map((cusp, i) =>
    arcsecondsBetween(cusp, expected.cusps?.[i] ?? Number.NaN),
  )
}

export function printAngles(title: string, rows: Map<string, AngleAccuracy | undefined>): void {
  console.log(`\n${title}`)
  const table = [...rows].map(([name, row]) => [
    name,
    row
      ? {
          'ascendant max "': short(row.asc.max),
          'p99 "': short(row.asc.p99),
          'midheaven max "': short(row.mc.max),
          'cusps max "': short(row.cusps.max),
          'cusps p99 "': short(row.cusps.p99),
          'cusps median "': short(row.cusps.median),
        }
      : { 'ascendant max "': 'none' },
  ])
  console.table(Object.fromEntries(table))
}
