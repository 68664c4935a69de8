const chart = ['src/sky/natal-chart.test.ts', 'src/sky/aspects.test.ts']
const natalFacts = ['src/sky/natal-facts.test.ts']
const wholeDay = ['src/sky/whole-day-chart.test.ts', 'src/sky/natal-facts.test.ts']
const houses = ['src/sky/houses.test.ts']
const goldenEvents = ['src/sky/golden-events.test.ts']
const almanac = ['src/sky/almanac.test.ts']
const forecast = ['src/sky/forecast.test.ts']
const transits = ['src/sky/transits.test.ts']
const synastry = ['src/sky/synastry.test.ts']

const charts = [
  {
    rule: 'A sextile has an orb of 7°',
    file: 'src/sky/aspects.ts',
    from: '  sextile: 6,',
    to: '  sextile: 7,',
    tests: chart,
  },
  {
    rule: 'The lights get too little extra orb',
    file: 'src/sky/aspects.ts',
    from: 'const LIGHTS_EXTRA_ORB = 2',
    to: 'const LIGHTS_EXTRA_ORB = 1',
    tests: chart,
  },
  {
    rule: 'An aspect that widens is called applying',
    file: 'src/sky/aspects.ts',
    from: 'applying: widening < 0',
    to: 'applying: widening > 0',
    tests: chart,
  },
  {
    rule: 'Ascendant and midheaven make an aspect',
    file: 'src/sky/aspects.ts',
    from: "if (a.point === 'asc' && b.point === 'mc') continue",
    to: '',
    tests: chart,
  },
  {
    rule: 'Aspects are not in order of their orbs',
    file: 'src/sky/aspects.ts',
    from: 'return found.sort((one, other) => one.orbDegrees - other.orbDegrees)',
    to: 'return found',
    tests: chart,
  },
  {
    rule: 'A direct planet is called retrograde',
    file: 'src/sky/natal-chart.ts',
    from: 'retrograde: speed < 0, house',
    to: 'retrograde: speed > 0, house',
    tests: chart,
  },
  {
    rule: 'A body on a cusp is in the house before it',
    file: 'src/sky/houses.ts',
    from: 'while (house > 1 && past < normalizeDegrees',
    to: 'while (house > 1 && past <= normalizeDegrees',
    tests: houses,
  },
  {
    rule: 'Placidus houses are computed near the South Pole',
    file: 'src/sky/houses.ts',
    from: 'return Math.abs(latitude) < 90 - obliquity',
    to: 'return latitude < 90 - obliquity',
    tests: houses,
  },
  {
    rule: 'Whole-sign houses begin at the nearest sign',
    file: 'src/sky/houses.ts',
    from: 'twelveFrom(Math.floor(asc / 30) * 30)',
    to: 'twelveFrom(Math.round(asc / 30) * 30)',
    tests: houses,
  },
  {
    rule: 'Minutes of a degree are rounded up to the next sign',
    file: 'src/sky/zodiac.ts',
    from: 'Math.floor(normalizeDegrees(longitude) * 60)',
    to: 'Math.round(normalizeDegrees(longitude) * 60)',
    tests: chart,
  },
  {
    rule: 'A longitude beyond 180° is accepted',
    file: 'src/sky/place.ts',
    from: '!(Math.abs(lon) <= 180)',
    to: '!(Math.abs(lon) <= 360)',
    tests: [...chart, ...houses],
  },
]

const natal = [
  {
    rule: 'Three planets in a sign are no cluster',
    file: 'src/sky/clusters.ts',
    from: 'const CLUSTER_FROM = 3',
    to: 'const CLUSTER_FROM = 4',
    tests: natalFacts,
  },
  {
    rule: 'An element is strong with four planets',
    file: 'src/sky/balance.ts',
    from: 'const STRONG_ELEMENT = 5',
    to: 'const STRONG_ELEMENT = 4',
    tests: natalFacts,
  },
  {
    rule: 'Mars rules Scorpio',
    file: 'src/sky/rulers.ts',
    from: "Scorpio: 'pluto'",
    to: "Scorpio: 'mars'",
    tests: natalFacts,
  },
  {
    rule: 'A phase of the Moon begins at its exact angle',
    file: 'src/sky/moon-phase.ts',
    from: 'elongation + 22.5',
    to: 'elongation',
    tests: natalFacts,
  },
  {
    rule: 'A body on an angle has no more weight',
    file: 'src/sky/emphasis.ts',
    from: 'orbDegrees <= ANGULAR_DEGREES',
    to: 'orbDegrees <= 0',
    tests: natalFacts,
  },
  {
    rule: 'An unknown birth time keeps an aspect that leaves its orb',
    file: 'src/sky/whole-day-aspects.ts',
    from: 'if (orbDegrees > allowedOrb(aspect, a, b)) return undefined',
    to: '',
    tests: wholeDay,
  },
  {
    rule: 'An unknown birth time gives a degree that changes in the day',
    file: 'src/sky/natal-facts.ts',
    from: 'return isSettled && lowest.sign === highest.sign ? { degrees, minutes } : {}',
    to: 'return { degrees, minutes }',
    tests: wholeDay,
  },
  {
    rule: 'An unknown birth time says retrograde on the day of a station',
    file: 'src/sky/natal-facts.ts',
    from: 'if (!wholeDay?.isStation) fact.retrograde = retrograde',
    to: 'fact.retrograde = retrograde',
    tests: wholeDay,
  },
  {
    rule: 'A cluster counts a planet whose sign is uncertain',
    file: 'src/sky/clusters.ts',
    from: 'planets.filter((planet) => !bodies[planet].signsOfTheDay)',
    to: '[...planets]',
    tests: wholeDay,
  },
  {
    rule: 'A phase of the Moon that ends in the day is shown',
    file: 'src/sky/moon-phase.ts',
    from: 'if (!first || first !== last) return []',
    to: 'if (!first) return []',
    tests: wholeDay,
  },
]

const events = [
  {
    rule: 'A retrograde ingress names the sign that is left',
    file: 'src/sky/ingresses.ts',
    from: 'sign: isDirect ? opened : left',
    to: 'sign: opened',
    tests: goldenEvents,
  },
  {
    rule: 'A planet that turns direct is said to turn retrograde',
    file: 'src/sky/stations.ts',
    from: "isDirect ? 'direct' : 'retrograde'",
    to: "isDirect ? 'retrograde' : 'direct'",
    tests: goldenEvents,
  },
  {
    rule: 'A partial lunar eclipse is called total',
    file: 'src/sky/lunar-eclipse.ts',
    from: "axisDistance > umbra - MOON_RADIUS_KM ? 'partial' : 'total'",
    to: "axisDistance > umbra ? 'partial' : 'total'",
    tests: goldenEvents,
  },
  {
    rule: 'An event at the end of a window belongs to two days',
    file: 'src/sky/time-window.ts',
    from: 'second < epochSeconds(toJdUt)',
    to: 'second <= epochSeconds(toJdUt)',
    tests: almanac,
  },
  {
    rule: 'A void Moon begins before its last sextile',
    file: 'src/sky/void-moon.ts',
    from: '[0, 60, 90, 120, 180, 240, 270, 300]',
    to: '[0, 60, 90, 120, 180, 240, 270]',
    tests: almanac,
  },
  {
    rule: 'Instants are cut to the second instead of rounded',
    file: 'src/sky/julian-day.ts',
    from: 'const second = Math.round(epochSeconds(jdUt))',
    to: 'const second = Math.floor(epochSeconds(jdUt))',
    tests: ['src/sky/julian-day.test.ts'],
  },
]

const persons = [
  {
    rule: 'A planet that goes back over a cusp enters the house after it',
    file: 'src/sky/house-ingresses.ts',
    from: 'isDirect ? cusp : ((cusp + 10) % 12) + 1',
    to: 'cusp',
    tests: forecast,
  },
  {
    rule: 'Two transits of one pair on one date share an id',
    file: 'src/sky/forecast.ts',
    from: 'time === 1 ? fact',
    to: 'time >= 1 ? fact',
    tests: forecast,
  },
  {
    rule: 'A transit that may be on two dates is called certain',
    file: 'src/sky/forecast.ts',
    from: 'certain: earliest.startsWith(date) && latest.startsWith(date)',
    to: 'certain: earliest.startsWith(date) || latest.startsWith(date)',
    tests: forecast,
  },
  {
    rule: 'A full Moon weighs no more than a quarter Moon',
    file: 'src/sky/forecast-weights.ts',
    from: "phase === 'new' || phase === 'full' ? 0.7 : 0.4",
    to: '0.4',
    tests: forecast,
  },
  {
    rule: 'A transit that is uncertain by more than a day is shown',
    file: 'src/sky/transits.ts',
    from: 'if (Math.abs(one - other) > LONGEST_UNCERTAINTY_DAYS) return undefined',
    to: '',
    tests: transits,
  },
  {
    rule: 'An uncertain birth time makes an orb between two people look closer',
    file: 'src/sky/synastry.ts',
    from: 'Math.max(...orbs, found.orbDegrees)',
    to: 'Math.min(...orbs, found.orbDegrees)',
    tests: synastry,
  },
  {
    rule: 'A body that changes houses in the day is put into one of the partner’s',
    file: 'src/sky/synastry.ts',
    from: 'if (wholeDay && !staysIn(house, wholeDay, cusps)) return []',
    to: '',
    tests: synastry,
  },
]

export const skyFaults = [...charts, ...natal, ...events, ...persons]
