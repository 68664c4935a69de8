import type { CosmicEvent } from '#contract/calendar.ts'
import type { ChartData, Fact } from '#contract/chart.ts'
import type { WrittenText } from '#contract/readings.ts'
import data from './example.json' with { type: 'json' }

interface Text {
  text: WrittenText
  facts: Fact[]
}

interface Example {
  chart: ChartData
  /** The first paragraph. */
  portrait: Text
  day: Text & { date: string }
  week: {
    startDate: string
    endDate: string
    keyDates: (Omit<CosmicEvent, 'id'> & { factId: string })[]
  }
}

/** What Cosmic Path makes of one invented birth. `npm run build:example` writes it. */
export const example = data as Example
