import { type Body, type Planet, planets } from '#sky/bodies.ts'
import type { AspectFact, ClusterFact } from '#sky/facts.ts'
import type { ChartReading } from './chart-reading.ts'
import {
  type Conversation,
  conversation,
  type Gathering,
  isGenerational,
  type Topic,
  type Voice,
  voicesOf,
} from './topics.ts'

const CONVERSATIONS = 3
/** Four planets in one place outweigh any single aspect. */
const LOUD_CLUSTER = 4

/** Love, work and rest have someone to speak for them, and the lights are never left out. */
const indispensable: Planet[] = ['sun', 'moon', 'venus', 'mercury', 'saturn', 'mars']
/** How many of those one text has room for. */
const INDISPENSABLE_AT_LEAST = 5

/** Whether there is something to say of it that the reader has not had lately. */
export interface News {
  hasNewsOf(point: Voice | 'true_node'): boolean
  hasNewsOfAspect(aspect: AspectFact): boolean
  hasNewsOfCluster(cluster: ClusterFact): boolean
}

/** What a plan is made from. */
interface Ground {
  chart: ChartReading
  news: News
}

/**
 * Chooses what the text is about: the tightest aspects of what is a person's own, what is crowded,
 * then whoever must not be missing. The weightiest thread comes first, and no placement is told twice.
 */
export function planTopics(chart: ChartReading, mostThreads: number, news: News): Topic[] {
  const ground = { chart, news }
  const uncertain = uncertainties(ground)
  const threads: Topic[] = [...gatherings(ground), ...uncertain]
  threads.push(...conversations(ground, threads, CONVERSATIONS - threads.length))
  threads.sort((one, other) => weightOf(other) - weightOf(one))
  addNeighborhoods(ground, threads, mostThreads)
  const hasDirection = isTold(chart, 'true_node') && news.hasNewsOf('true_node')
  // Without houses there is less to say of each, so more come to speak.
  if (!chart.timeKnown) {
    const room = roomIn(threads, mostThreads) - (hasDirection ? 1 : 0)
    threads.push(...conversations(ground, threads, room))
    addCompanions(ground, threads, mostThreads - (hasDirection ? 1 : 0))
  }
  if (hasDirection && roomIn(threads, mostThreads) > 0) threads.push({ kind: 'direction' })
  return withEchoes(ground, threads)
}

/** Who would be alone is told by an aspect, if there is one, to another voice. */
function companyFor(ground: Ground, voices: Planet[]): Topic {
  const [alone, other] = voices
  const tie = ground.chart.aspects.find(
    (aspect) =>
      isTellable(ground, aspect) &&
      (aspect.a === alone || aspect.b === alone) &&
      ground.news.hasNewsOf(aspect.a === alone ? aspect.b : aspect.a),
  )
  return tie && !other ? conversation(tie) : { kind: 'neighborhood', voices }
}

/** Whoever has not been heard yet, two by two, while there is room. */
function addCompanions(ground: Ground, threads: Topic[], most: number) {
  const heard = new Set(threads.flatMap(voicesOf))
  const silent = planets.filter((planet) => !heard.has(planet) && canSpeak(ground, planet))
  while (silent.length > 0 && roomIn(threads, most) > 0) {
    threads.push(companyFor(ground, silent.splice(0, 2)))
  }
}

/** Both signs of an uncertain light together are told beside the threads. */
function roomIn(threads: Topic[], most: number): number {
  return most - threads.filter(({ kind }) => kind !== 'uncertainty').length
}

function withEchoes(ground: Ground, threads: Topic[]): Topic[] {
  const heard = new Set(threads.flatMap(voicesOf))
  return threads.map((thread) => {
    if (thread.kind !== 'conversation') return thread
    const echo = ground.chart.aspects
      .filter((aspect) => isTellable(ground, aspect))
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

function gatherings(ground: Ground): Gathering[] {
  const { chart, news } = ground
  const loudest = chart.clusters.find(
    (cluster) => cluster.planets.length >= LOUD_CLUSTER && news.hasNewsOfCluster(cluster),
  )
  if (!loudest) return []
  const voices = planets
    .filter((planet) => loudest.planets.includes(planet) && canSpeak(ground, planet))
    .slice(0, chart.timeKnown ? 2 : 3)
  return voices.length < 2 ? [] : [{ kind: 'gathering', cluster: loudest, voices }]
}

function uncertainties({ chart, news }: Ground): Topic[] {
  const body = (['moon', 'sun'] as const).find(
    (light) => !isSettled(chart, light) && news.hasNewsOf(light),
  )
  return body ? [{ kind: 'uncertainty', body }] : []
}

/** Each brings at least one voice that was not heard yet. */
function conversations(ground: Ground, before: Topic[], count: number): Conversation[] {
  const chosen: Conversation[] = []
  const heard = new Set<Voice>(before.flatMap(voicesOf))
  while (chosen.length < count) {
    const best = bestAspect(ground, heard)
    if (!best) break
    chosen.push(conversation(best))
    heard.add(best.a).add(best.b)
  }
  return chosen
}

function bestAspect(ground: Ground, heard: Set<Voice>): AspectFact | undefined {
  const isSpeechless = (voice: Voice) => !heard.has(voice) && !ground.news.hasNewsOf(voice)
  const ranked = ground.chart.aspects
    .filter((aspect) => isTellable(ground, aspect))
    .filter(({ a, b }) => !isSpeechless(a) && !isSpeechless(b))
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
  const ownership = isGenerational(a) || isGenerational(b) ? 0.85 : 1
  return weight * contradiction * novelty * ownership
}

function isTellable({ chart, news }: Ground, aspect: AspectFact): boolean {
  const { a, b } = aspect
  const isAngles = a === 'asc' && b === 'mc'
  const isShared = isGenerational(a) && isGenerational(b)
  const isKnown = isSettled(chart, a) && isSettled(chart, b)
  return !isAngles && !isShared && isKnown && news.hasNewsOfAspect(aspect)
}

function isTold(chart: ChartReading, body: Body): boolean {
  const fact = chart.placements.get(body)
  return fact !== undefined && !fact.signsOfTheDay
}

/** Whether it stood in one sign all through the day of birth. */
function isSettled(chart: ChartReading, voice: Voice): boolean {
  return voice === 'asc' || voice === 'mc' || isTold(chart, voice)
}

function canSpeak({ chart, news }: Ground, voice: Voice): boolean {
  return isSettled(chart, voice) && news.hasNewsOf(voice)
}

function weightOf(thread: Topic): number {
  if (thread.kind === 'conversation') return worthOf(thread.aspect, new Set())
  if (thread.kind === 'gathering') return thread.cluster.weight + 0.2
  // What nobody knows for sure is told after what is sure.
  return thread.kind === 'uncertainty' ? 0.3 : 0
}

function addNeighborhoods(ground: Ground, threads: Topic[], most: number) {
  const heard = new Set(threads.flatMap(voicesOf))
  const missing = indispensable.filter((planet) => !heard.has(planet) && canSpeak(ground, planet))
  const known = indispensable.length - missing.length
  const isUrgent = (planet: Planet) => indispensable.indexOf(planet) < 3
  const wanted = missing.filter(
    (planet, index) => isUrgent(planet) || known + index < INDISPENSABLE_AT_LEAST,
  )
  if (wanted.length % 2 === 1) {
    const others: Planet[] = [...missing, 'jupiter']
    const companion = others.find((planet) => !wanted.includes(planet) && !heard.has(planet))
    if (companion && canSpeak(ground, companion)) wanted.push(companion)
  }
  while (wanted.length > 0 && roomIn(threads, most) > 0) {
    threads.push(companyFor(ground, wanted.splice(0, 2)))
  }
}
