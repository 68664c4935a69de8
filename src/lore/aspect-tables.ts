import type { Planet } from '#sky/bodies.ts'
import type { AspectParagraphs, AspectsOfPlanet, SlowAspectParagraphs } from './authored.ts'
import { marsAspects } from './corpus/aspects/mars.ts'
import { marsJupiter } from './corpus/aspects/mars-jupiter.ts'
import { marsNeptune } from './corpus/aspects/mars-neptune.ts'
import { marsPluto } from './corpus/aspects/mars-pluto.ts'
import { marsSaturn } from './corpus/aspects/mars-saturn.ts'
import { marsUranus } from './corpus/aspects/mars-uranus.ts'
import { mercuryAspects } from './corpus/aspects/mercury.ts'
import { mercuryJupiter } from './corpus/aspects/mercury-jupiter.ts'
import { mercuryMars } from './corpus/aspects/mercury-mars.ts'
import { mercuryNeptune } from './corpus/aspects/mercury-neptune.ts'
import { mercuryPluto } from './corpus/aspects/mercury-pluto.ts'
import { mercurySaturn } from './corpus/aspects/mercury-saturn.ts'
import { mercuryUranus } from './corpus/aspects/mercury-uranus.ts'
import { moonAspects } from './corpus/aspects/moon.ts'
import { moonJupiter } from './corpus/aspects/moon-jupiter.ts'
import { moonMars } from './corpus/aspects/moon-mars.ts'
import { moonMercury } from './corpus/aspects/moon-mercury.ts'
import { moonNeptune } from './corpus/aspects/moon-neptune.ts'
import { moonPluto } from './corpus/aspects/moon-pluto.ts'
import { moonSaturn } from './corpus/aspects/moon-saturn.ts'
import { moonUranus } from './corpus/aspects/moon-uranus.ts'
import { moonVenus } from './corpus/aspects/moon-venus.ts'
import { sunAspects } from './corpus/aspects/sun.ts'
import { sunJupiter } from './corpus/aspects/sun-jupiter.ts'
import { sunMars } from './corpus/aspects/sun-mars.ts'
import { sunMoon } from './corpus/aspects/sun-moon.ts'
import { sunNeptune } from './corpus/aspects/sun-neptune.ts'
import { sunPluto } from './corpus/aspects/sun-pluto.ts'
import { sunSaturn } from './corpus/aspects/sun-saturn.ts'
import { sunUranus } from './corpus/aspects/sun-uranus.ts'
import { venusAspects } from './corpus/aspects/venus.ts'
import { venusJupiter } from './corpus/aspects/venus-jupiter.ts'
import { venusMars } from './corpus/aspects/venus-mars.ts'
import { venusNeptune } from './corpus/aspects/venus-neptune.ts'
import { venusPluto } from './corpus/aspects/venus-pluto.ts'
import { venusSaturn } from './corpus/aspects/venus-saturn.ts'
import { venusUranus } from './corpus/aspects/venus-uranus.ts'

/** Whole paragraphs on two planets in aspect, by the elements of their signs. */
export const aspectParagraphs: Partial<Record<string, AspectParagraphs | SlowAspectParagraphs>> = {
  'sun~moon': sunMoon,
  'sun~mars': sunMars,
  'sun~jupiter': sunJupiter,
  'sun~saturn': sunSaturn,
  'sun~uranus': sunUranus,
  'sun~neptune': sunNeptune,
  'sun~pluto': sunPluto,
  'moon~mercury': moonMercury,
  'moon~venus': moonVenus,
  'moon~mars': moonMars,
  'moon~jupiter': moonJupiter,
  'moon~saturn': moonSaturn,
  'moon~uranus': moonUranus,
  'moon~neptune': moonNeptune,
  'moon~pluto': moonPluto,
  'mercury~mars': mercuryMars,
  'mercury~jupiter': mercuryJupiter,
  'mercury~saturn': mercurySaturn,
  'mercury~uranus': mercuryUranus,
  'mercury~neptune': mercuryNeptune,
  'mercury~pluto': mercuryPluto,
  'venus~mars': venusMars,
  'venus~jupiter': venusJupiter,
  'venus~saturn': venusSaturn,
  'venus~uranus': venusUranus,
  'venus~neptune': venusNeptune,
  'venus~pluto': venusPluto,
  'mars~jupiter': marsJupiter,
  'mars~saturn': marsSaturn,
  'mars~uranus': marsUranus,
  'mars~neptune': marsNeptune,
  'mars~pluto': marsPluto,
}

/** Whole paragraphs on two planets in aspect, whatever their signs. */
export const aspectsOfAnySigns: Partial<Record<Planet, AspectsOfPlanet>> = {
  sun: sunAspects,
  moon: moonAspects,
  mercury: mercuryAspects,
  venus: venusAspects,
  mars: marsAspects,
}
