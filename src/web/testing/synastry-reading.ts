import type { Fact } from '#contract/chart.ts'
import type { Reading, SynastryReading, WrittenText } from '#contract/readings.ts'
import { chart, chartOfTheDay } from './natal-reading.ts'

const facts: Fact[] = [
  {
    id: 'synastry:you.moon~partner.venus:trine',
    label: "Your Moon trine Grace's Venus, orb 1°02′",
    points: ['your Moon', "your partner's Venus"],
  },
  {
    id: 'synastry:you.mars~partner.moon:square',
    label: "Your Mars square Grace's Moon, orb 3°40′",
    points: ['your Mars', "your partner's Moon"],
  },
]

const text: WrittenText = {
  opening: [
    {
      sentences: [
        { text: 'Grace hears you come in before the key turns.', facts: [facts[0]?.id ?? ''] },
      ],
    },
  ],
  sections: [
    {
      title: 'Where it rubs: the open door and the blanket',
      paragraphs: [
        {
          sentences: [
            { text: 'You begin to move the chairs while Grace sits.', facts: [facts[1]?.id ?? ''] },
          ],
        },
      ],
    },
  ],
}

export const synastryReading: SynastryReading = {
  id: '5f0c3a9e-0d51-4bb4-9a52-0d3c6f9f7b11',
  result: 'Grace hears you come in before the key turns.',
  user: { date: '1984-05-02', time: '20:04', location: 'St. Petersburg, Florida, United States' },
  partner: { name: 'Grace', date: '1990-06-10', time: 'unknown', location: 'Tampa' },
  synastryData: {
    user: chart,
    partner: chartOfTheDay,
    aspects: [
      { yourPlanet: 'Moon', aspectName: 'Trine', partnerPlanet: 'Venus', degrees: 1, minutes: 2 },
      { yourPlanet: 'Mars', aspectName: 'Square', partnerPlanet: 'Moon', degrees: 3, minutes: 40 },
    ],
  },
  text,
  facts,
}

const { id, result, user, partner, synastryData } = synastryReading
export const savedSynastry: Reading = {
  id,
  type: 'synastry',
  result,
  createdAt: '2026-11-20T20:15:00Z',
  inputData: { synastryData: { user, partner, result: synastryData } },
  text,
  facts,
}
