import type { ChartData, Fact } from '#contract/chart.ts'
import type { NatalReading, Reading, WrittenText } from '#contract/readings.ts'

/** The chart of May 2, 1984, 20:04, St. Petersburg, Florida: a row of the reference births. */
export const chart: ChartData = {
  planets: [
    planet('Sun', 'Taurus', [12, 44], { longitude: 42.7471, housePosition: 6 }),
    planet('Moon', 'Gemini', [4, 16], { longitude: 64.2824, housePosition: 7 }),
    retrograde('Mercury', 'Aries', [26, 33], { longitude: 26.5658, housePosition: 6 }),
    planet('Venus', 'Taurus', [0, 58], { longitude: 30.9831, housePosition: 6 }),
    retrograde('Mars', 'Scorpio', [23, 42], { longitude: 233.7138, housePosition: 1 }),
    retrograde('Jupiter', 'Capricorn', [12, 56], { longitude: 282.9459, housePosition: 2 }),
    retrograde('Saturn', 'Scorpio', [13, 6], { longitude: 223.1081, housePosition: 12 }),
    retrograde('Uranus', 'Sagittarius', [12, 43], { longitude: 252.7247, housePosition: 2 }),
    retrograde('Neptune', 'Capricorn', [1, 10], { longitude: 271.1811, housePosition: 2 }),
    retrograde('Pluto', 'Scorpio', [0, 24], { longitude: 210.4049, housePosition: 12 }),
    planet('Chiron', 'Gemini', [1, 28], { longitude: 61.469, housePosition: 7 }),
    retrograde('North Node', 'Gemini', [6, 37], { longitude: 66.6173, housePosition: 7 }),
  ],
  ascendant: { signName: 'Scorpio', degrees: 13, minutes: 16, longitude: 223.269 },
  midheaven: { signName: 'Leo', degrees: 16, minutes: 56, longitude: 136.9463 },
  aspects: [
    separating('Saturn', 'Conjunction', 'Ascendant', [0, 9]),
    separating('Jupiter', 'Sextile', 'Saturn', [0, 9]),
    separating('Venus', 'Trine', 'Neptune', [0, 11]),
    separating('Sun', 'Trine', 'Jupiter', [0, 11]),
    separating('Jupiter', 'Sextile', 'Ascendant', [0, 19]),
    separating('Sun', 'Opposition', 'Saturn', [0, 21]),
    separating('Sun', 'Opposition', 'Ascendant', [0, 31]),
    separating('Venus', 'Opposition', 'Pluto', [0, 34]),
    separating('Neptune', 'Sextile', 'Pluto', [0, 46]),
    applying('Saturn', 'Square', 'Midheaven', [3, 50]),
    applying('Mercury', 'Opposition', 'Pluto', [3, 50]),
    separating('Sun', 'Square', 'Midheaven', [4, 11]),
    applying('Uranus', 'Trine', 'Midheaven', [4, 13]),
    applying('Mercury', 'Conjunction', 'Venus', [4, 25]),
    applying('Mercury', 'Trine', 'Neptune', [4, 36]),
    separating('Mars', 'Square', 'Midheaven', [6, 46]),
    applying('Moon', 'Opposition', 'Uranus', [8, 26]),
  ],
  houses: {
    system: 'placidus',
    cusps: [
      223.269, 252.5448, 283.9543, 316.9463, 349.278, 18.2861, 43.269, 72.5448, 103.9543, 136.9463,
      169.278, 198.2861,
    ],
  },
  moment: {
    utc: '1984-05-03T00:04:00Z',
    timeKnown: true,
    offsetSeconds: -14400,
    abbreviation: 'EDT',
    zone: 'America/New_York',
    tzVersion: '2026f',
  },
  place: { name: 'St. Petersburg, Florida, United States', lat: 27.77086, lon: -82.67927 },
  engine: 'Cosmic Path ephemeris 1 (DE440, 1800-2200)',
}

/** The same day without a birth time. */
export const chartOfTheDay: ChartData = {
  ...chart,
  planets: chart.planets.map((entry) => ({
    ...entry,
    housePosition: null,
    ...(entry.planetName === 'Moon' && { signsOfTheDay: ['Taurus', 'Gemini'] }),
  })),
  ascendant: null,
  midheaven: null,
  aspects: chart.aspects.filter(
    ({ planet2Name }) => planet2Name !== 'Ascendant' && planet2Name !== 'Midheaven',
  ),
  houses: null,
  moment: { ...chart.moment, timeKnown: false },
}

export const facts: Fact[] = [
  { id: 'placement:sun', label: 'Sun 12°44′ Taurus', points: ['Sun'] },
  { id: 'house:6:sun', label: 'Sun in the 6th house', points: ['Sun'] },
  { id: 'placement:moon', label: 'Moon 4°16′ Gemini', points: ['Moon'] },
  { id: 'house:7:moon', label: 'Moon in the 7th house', points: ['Moon'] },
  { id: 'angle:asc', label: 'Ascendant 13°16′ Scorpio', points: ['Ascendant'] },
  {
    id: 'aspect:saturn~ascendant:conjunction',
    label: 'Saturn conjunction Ascendant, orb 0°09′',
    points: ['Saturn', 'Ascendant'],
  },
  {
    id: 'aspect:sun~jupiter:trine',
    label: 'Sun trine Jupiter, orb 0°11′',
    points: ['Sun', 'Jupiter'],
  },
  {
    id: 'aspect:moon~uranus:opposition',
    label: 'Moon opposition Uranus, orb 8°26′',
    points: ['Moon', 'Uranus'],
  },
]

export const text: WrittenText = {
  opening: [
    {
      sentences: [
        { text: 'You were born as the Sun went down.', facts: ['placement:sun', 'angle:asc'] },
        {
          text: 'People take the silence before it for reserve.',
          facts: ['aspect:saturn~ascendant:conjunction'],
        },
      ],
    },
  ],
  sections: [
    {
      title: 'A table for two, and the window open',
      paragraphs: [
        {
          sentences: [
            {
              text: 'In company of one you come alive.',
              facts: ['placement:moon', 'house:7:moon'],
            },
            {
              text: 'And then, without notice, you need the street.',
              facts: ['aspect:moon~uranus:opposition'],
            },
          ],
        },
      ],
    },
  ],
}

const result =
  'You were born as the Sun went down. People take the silence before it for reserve.\n\n## A table for two, and the window open\n\nIn company of one you come alive. And then, without notice, you need the street.'

export const natalReading: NatalReading = {
  id: 'reading-1',
  result,
  reading: result,
  chartData: chart,
  text,
  facts,
}

export const savedReading: Reading = {
  id: 'reading-1',
  type: 'natal',
  result,
  createdAt: '2026-11-21T20:41:00.000Z',
  inputData: {
    natalChartData: {
      birthDate: '1984-05-02',
      birthTime: '20:04',
      birthLocation: 'St. Petersburg, Florida, United States',
      result: chart,
    },
  },
  text,
  facts,
}

type PlanetEntry = ChartData['planets'][number]
type AspectEntry = ChartData['aspects'][number]
type DegreesAndMinutes = [degrees: number, minutes: number]

function planet(
  planetName: string,
  signName: string,
  [degrees, minutes]: DegreesAndMinutes,
  where: Pick<PlanetEntry, 'longitude' | 'housePosition'>,
): PlanetEntry {
  return { planetName, signName, degrees, minutes, retrograde: false, ...where }
}

function retrograde(...known: Parameters<typeof planet>): PlanetEntry {
  return { ...planet(...known), retrograde: true }
}

function separating(
  planet1Name: string,
  aspectName: string,
  planet2Name: string,
  [degrees, minutes]: DegreesAndMinutes,
): AspectEntry {
  return { planet1Name, aspectName, planet2Name, degrees, minutes, applying: false }
}

function applying(...known: Parameters<typeof separating>): AspectEntry {
  return { ...separating(...known), applying: true }
}
