import type { AspectPoint } from '#sky/aspects.ts'
import type { QuarrelArgument } from './authored.ts'
import { jupiterJupiter } from './corpus/quarrels/jupiter-jupiter.ts'
import { jupiterMars } from './corpus/quarrels/jupiter-mars.ts'
import { jupiterMercury } from './corpus/quarrels/jupiter-mercury.ts'
import { jupiterMoon } from './corpus/quarrels/jupiter-moon.ts'
import { jupiterSaturn } from './corpus/quarrels/jupiter-saturn.ts'
import { jupiterSun } from './corpus/quarrels/jupiter-sun.ts'
import { jupiterVenus } from './corpus/quarrels/jupiter-venus.ts'
import { marsJupiter } from './corpus/quarrels/mars-jupiter.ts'
import { marsMars } from './corpus/quarrels/mars-mars.ts'
import { marsMercury } from './corpus/quarrels/mars-mercury.ts'
import { marsMoon } from './corpus/quarrels/mars-moon.ts'
import { marsSaturn } from './corpus/quarrels/mars-saturn.ts'
import { marsSun } from './corpus/quarrels/mars-sun.ts'
import { marsVenus } from './corpus/quarrels/mars-venus.ts'
import { mercuryJupiter } from './corpus/quarrels/mercury-jupiter.ts'
import { mercuryMars } from './corpus/quarrels/mercury-mars.ts'
import { mercuryMercury } from './corpus/quarrels/mercury-mercury.ts'
import { mercuryMoon } from './corpus/quarrels/mercury-moon.ts'
import { mercurySaturn } from './corpus/quarrels/mercury-saturn.ts'
import { mercurySun } from './corpus/quarrels/mercury-sun.ts'
import { mercuryVenus } from './corpus/quarrels/mercury-venus.ts'
import { moonJupiter } from './corpus/quarrels/moon-jupiter.ts'
import { moonMars } from './corpus/quarrels/moon-mars.ts'
import { moonMercury } from './corpus/quarrels/moon-mercury.ts'
import { moonMoon } from './corpus/quarrels/moon-moon.ts'
import { moonSaturn } from './corpus/quarrels/moon-saturn.ts'
import { moonSun } from './corpus/quarrels/moon-sun.ts'
import { moonVenus } from './corpus/quarrels/moon-venus.ts'
import { saturnJupiter } from './corpus/quarrels/saturn-jupiter.ts'
import { saturnMars } from './corpus/quarrels/saturn-mars.ts'
import { saturnMercury } from './corpus/quarrels/saturn-mercury.ts'
import { saturnMoon } from './corpus/quarrels/saturn-moon.ts'
import { saturnSaturn } from './corpus/quarrels/saturn-saturn.ts'
import { saturnSun } from './corpus/quarrels/saturn-sun.ts'
import { saturnVenus } from './corpus/quarrels/saturn-venus.ts'
import { sunJupiter } from './corpus/quarrels/sun-jupiter.ts'
import { sunMars } from './corpus/quarrels/sun-mars.ts'
import { sunMercury } from './corpus/quarrels/sun-mercury.ts'
import { sunMoon } from './corpus/quarrels/sun-moon.ts'
import { sunSaturn } from './corpus/quarrels/sun-saturn.ts'
import { sunSun } from './corpus/quarrels/sun-sun.ts'
import { sunVenus } from './corpus/quarrels/sun-venus.ts'
import { venusJupiter } from './corpus/quarrels/venus-jupiter.ts'
import { venusMars } from './corpus/quarrels/venus-mars.ts'
import { venusMercury } from './corpus/quarrels/venus-mercury.ts'
import { venusMoon } from './corpus/quarrels/venus-moon.ts'
import { venusSaturn } from './corpus/quarrels/venus-saturn.ts'
import { venusSun } from './corpus/quarrels/venus-sun.ts'
import { venusVenus } from './corpus/quarrels/venus-venus.ts'

const quarrels: Partial<Record<string, readonly QuarrelArgument[]>> = {
  'jupiter~jupiter': jupiterJupiter,
  'jupiter~mars': jupiterMars,
  'jupiter~mercury': jupiterMercury,
  'jupiter~moon': jupiterMoon,
  'jupiter~saturn': jupiterSaturn,
  'jupiter~sun': jupiterSun,
  'jupiter~venus': jupiterVenus,
  'mars~jupiter': marsJupiter,
  'mars~mars': marsMars,
  'mars~mercury': marsMercury,
  'mars~moon': marsMoon,
  'mars~saturn': marsSaturn,
  'mars~sun': marsSun,
  'mars~venus': marsVenus,
  'mercury~jupiter': mercuryJupiter,
  'mercury~mars': mercuryMars,
  'mercury~mercury': mercuryMercury,
  'mercury~moon': mercuryMoon,
  'mercury~saturn': mercurySaturn,
  'mercury~sun': mercurySun,
  'mercury~venus': mercuryVenus,
  'moon~jupiter': moonJupiter,
  'moon~mars': moonMars,
  'moon~mercury': moonMercury,
  'moon~moon': moonMoon,
  'moon~saturn': moonSaturn,
  'moon~sun': moonSun,
  'moon~venus': moonVenus,
  'saturn~jupiter': saturnJupiter,
  'saturn~mars': saturnMars,
  'saturn~mercury': saturnMercury,
  'saturn~moon': saturnMoon,
  'saturn~saturn': saturnSaturn,
  'saturn~sun': saturnSun,
  'saturn~venus': saturnVenus,
  'sun~jupiter': sunJupiter,
  'sun~mars': sunMars,
  'sun~mercury': sunMercury,
  'sun~moon': sunMoon,
  'sun~saturn': sunSaturn,
  'sun~sun': sunSun,
  'sun~venus': sunVenus,
  'venus~jupiter': venusJupiter,
  'venus~mars': venusMars,
  'venus~mercury': venusMercury,
  'venus~moon': venusMoon,
  'venus~saturn': venusSaturn,
  'venus~sun': venusSun,
  'venus~venus': venusVenus,
}

/** The quarrels of the reader's planet with the partner's where the two are square or opposite. */
export function quarrelArguments(
  you: AspectPoint,
  partner: AspectPoint,
): readonly QuarrelArgument[] {
  return quarrels[`${you}~${partner}`] ?? []
}
