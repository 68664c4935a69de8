import type { AspectPoint } from '#sky/aspects.ts'
import type { TransitBody } from '#sky/events.ts'
import type {
  EclipseFact,
  ForecastFact,
  HouseEntryFact,
  IngressFact,
  LunationFact,
  MoonInHouseFact,
  MoonInSignFact,
  StationFact,
} from '#sky/forecast-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { aspectQuality } from './aspect-quality.ts'
import { houseIngresses } from './corpus/house-ingresses/first-entries.ts'
import { anyBodyHouseReentries, houseReentries } from './corpus/house-ingresses/reentries.ts'
import { eclipseInHouse, eclipseInSign } from './corpus/sky-events/eclipses.ts'
import { signIngresses } from './corpus/sky-events/ingresses.ts'
import { lunationInHouse, lunationInSign } from './corpus/sky-events/lunations.ts'
import {
  monthCloses,
  monthClosesBySign,
  monthOpens,
  monthOpensBySign,
} from './corpus/sky-events/months.ts'
import { moonInHouse } from './corpus/sky-events/moon-in-house.ts'
import { moonInSign } from './corpus/sky-events/moon-in-sign.ts'
import { signReentries } from './corpus/sky-events/sign-reentries.ts'
import { stations } from './corpus/sky-events/stations.ts'
import { voidMoon } from './corpus/sky-events/void-moon.ts'
import { weekends, weekendsBySign } from './corpus/sky-events/weekends.ts'
import { chironTransits } from './corpus/transits/chiron.ts'
import { jupiterTransits } from './corpus/transits/jupiter.ts'
import { marsTransits } from './corpus/transits/mars.ts'
import { mercuryTransits } from './corpus/transits/mercury.ts'
import { moonTransits } from './corpus/transits/moon.ts'
import { neptuneTransits } from './corpus/transits/neptune.ts'
import { plutoTransits } from './corpus/transits/pluto.ts'
import { saturnTransits } from './corpus/transits/saturn.ts'
import { sunTransits } from './corpus/transits/sun.ts'
import { uranusTransits } from './corpus/transits/uranus.ts'
import { venusTransits } from './corpus/transits/venus.ts'
import type { House } from './house.ts'
import type { Entry } from './natal-entries.ts'
import type { AspectQuality, Wording } from './wording.ts'

const transits: Record<TransitBody, Record<AspectPoint, Record<AspectQuality, Wording[]>>> = {
  sun: sunTransits,
  moon: moonTransits,
  mercury: mercuryTransits,
  venus: venusTransits,
  mars: marsTransits,
  jupiter: jupiterTransits,
  saturn: saturnTransits,
  uranus: uranusTransits,
  neptune: neptuneTransits,
  pluto: plutoTransits,
  chiron: chironTransits,
}

/** Wordings for a transit, sky event or stay of the Moon. None for the Moon's ingresses. */
export function forecastEntries(fact: ForecastFact): Entry[] {
  switch (fact.kind) {
    case 'transit': {
      const quality = aspectQuality(fact.aspect)
      const wordings = transits[fact.body][fact.natal][quality]
      return entries(`transit/${fact.body}~${fact.natal}/${quality}`, wordings)
    }
    case 'lunation':
      return lunationEntries(fact)
    case 'eclipse':
      return eclipseEntries(fact)
    case 'ingress':
      return signIngressEntries(fact)
    case 'station':
      return stationEntries(fact)
    case 'house-entry':
      return houseIngressEntries(fact)
    case 'void-moon':
      return entries('void-moon', voidMoon)
    case 'moon-in-house':
    case 'moon-in-sign':
      return moonEntries(fact)
  }
}

/** A retrograde body returns to a sign that it has been in before, so it has wordings of its own. */
function signIngressEntries({ body, sign, retrograde }: IngressFact): Entry[] {
  if (body === 'moon') return []
  return retrograde
    ? entries(`return/${sign}`, signReentries[sign])
    : entries(`ingress/${body}/${sign}`, signIngresses[body][sign])
}

/** A retrograde body returns to unfinished business in a house; it begins nothing new there. */
function houseIngressEntries({ body, house, retrograde }: HouseEntryFact): Entry[] {
  if (body === 'moon') return []
  if (!retrograde || body === 'sun')
    return entries(`house-entry/${body}/${house}`, houseIngresses[body][house as House])
  return [
    ...entries(`house-reentry/${body}/${house}`, houseReentries[body][house as House]),
    ...entries(`house-reentry/any/${house}`, anyBodyHouseReentries[house as House]),
  ]
}

function lunationEntries({ phase, house, sign }: LunationFact): Entry[] {
  return located(`lunation/${phase}`, lunationInHouse[phase], lunationInSign[phase], house, sign)
}

function eclipseEntries({ of, house, sign }: EclipseFact): Entry[] {
  return located(`eclipse/${of}`, eclipseInHouse[of], eclipseInSign[of], house, sign)
}

/** House wordings come first: a house is personal, while everyone shares the sign. */
function located(
  name: string,
  inHouse: Record<House, Wording[]>,
  inSign: Record<Sign, Wording[]>,
  house: number | undefined,
  sign: Sign,
): Entry[] {
  return [
    ...(house ? entries(`${name}/${house}`, inHouse[house as House]) : []),
    ...entries(`${name}/${sign}`, inSign[sign]),
  ]
}

/** The Sun and the Moon have no stations. */
function stationEntries({ body, direction }: StationFact): Entry[] {
  if (body === 'sun' || body === 'moon') return []
  return entries(`station/${body}/${direction}`, stations[body][direction])
}

/** Wordings for a weekend with the Moon in that house or sign. */
export function weekendEntries(fact: MoonInHouseFact | MoonInSignFact): Entry[] {
  return fact.kind === 'moon-in-house'
    ? entries(`weekend/${fact.house}`, weekends[fact.house as House])
    : entries(`weekend/${fact.sign}`, weekendsBySign[fact.sign])
}

/** Wordings for what ends in the month of that lunation. */
export function monthClosesEntries({ house, sign }: LunationFact): Entry[] {
  return house
    ? entries(`month-closes/${house}`, monthCloses[house as House])
    : entries(`month-closes/${sign}`, monthClosesBySign[sign])
}

/** Wordings for what begins in the month of that lunation. */
export function monthOpensEntries({ house, sign }: LunationFact): Entry[] {
  return house
    ? entries(`month-opens/${house}`, monthOpens[house as House])
    : entries(`month-opens/${sign}`, monthOpensBySign[sign])
}

function moonEntries(fact: MoonInHouseFact | MoonInSignFact): Entry[] {
  return fact.kind === 'moon-in-house'
    ? entries(`moon-in-house/${fact.house}`, moonInHouse[fact.house as House])
    : entries(`moon-in-sign/${fact.sign}`, moonInSign[fact.sign])
}

function entries(name: string, wordings: readonly Wording[]): Entry[] {
  return wordings.map((wording, index) => ({ id: `${name}/${index + 1}`, wording }))
}
