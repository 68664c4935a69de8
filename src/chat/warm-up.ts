import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '#log.ts'
import { readersDate, windowOfDates } from '#lore/readers-clock.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import { natalChart } from '#sky/natal-chart.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import type { SkyCache } from '#sky/sky-cache.ts'
import { rejectionOf } from './answer/check.ts'
import { answerMessage } from './answer-message.ts'
import { compileRules } from './care/recognize-crisis.ts'
import type { ChatSky } from './chat-sky.ts'
import { understand } from './understand/understand.ts'

/** As far as most questions look. */
const MONTHS = 13
/** One of each kind that has patterns and phrases of its own. */
const QUESTIONS = [
  'Where is my Moon?',
  'Is Mercury retrograde?',
  'What happens next week?',
  'When is a good week to ask for a raise?',
  'When was Saturn last in my 4th house?',
  'What does my chart say about love?',
  'As a Leo rising, what should I know?',
]
/** Half of the time is left for requests. */
const PAUSE_MS = 20

interface Deps {
  ephemeris: Ephemeris
  skyCache: SkyCache
  today(): Date
}

/**
 * Does in advance what the first message of a process would wait for (measured: 0.7 to 2.5 seconds): compiles the
 * patterns of `care` and `understand`, fills the cache of the sky, and runs the code of answers.
 */
export async function warmUpChat(deps: Deps, pauseMs = PAUSE_MS): Promise<void> {
  for (const _ of slicesOf(deps)) await sleep(pauseMs, undefined, { ref: false })
}

/** Warms the chat up on its first call; a process whose users never open the chat skips it. */
export function createWarmUp({ log, ...deps }: Deps & { log: Log }): () => void {
  let hasBegun = false
  return () => {
    if (hasBegun) return
    hasBegun = true
    warmUpChat(deps).catch((error) => log.warn({ error }, 'The chat could not be warmed up'))
  }
}

function* slicesOf({ ephemeris, skyCache, today }: Deps): Generator<void> {
  yield* compileRules()
  const now = today()
  const context = { turns: [], today: readersDate(now, 'UTC'), timeZone: 'UTC', hasPartner: false }
  yield void rejectionOf('Saturn is exact on Monday.', [], 'UTC')
  for (const question of QUESTIONS) yield void understand(question, context)
  const first = Temporal.PlainDate.from(context.today)
  for (let months = 0; months < MONTHS; months++) {
    const date = first.add({ months }).toString()
    yield void skyCache.almanacOf(windowOfDates({ from: date, to: date }, 'UTC'))
  }
  const sky = skyOfNobody(ephemeris, skyCache, now)
  const earlier = { bets: [], wordings: [], questions: [] }
  for (const message of QUESTIONS)
    yield void answerMessage({ message, turns: [], earlier, sky, seed: message })
}

/** Somebody who was born at noon of a day in Greenwich. */
function skyOfNobody(ephemeris: Ephemeris, skyCache: SkyCache, now: Date): ChatSky {
  const moment = { timeKnown: true, epochMilliseconds: Date.UTC(1990, 0, 1, 12) } as const
  const chart = natalChart(ephemeris, moment, { lat: 51.5, lon: 0 })
  return { ...skyCache, ephemeris, chart, facts: chartFacts(chart), now, timeZone: 'UTC' }
}
