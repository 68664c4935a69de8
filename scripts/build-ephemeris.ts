/**
 * Writes data/ephemeris.bin, the positions of all bodies from 1899 to 2102.
 *
 *   npm run build:ephemeris -- STATE.json
 *
 * STATE.json has the positions and velocities of the Sun and the planets at one instant, the only
 * external input; the error message of a call without it names the source. The same file gives the same
 * pack, byte for byte. data/README.md describes the computation and its accuracy.
 */
import { writeFileSync } from 'node:fs'
import { fit } from './ephemeris/fit.ts'
import { readInitialState } from './ephemeris/initial-state.ts'
import { moonFromSeries } from './ephemeris/moon.ts'
import { integrate } from './ephemeris/n-body.ts'
import { chebyshevOrbit } from './ephemeris/orbit.ts'
import { writePack } from './ephemeris/pack-writer.ts'
import { seriesOf } from './ephemeris/series.ts'

/** 17 December 1898 and 6 February 2103: whole segments of every length. */
const FROM_JD = 2_414_640.5
const TO_JD = 2_489_200.5
/** Light from Pluto takes seven hours, and interpolation needs points on both sides. */
const MARGIN_DAYS = 32

const state = readInitialState(process.argv[2])
const span = { fromJd: FROM_JD - MARGIN_DAYS, toJd: TO_JD + MARGIN_DAYS }

console.log('The Moon, term by term …')
const moon = chebyshevOrbit(moonFromSeries, {
  fromJd: span.fromJd - MARGIN_DAYS,
  toJd: span.toJd + MARGIN_DAYS,
  segmentDays: 16,
  nodes: 20,
})
console.log('The planets, step by step …')
const orbits = integrate(state, moon, span)
console.log('Polynomials …')
const fitted = seriesOf({ orbits, moon }).map((series) => fit(series, FROM_JD, TO_JD))

const pack = writePack(
  {
    version: 'cosmic-path-ephemeris 1 (JPL DE440, ELP/MPP02)',
    sources: {
      planets: `N-body integration from ${state.source}, JD ${state.jdTdb} TDB`,
      moon: 'ELP/MPP02, all terms, fitted to JPL DE405 (npm astronomia 4.2.0, MIT)',
      chiron: 'JPL Horizons (npm caelus 0.23.0, MIT)',
      integrator: 'ODEX (npm odex 2.0.4, BSD)',
      precession: 'IAU 2006',
      nutation: 'IAU 2000B',
    },
    fromJdTt: FROM_JD,
    toJdTt: TO_JD,
  },
  fitted,
)
writeFileSync(new URL('../data/ephemeris.bin', import.meta.url), pack)
console.log(`data/ephemeris.bin: ${fitted.length} series, ${pack.length} bytes`)
