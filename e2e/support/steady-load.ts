import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '../../src/durations.ts'
import { eventsOf } from '../../src/testing/chatter.ts'
import type { Caller } from './person.ts'

export interface Outcome {
  answered: number
  /** Each with its status and text, or its error. */
  failures: string[]
  /** Conversations that got their answer by one stream. */
  streams: number
  /** Streams that ended with an event which says that the answer is unfinished, and the retry got it. */
  resumed: number
}

export interface SteadyLoad {
  /** Sends no more, and waits for what is in progress. */
  stop(): Promise<Outcome>
}

const TICK_MS = 50
const MAX_AT_ONCE = 50
const CHATTERS = 4

/** Sends requests at a fixed rate, whether or not the ones before are answered, and beside them some chats. */
export function startSteadyLoad(people: Caller[], perSecond: number, birth: object): SteadyLoad {
  const outcome: Outcome = { answered: 0, failures: [], streams: 0, resumed: 0 }
  const calls = callsOf(birth)
  const inProgress = new Set<Promise<void>>()
  let sent = 0
  let isStopping = false

  async function send(nth: number) {
    const [method, path, body] = calls[nth % calls.length] as Call
    const caller = people[nth % people.length] as Caller
    try {
      const answer = await caller.call(method, path, body && { body })
      const text = await answer.text()
      if (answer.ok) outcome.answered++
      else outcome.failures.push(`${method} ${path}: ${answer.status} ${text}`)
    } catch (error) {
      outcome.failures.push(`${method} ${path}: ${describe(error)}`)
    }
  }

  const startedAt = performance.now()
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / SECOND) * perSecond
    // What a busy machine cannot send in time is left out.
    for (; sent < due && inProgress.size < MAX_AT_ONCE; sent++) {
      const one: Promise<void> = send(sent).finally(() => inProgress.delete(one))
      inProgress.add(one)
    }
  }, TICK_MS)

  async function chat(caller: Caller) {
    while (!isStopping) await ask(caller, outcome)
  }
  const chatting = Promise.all(people.slice(0, CHATTERS).map(chat))

  return {
    async stop() {
      clearInterval(timer)
      isStopping = true
      await chatting
      await Promise.all(inProgress)
      return outcome
    },
  }
}

type Call = [method: string, path: string, body?: object]

const callsOf = (birth: object): Call[] => [
  ['GET', '/api/auth/user'],
  ['GET', '/api/horoscopes/daily'],
  ['GET', '/api/readings'],
  ['GET', '/api/location/autocomplete?q=lisb'],
  ['GET', '/'],
  // Not retried by proxies once it was sent. The same details again are no change.
  ['POST', '/api/birth-details', birth],
]

/** Asks one question, again with the same key as long as the answer is not finished. */
async function ask(caller: Caller, outcome: Outcome) {
  const body = { message: 'Where is my Moon?', key: randomUUID() }
  for (let tries = 0; ; tries++) {
    const end = await streamOnce(caller, body).catch(describe)
    if (end === 'answer') {
      if (tries === 0) outcome.streams++
      else outcome.resumed++
      return
    }
    if (end !== 'error') outcome.failures.push(`A stream was cut: ${end}`)
    await sleep(TICK_MS)
  }
}

/** @returns the name of the last event */
async function streamOnce(caller: Caller, body: object): Promise<string> {
  const headers = { accept: 'text/event-stream' }
  const stream = await caller.call('POST', '/api/chat', { body, headers })
  if (!stream.ok) return `${stream.status} ${await stream.text()}`
  let last = 'nothing'
  for await (const { event } of eventsOf(stream)) last = event
  return last
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} (${error.cause})` : error.message
}
