import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { spread } from './statistics.ts'

const ROUNDS = 9

/** What a fresh process does: each makes one chart and reports. */
const beginnings = {
  nothing: '',
  'this engine, sky only': "const { ourChart } = await import('./our-engine.ts'); ourChart(sample)",
  'this engine, sky, clock and places': `
    const { readFileSync } = await import('node:fs')
    const { openClock } = await import('../../src/birth/clock.ts')
    const { openEmbeddedPlaces } = await import('../../src/places/embedded-places.ts')
    const { ourChart } = await import('./our-engine.ts')
    const clock = openClock(JSON.parse(readFileSync('../../data/clock.json', 'utf8')))
    const places = openEmbeddedPlaces(readFileSync('../../data/places.bin'))
    const [{ zone }] = await places.suggest('Lond', 1)
    clock.offsetAt(zone, 0)
    ourChart(sample)`,
  'Swiss Ephemeris':
    "const { swissEphemeris } = await import('./swiss-ephemeris.ts'); swissEphemeris.chart(sample)",
  caelus: "const { caelus } = await import('./caelus.ts'); caelus.chart(sample)",
  'astronomy-engine':
    "const { astronomyEngine } = await import('./astronomy-engine.ts'); astronomyEngine.chart(sample)",
  'circular-natal-horoscope-js':
    "const { circularNatalHoroscope } = await import('./circular-natal-horoscope.ts'); circularNatalHoroscope.chart(sample)",
}

export interface Beginning {
  /** From the start of the process to its first chart, beyond what an empty process takes. */
  milliseconds: number
  /** Resident memory beyond that of an empty process. */
  megabytes: number
}

/**
 * @param compileCache a folder where Node.js keeps what it has compiled, as our commands have one;
 *   without it nothing is compiled beforehand
 * @returns the best of several runs: other work on the machine only ever makes a start longer
 */
export function coldStarts(compileCache?: string): Map<string, Beginning> {
  const [nothing, ...engines] = Object.entries(beginnings).map(([name, code]) => {
    const runs = Array.from({ length: ROUNDS }, () => run(code, compileCache))
    return { name, ...best(runs) }
  })
  return new Map(
    engines.map(({ name, milliseconds, megabytes }) => [
      name,
      {
        milliseconds: milliseconds - (nothing?.milliseconds ?? 0),
        megabytes: megabytes - (nothing?.megabytes ?? 0),
      },
    ]),
  )
}

function best(runs: readonly Beginning[]): Beginning {
  return {
    milliseconds: Math.min(...runs.map((each) => each.milliseconds)),
    megabytes: spread(runs.map((each) => each.megabytes)).median,
  }
}

function run(code: string, compileCache: string | undefined): Beginning {
  const script = `
    const sample = { jdUt: 2448058, lat: 51.5, lon: -0.13 }
    ${code}
    const milliseconds = performance.now()
    const megabytes = process.memoryUsage.rss() / 2 ** 20
    console.log(JSON.stringify({ milliseconds, megabytes }))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    encoding: 'utf8',
    env: {
      ...process.env,
      ...(compileCache
        ? { NODE_COMPILE_CACHE: compileCache }
        : { NODE_DISABLE_COMPILE_CACHE: '1' }),
    },
  })
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Beginning
}
