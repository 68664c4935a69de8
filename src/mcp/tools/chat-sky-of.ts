import type { ChatSky } from '#chat/chat-sky.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import type { SkyDeps } from '../tool.ts'
import type { KnownBirth } from './read-birth.ts'

/** What the searches of the chat compute from, for any birth. */
export function chatSkyOf(
  { ephemeris, skyCache, today }: SkyDeps,
  { moment, place }: KnownBirth,
  timeZone: string,
): ChatSky {
  const chart = natalChart(ephemeris, moment, place)
  return { ...skyCache, ephemeris, chart, facts: chartFacts(chart), now: today(), timeZone }
}
