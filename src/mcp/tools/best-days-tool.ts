import { z } from 'zod'
import type { Reason, Window } from '#chat/findings.ts'
import { PURPOSES } from '#chat/question.ts'
import { findWindows } from '#chat/search/windows/find-windows.ts'
import { assistantMessages } from '#contract/assistant-messages.ts'
import { AppError } from '#errors.ts'
import { defineTool, type SkyDeps } from '../tool.ts'
import { chatSkyOf } from './chat-sky-of.ts'
import { Birth, readBirth } from './read-birth.ts'
import { datesFields, readDates } from './read-dates.ts'
import { shownEvent } from './shown-fact.ts'

export const bestDaysTool = (deps: SkyDeps) =>
  defineTool({
    name: 'best_days',
    title: 'Best days for a purpose',
    description:
      'The days in a period that suit a purpose best for a chart, the best first, and the days to avoid, each with the exact moments that speak for and against it. The rules are those of traditional elections. Days before today are left out of a period that includes today.',
    input: z.object({ birth: Birth, ...datesFields, purpose: z.enum(PURPOSES) }),
    async run({ birth, purpose, ...given }, call) {
      const dates = readDates(deps.ephemeris, given, call)
      const { from, to, timeZone } = dates
      const sky = chatSkyOf(deps, await readBirth(deps, birth, call), timeZone)
      const found = findWindows(sky, purpose, { from, to, words: `${from} to ${to}` })
      if (!found) throw new AppError('bad_request', assistantMessages.outsideEphemeris)
      const shown = (windows: readonly Window[]) =>
        windows.map((window) => shownWindow(window, timeZone))
      const fair = found.fair && { ordinaryButBest: shownWindow(found.fair, timeZone) }
      return { timeZone, good: shown(found.good), ...fair, avoid: shown(found.avoid) }
    },
  })

function shownWindow({ from, to, day, reasons, cautions }: Window, timeZone: string) {
  const shown = (list: readonly Reason[]) =>
    list.map(({ moment }) => shownEvent(moment.fact, timeZone))
  return { from, to, day, because: shown(reasons), against: shown(cautions) }
}
