import { z } from 'zod'
import { defineTool, type SkyDeps } from '../tool.ts'
import { findEvents, listEvents } from './find-events.ts'
import { Birth, readChart } from './read-birth.ts'
import { datesFields, readDates } from './read-dates.ts'

export const transitsTool = (deps: SkyDeps) =>
  defineTool({
    name: 'transits',
    title: 'Transits to a chart',
    description:
      'The exact moments in a period when transiting planets aspect the points of a natal chart or enter its houses, in order, each with its id and what it means. The Moon’s own contacts are left out unless asked for. "leftOut" counts what was too light to list.',
    input: z.object({
      birth: Birth,
      ...datesFields,
      includeMoon: z.boolean().default(false).describe('Also the contacts of the Moon'),
    }),
    async run({ birth, includeMoon, ...given }, call) {
      const dates = readDates(deps.ephemeris, given, call)
      const chart = await readChart(deps, birth, call)
      const found = findEvents(deps.skyCache, dates, chart).filter(
        (fact) =>
          (fact.kind === 'transit' || fact.kind === 'house-entry') &&
          (includeMoon || fact.body !== 'moon'),
      )
      return listEvents(found, dates)
    },
  })
