import type { AspectPoint } from '#sky/aspects.ts'
import type { QuarrelArgument } from './authored.ts'
import { jupiterJupiterQuarrels } from './corpus/quarrels/jupiter-jupiter.ts'
import { jupiterMarsQuarrels } from './corpus/quarrels/jupiter-mars.ts'
import { jupiterMercuryQuarrels } from './corpus/quarrels/jupiter-mercury.ts'
import { jupiterMoonQuarrels } from './corpus/quarrels/jupiter-moon.ts'
import { jupiterSaturnQuarrels } from './corpus/quarrels/jupiter-saturn.ts'
import { jupiterSunQuarrels } from './corpus/quarrels/jupiter-sun.ts'
import { jupiterVenusQuarrels } from './corpus/quarrels/jupiter-venus.ts'
import { marsJupiterQuarrels } from './corpus/quarrels/mars-jupiter.ts'
import { marsMarsQuarrels } from './corpus/quarrels/mars-mars.ts'
import { marsMercuryQuarrels } from './corpus/quarrels/mars-mercury.ts'
import { marsMoonQuarrels } from './corpus/quarrels/mars-moon.ts'
import { marsSaturnQuarrels } from './corpus/quarrels/mars-saturn.ts'
import { marsSunQuarrels } from './corpus/quarrels/mars-sun.ts'
import { marsVenusQuarrels } from './corpus/quarrels/mars-venus.ts'
import { mercuryJupiterQuarrels } from './corpus/quarrels/mercury-jupiter.ts'
import { mercuryMarsQuarrels } from './corpus/quarrels/mercury-mars.ts'
import { mercuryMercuryQuarrels } from './corpus/quarrels/mercury-mercury.ts'
import { mercuryMoonQuarrels } from './corpus/quarrels/mercury-moon.ts'
import { mercurySaturnQuarrels } from './corpus/quarrels/mercury-saturn.ts'
import { mercurySunQuarrels } from './corpus/quarrels/mercury-sun.ts'
import { mercuryVenusQuarrels } from './corpus/quarrels/mercury-venus.ts'
import { moonJupiterQuarrels } from './corpus/quarrels/moon-jupiter.ts'
import { moonMarsQuarrels } from './corpus/quarrels/moon-mars.ts'
import { moonMercuryQuarrels } from './corpus/quarrels/moon-mercury.ts'
import { moonMoonQuarrels } from './corpus/quarrels/moon-moon.ts'
import { moonSaturnQuarrels } from './corpus/quarrels/moon-saturn.ts'
import { moonSunQuarrels } from './corpus/quarrels/moon-sun.ts'
import { moonVenusQuarrels } from './corpus/quarrels/moon-venus.ts'
import { saturnJupiterQuarrels } from './corpus/quarrels/saturn-jupiter.ts'
import { saturnMarsQuarrels } from './corpus/quarrels/saturn-mars.ts'
import { saturnMercuryQuarrels } from './corpus/quarrels/saturn-mercury.ts'
import { saturnMoonQuarrels } from './corpus/quarrels/saturn-moon.ts'
import { saturnSaturnQuarrels } from './corpus/quarrels/saturn-saturn.ts'
import { saturnSunQuarrels } from './corpus/quarrels/saturn-sun.ts'
import { saturnVenusQuarrels } from './corpus/quarrels/saturn-venus.ts'
import { sunJupiterQuarrels } from './corpus/quarrels/sun-jupiter.ts'
import { sunMarsQuarrels } from './corpus/quarrels/sun-mars.ts'
import { sunMercuryQuarrels } from './corpus/quarrels/sun-mercury.ts'
import { sunMoonQuarrels } from './corpus/quarrels/sun-moon.ts'
import { sunSaturnQuarrels } from './corpus/quarrels/sun-saturn.ts'
import { sunSunQuarrels } from './corpus/quarrels/sun-sun.ts'
import { sunVenusQuarrels } from './corpus/quarrels/sun-venus.ts'
import { venusJupiterQuarrels } from './corpus/quarrels/venus-jupiter.ts'
import { venusMarsQuarrels } from './corpus/quarrels/venus-mars.ts'
import { venusMercuryQuarrels } from './corpus/quarrels/venus-mercury.ts'
import { venusMoonQuarrels } from './corpus/quarrels/venus-moon.ts'
import { venusSaturnQuarrels } from './corpus/quarrels/venus-saturn.ts'
import { venusSunQuarrels } from './corpus/quarrels/venus-sun.ts'
import { venusVenusQuarrels } from './corpus/quarrels/venus-venus.ts'

const quarrels: Partial<Record<string, readonly QuarrelArgument[]>> = {
  'jupiter~jupiter': jupiterJupiterQuarrels,
  'jupiter~mars': jupiterMarsQuarrels,
  'jupiter~mercury': jupiterMercuryQuarrels,
  'jupiter~moon': jupiterMoonQuarrels,
  'jupiter~saturn': jupiterSaturnQuarrels,
  'jupiter~sun': jupiterSunQuarrels,
  'jupiter~venus': jupiterVenusQuarrels,
  'mars~jupiter': marsJupiterQuarrels,
  'mars~mars': marsMarsQuarrels,
  'mars~mercury': marsMercuryQuarrels,
  'mars~moon': marsMoonQuarrels,
  'mars~saturn': marsSaturnQuarrels,
  'mars~sun': marsSunQuarrels,
  'mars~venus': marsVenusQuarrels,
  'mercury~jupiter': mercuryJupiterQuarrels,
  'mercury~mars': mercuryMarsQuarrels,
  'mercury~mercury': mercuryMercuryQuarrels,
  'mercury~moon': mercuryMoonQuarrels,
  'mercury~saturn': mercurySaturnQuarrels,
  'mercury~sun': mercurySunQuarrels,
  'mercury~venus': mercuryVenusQuarrels,
  'moon~jupiter': moonJupiterQuarrels,
  'moon~mars': moonMarsQuarrels,
  'moon~mercury': moonMercuryQuarrels,
  'moon~moon': moonMoonQuarrels,
  'moon~saturn': moonSaturnQuarrels,
  'moon~sun': moonSunQuarrels,
  'moon~venus': moonVenusQuarrels,
  'saturn~jupiter': saturnJupiterQuarrels,
  'saturn~mars': saturnMarsQuarrels,
  'saturn~mercury': saturnMercuryQuarrels,
  'saturn~moon': saturnMoonQuarrels,
  'saturn~saturn': saturnSaturnQuarrels,
  'saturn~sun': saturnSunQuarrels,
  'saturn~venus': saturnVenusQuarrels,
  'sun~jupiter': sunJupiterQuarrels,
  'sun~mars': sunMarsQuarrels,
  'sun~mercury': sunMercuryQuarrels,
  'sun~moon': sunMoonQuarrels,
  'sun~saturn': sunSaturnQuarrels,
  'sun~sun': sunSunQuarrels,
  'sun~venus': sunVenusQuarrels,
  'venus~jupiter': venusJupiterQuarrels,
  'venus~mars': venusMarsQuarrels,
  'venus~mercury': venusMercuryQuarrels,
  'venus~moon': venusMoonQuarrels,
  'venus~saturn': venusSaturnQuarrels,
  'venus~sun': venusSunQuarrels,
  'venus~venus': venusVenusQuarrels,
}

/** The quarrels of the reader's planet with the partner's where the two are square or opposite. */
export function quarrelArguments(
  you: AspectPoint,
  partner: AspectPoint,
): readonly QuarrelArgument[] {
  return quarrels[`${you}~${partner}`] ?? []
}
