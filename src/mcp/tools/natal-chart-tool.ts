import { z } from 'zod'
import { toChartData } from '#readings/chart-data.ts'
import { wholeChartFacts } from '#sky/derived/whole-chart-facts.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { defineTool, type SkyDeps } from '../tool.ts'
import { Birth, readBirth } from './read-birth.ts'
import { shownFact } from './shown-fact.ts'

/** The facts with the most weight come first; the last ones say little. */
const MOST_FACTS = 60

export const natalChartTool = (deps: SkyDeps) =>
  defineTool({
    name: 'natal_chart',
    title: 'Natal chart',
    description:
      'The natal chart of a birth: planets, Ascendant, Midheaven, houses and aspects, and the facts of the chart by weight, each with its id and what it means. With an unknown birth time only what holds all day: no angles, no houses.',
    input: z.object({ birth: Birth }),
    async run({ birth }, call) {
      const { moment, place } = await readBirth(deps, birth, call)
      const chart = natalChart(deps.ephemeris, moment, place)
      const facts = wholeChartFacts(chart).toSorted((one, other) => other.weight - one.weight)
      return {
        chart: toChartData(chart, moment, place, deps.ephemeris.version),
        facts: facts.slice(0, MOST_FACTS).map(shownFact),
      }
    },
  })
