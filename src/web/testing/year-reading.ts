import type { Fact } from '#contract/chart.ts'
import type { YearReading } from '#contract/readings.ts'

const facts: Fact[] = [
  {
    id: 'transit:saturn~moon:square:2027-03-19',
    label: 'Saturn square your Moon',
    points: ['Saturn', 'Moon'],
  },
  {
    id: 'transit:jupiter~moon:trine:2027-10-06',
    label: 'Jupiter trine your Moon',
    points: ['Jupiter', 'Moon'],
  },
  { id: 'birthday:2027-06-10', label: 'Your birthday', points: ['Sun'] },
]

const lane = (at: string, fact: Fact, quality: 'tense' | 'harmonious') => ({
  id: fact.label,
  label: fact.label,
  planet: fact.points[0] ?? '',
  quality,
  passes: [{ at, fact: fact.id, number: 1, of: 1 }],
  curves: [{ day: 100, degrees: [-2, -1, 0, 1, 2] }],
})

const [saturn, jupiter, birthday] = facts as [Fact, Fact, Fact]

const paragraph = (text: string, fact: Fact) => ({
  sentences: [{ text, facts: [fact.id] }],
})

export const yearReading: YearReading = {
  id: 'year-1',
  result: 'Saturn squares your Moon.',
  yearData: {
    from: '2026-11-22',
    to: '2027-11-21',
    begin: '2026-11-22T00:00:00Z',
    step: 2,
    widest: 3,
    lanes: [
      lane('2027-03-19T12:00:00Z', saturn, 'tense'),
      lane('2027-10-06T12:00:00Z', jupiter, 'harmonious'),
    ],
    eclipses: [
      {
        at: '2027-02-06T16:00:00Z',
        fact: 'eclipse:solar:annular:2027-02-06',
        of: 'solar',
        label: 'Annular solar eclipse 17°38′ Aquarius',
      },
    ],
    birthday: '2027-06-10',
  },
  text: {
    opening: [paragraph('Your birthday is in June.', birthday)],
    sections: [
      {
        title: 'What comes',
        paragraphs: [
          paragraph('On March 19, Saturn squares your Moon.', saturn),
          paragraph('On October 6, Jupiter makes a trine to your Moon.', jupiter),
        ],
      },
    ],
  },
  facts,
}
