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

/** Love, work and rest are each covered by a planet, and the lights are never left out. */
const indispensable: Planet[] = ['sun', 'moon', 'venus', 'mercury', 'saturn', 'mars']
/** How many of those fit into one text. */
const INDISPENSABLE_AT_LEAST = 5

/** Whether it has a wording that the reader has not read recently. */
export interface News {
  hasNewsOf(point: Voice | 'true_node'): boolean
  hasNewsOfAspect(aspect: AspectFact): boolean
  hasNewsOfCluster(cluster: ClusterFact): boolean
}

/** The input of a plan. */
interface Ground {
  chart: ChartReading
  news: News
}

/**
 * Chooses the topics of the text: the tightest aspects of the personal points, clusters,
 * then placements that must not be missing. The weightiest topic comes first, and no placement appears twice.
 */
export function planTopics(chart: ChartReading, mostTopics: number, news: News): Topic[] {
  const ground = { chart, news }
  const uncertain = uncertainties(ground)
  const topics: Topic[] = [...gatherings(ground), ...uncertain]
  topics.push(...conversations(ground, topics, CONVERSATIONS - topics.length))
  topics.sort((one, other) => weightOf(other) - weightOf(one))
  addNeighborhoods(ground, topics, mostTopics)
  const hasDirection = isTold(chart, 'true_node') && news.hasNewsOf('true_node')
  // Without houses there is less to say about each, so more of them appear.
  if (!chart.timeKnown) {
    const room = roomIn(topics, mostTopics) - (hasDirection ? 1 : 0)
    topics.push(...conversations(ground, topics, room))
    addCompanions(ground, topics, mostTopics - (hasDirection ? 1 : 0))
  }
  if (hasDirection && roomIn(topics, mostTopics) > 0) topics.push({ kind: 'direction' })
  return withEchoes(ground, topics)
}

/** Adds a voice without a partner by its aspect to another voice, if there is one. */
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

/** Adds the voices of no topic in pairs, while there is room. */
function addCompanions(ground: Ground, topics: Topic[], most: number) {
  const included = new Set(topics.flatMap(voicesOf))
  const silent = planets.filter((planet) => !included.has(planet) && canSpeak(ground, planet))
  while (silent.length > 0 && roomIn(topics, most) > 0) {
    topics.push(companyFor(ground, silent.splice(0, 2)))
  }
}

/** The two signs of an uncertain light do not count as a topic. */
function roomIn(topics: Topic[], most: number): number {
  return most - topics.filter(({ kind }) => kind !== 'uncertainty').length
}

function withEchoes(ground: Ground, topics: Topic[]): Topic[] {
  const included = new Set(topics.flatMap(voicesOf))
  return topics.map((topic) => {
    if (topic.kind !== 'conversation') return topic
    const echo = ground.chart.aspects
      .filter((aspect) => isTellable(ground, aspect))
      .find(
        ({ a, b }) =>
          topic.voices.some((voice) => isBetween(voice, a, b)) &&
          included.has(a) !== included.has(b),
      )
    if (!echo) return topic
    included.add(echo.a).add(echo.b)
    return { ...topic, echo }
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

/** Each adds at least one new voice. */
function conversations(ground: Ground, before: Topic[], count: number): Conversation[] {
  const chosen: Conversation[] = []
  const included = new Set<Voice>(before.flatMap(voicesOf))
  while (chosen.length < count) {
    const best = bestAspect(ground, included)
    if (!best) break
    chosen.push(conversation(best))
    included.add(best.a).add(best.b)
  }
  return chosen
}

function bestAspect(ground: Ground, included: Set<Voice>): AspectFact | undefined {
  const isSpeechless = (voice: Voice) => !included.has(voice) && !ground.news.hasNewsOf(voice)
  const ranked = ground.chart.aspects
    .filter((aspect) => isTellable(ground, aspect))
    .filter(({ a, b }) => !isSpeechless(a) && !isSpeechless(b))
    .map((aspect) => ({ aspect, worth: worthOf(aspect, included) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
  return ranked[0]?.aspect
}

/** A voice of an earlier topic adds little. Contradictions weigh more, because people recognize themselves there. */
function worthOf({ a, b, aspect, weight }: AspectFact, included: Set<Voice>): number {
  const fresh = [a, b].filter((voice) => !included.has(voice)).length
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

/** Whether it stayed in one sign throughout the day of birth. */
function isSettled(chart: ChartReading, voice: Voice): boolean {
  return voice === 'asc' || voice === 'mc' || isTold(chart, voice)
}

function canSpeak({ chart, news }: Ground, voice: Voice): boolean {
  return isSettled(chart, voice) && news.hasNewsOf(voice)
}

function weightOf(topic: Topic): number {
  if (topic.kind === 'conversation') return worthOf(topic.aspect, new Set())
  if (topic.kind === 'gathering') return topic.cluster.weight + 0.2
  // Uncertain facts come after certain ones.
  return topic.kind === 'uncertainty' ? 0.3 : 0
}

function addNeighborhoods(ground: Ground, topics: Topic[], most: number) {
  const included = new Set(topics.flatMap(voicesOf))
  const missing = indispensable.filter(
    (planet) => !included.has(planet) && canSpeak(ground, planet),
  )
  const known = indispensable.length - missing.length
  const isUrgent = (planet: Planet) => indispensable.indexOf(planet) < 3
  const unplaced = missing.filter(
    (planet, index) => isUrgent(planet) || known + index < INDISPENSABLE_AT_LEAST,
  )
  if (unplaced.length % 2 === 1) {
    const others: Planet[] = [...missing, 'jupiter']
    const companion = others.find((planet) => !unplaced.includes(planet) && !included.has(planet))
    if (companion && canSpeak(ground, companion)) unplaced.push(companion)
  }
  while (unplaced.length > 0 && roomIn(topics, most) > 0) {
    topics.push(companyFor(ground, unplaced.splice(0, 2)))
  }
}
