/**
 * Writes data/ephemeris.bin, where everything stands from 1899 to 2102.
 *
 *   npm run build:ephemeris -- STATE.json
 *
 * STATE.json holds where the Sun and the planets were and how they moved at one instant; it is all
 * that comes from outside, and the message below says where it can be had. Same file, same pack, byte
 * for byte. data/README.md says what is computed and how exact it is.
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
/** Pluto's light takes seven hours, and interpolation wants points on both sides. */
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
const fitted = seriesOf({ orbits, moon }).map((wanted) => fit(wanted, FROM_JD, TO_JD))

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
