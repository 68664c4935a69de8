import { type Body, type Planet, planets } from '#sky/bodies.ts'
import type { AspectFact } from '#sky/facts.ts'
import type { ChartReading } from './chart-reading.ts'
import {
  type Conversation,
  conversation,
  type Gathering,
  type Thread,
  type Voice,
  voicesOf,
} from './threads.ts'

const generational: Voice[] = ['uranus', 'neptune', 'pluto']

const CONVERSATIONS = 3
/** Four planets in one place outweigh any single aspect. */
const LOUD_CLUSTER = 4

/** Love, work and rest have someone to speak for them, and the lights are never left out. */
const indispensable: Planet[] = ['sun', 'moon', 'venus', 'mercury', 'saturn', 'mars']
/** How many of those one text has room for. */
const INDISPENSABLE_AT_LEAST = 5

/**
 * Chooses what the text is about: the tightest aspects of what is a person's own, what is crowded,
 * then whoever must not be missing. The weightiest thread comes first, and no placement is told twice.
 */
export function planThreads(chart: ChartReading, mostThreads: number): Thread[] {
  const uncertain = uncertainties(chart)
  const threads: Thread[] = [...gatherings(chart), ...uncertain]
  threads.push(...conversations(chart, threads, CONVERSATIONS - threads.length))
  threads.sort((one, other) => weightOf(other) - weightOf(one))
  addNeighborhoods(chart, threads, mostThreads)
  const hasDirection = isTold(chart, 'true_node')
  // Without houses there is less to say of each, so more come to speak.
  if (!chart.timeKnown) {
    const room = roomIn(threads, mostThreads) - (hasDirection ? 1 : 0)
    threads.push(...conversations(chart, threads, room))
    addCompanions(chart, threads, mostThreads - (hasDirection ? 1 : 0))
  }
  if (hasDirection && roomIn(threads, mostThreads) > 0) threads.push({ kind: 'direction' })
  return withEchoes(chart, threads)
}

/** Who would be alone is told by an aspect, if there is one, to another voice. */
function companyFor(chart: ChartReading, voices: Planet[]): Thread {
  const [alone, other] = voices
  const tie = chart.aspects.find(
    (aspect) => isTellable(chart, aspect) && (aspect.a === alone || aspect.b === alone),
  )
  return tie && !other ? conversation(tie) : { kind: 'neighborhood', voices }
}

/** Whoever has not been heard yet, two by two, while there is room. */
function addCompanions(chart: ChartReading, threads: Thread[], most: number) {
  const heard = new Set(threads.flatMap(voicesOf))
  const silent = planets.filter((planet) => !heard.has(planet) && isSettled(chart, planet))
  while (silent.length > 0 && roomIn(threads, most) > 0) {
    threads.push(companyFor(chart, silent.splice(0, 2)))
  }
}

/** Both signs of an uncertain light together are told beside the threads. */
function roomIn(threads: Thread[], most: number): number {
  return most - threads.filter(({ kind }) => kind !== 'uncertainty').length
}

function withEchoes(chart: ChartReading, threads: Thread[]): Thread[] {
  const heard = new Set(threads.flatMap(voicesOf))
  return threads.map((thread) => {
    if (thread.kind !== 'conversation') return thread
    const echo = chart.aspects
      .filter((aspect) => isTellable(chart, aspect))
      .find(
        ({ a, b }) =>
          thread.voices.some((voice) => isBetween(voice, a, b)) && heard.has(a) !== heard.has(b),
      )
    if (!echo) return thread
    heard.add(echo.a).add(echo.b)
    return { ...thread, echo }
  })
}

function isBetween(voice: Voice, a: Voice, b: Voice): boolean {
  return voice === a || voice === b
}

function gatherings(chart: ChartReading): Gathering[] {
  const loudest = chart.clusters.find(({ planets: group }) => group.length >= LOUD_CLUSTER)
  if (!loudest) return []
  const voices = planets
    .filter((planet) => loudest.planets.includes(planet) && isSettled(chart, planet))
    .slice(0, chart.timeKnown ? 2 : 3)
  return voices.length < 2 ? [] : [{ kind: 'gathering', cluster: loudest, voices }]
}

function uncertainties(chart: ChartReading): Thread[] {
  const body = (['moon', 'sun'] as const).find((light) => !isSettled(chart, light))
  return body ? [{ kind: 'uncertainty', body }] : []
}

/** Each brings at least one voice that was not heard yet. */
function conversations(chart: ChartReading, before: Thread[], count: number): Conversation[] {
  const chosen: Conversation[] = []
  const heard = new Set<Voice>(before.flatMap(voicesOf))
  while (chosen.length < count) {
    const best = bestAspect(chart, heard)
    if (!best) break
    chosen.push(conversation(best))
    heard.add(best.a).add(best.b)
  }
  return chosen
}

function bestAspect(chart: ChartReading, heard: Set<Voice>): AspectFact | undefined {
  const ranked = chart.aspects
    .filter((aspect) => isTellable(chart, aspect))
    .map((aspect) => ({ aspect, worth: worthOf(aspect, heard) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
  return ranked[0]?.aspect
}

/** A voice heard before has little left to tell; a contradiction is where people recognize themselves. */
function worthOf({ a, b, aspect, weight }: AspectFact, heard: Set<Voice>): number {
  const fresh = [a, b].filter((voice) => !heard.has(voice)).length
  if (fresh === 0) return 0
  const contradiction = aspect === 'square' || aspect === 'opposition' ? 1.15 : 1
  const novelty = fresh === 2 ? 1 : 0.55
  const ownership = generational.includes(a) || generational.includes(b) ? 0.85 : 1
  return weight * contradiction * novelty * ownership
}

function isTellable(chart: ChartReading, { a, b }: AspectFact): boolean {
  const isAngles = a === 'asc' && b === 'mc'
  const isGenerational = generational.includes(a) && generational.includes(b)
  return !isAngles && !isGenerational && isSettled(chart, a) && isSettled(chart, b)
}

function isTold(chart: ChartReading, body: Body): boolean {
  const fact = chart.placements.get(body)
  return fact !== undefined && !fact.signsOfTheDay
}

/** Whether it stood in one sign all through the day of birth. */
function isSettled(chart: ChartReading, voice: Voice): boolean {
  return voice === 'asc' || voice === 'mc' || isTold(chart, voice)
}

function weightOf(thread: Thread): number {
  if (thread.kind === 'conversation') return worthOf(thread.aspect, new Set())
  if (thread.kind === 'gathering') return thread.cluster.weight + 0.2
  // What nobody knows for sure is told after what is sure.
  return thread.kind === 'uncertainty' ? 0.3 : 0
}

function addNeighborhoods(chart: ChartReading, threads: Thread[], most: number) {
  const heard = new Set(threads.flatMap(voicesOf))
  const missing = indispensable.filter((planet) => !heard.has(planet) && isSettled(chart, planet))
  const known = indispensable.length - missing.length
  const isUrgent = (planet: Planet) => indispensable.indexOf(planet) < 3
  const wanted = missing.filter(
    (planet, index) => isUrgent(planet) || known + index < INDISPENSABLE_AT_LEAST,
  )
  if (wanted.length % 2 === 1) {
    const others: Planet[] = [...missing, 'jupiter']
    const companion = others.find((planet) => !wanted.includes(planet) && !heard.has(planet))
    if (companion && isSettled(chart, companion)) wanted.push(companion)
  }
  while (wanted.length > 0 && roomIn(threads, most) > 0) {
    threads.push(companyFor(chart, wanted.splice(0, 2)))
  }
}
