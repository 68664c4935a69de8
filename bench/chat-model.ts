/**
 * `npm run bench:chat-model`: the questions of `bench:chat` through a scripted language model that looks things up and
 * lies in a tenth of its sentences. None of its lies may be shown.
 */
import { createAnswers } from '../src/chat/answers.ts'
import type { ChatSky } from '../src/chat/chat-sky.ts'
import { createLog } from '../src/log.ts'
import { atReadersClock } from '../src/lore/readers-clock.ts'
import type { AnyFact } from '../src/sky/any-fact.ts'
import { numbersFrom } from '../src/testing/model-texts/model-sentences.ts'
import { testConfig } from '../src/testing/model-texts/model-writer.ts'
import { readInput } from '../src/testing/model-texts/read-input.ts'
import { forgeriesOf } from '../src/testing/mutate-sentence.ts'
import type { LanguageModel, ModelRequest } from '../src/writer/model/language-model.ts'
import type { ModelCall } from '../src/writer/usage/model-call.ts'
import type { Person } from './chat/oracle.ts'
import { askedOf, people, skies } from './chat/people.ts'
import { testQuestions } from './chat/questions.ts'

const LIE_SHARE = 0.1
const next = numbersFrom(1)
const lies = new Set<string>()
let lookups = 0
let current: ChatSky | undefined
let asked: Person | undefined

/** Rewrites nothing: it says the draft again, and now and then swaps one word of a sentence. */
const model: LanguageModel = {
  async generate(request, { onText } = {}) {
    const known = lookUp(request)
    const { draft = [] } = readInput(request.input) as {
      draft?: { text: string; facts: string[] }[]
    }
    const sentences = draft.map(({ text, facts }) => {
      const cited = facts.flatMap((id) => known.get(id) ?? [])
      const forged = next() < LIE_SHARE ? [...forgeriesOf(text, cited)] : []
      const lie = forged[Math.floor(next() * forged.length)]?.text
      if (lie && !isTrueByChance(lie)) lies.add(`${asked?.id}: ${lie}`)
      return { text: lie ?? text, facts: facts.length > 0 ? facts : ['placement:sun'] }
    })
    const text = JSON.stringify({ paragraphs: [{ id: 'p1', title: '', sentences }] })
    onText?.(text)
    const usage = { input: 1, cached: 0, output: 1, reasoning: 0 }
    return { text, isCut: false, model: 'scripted', usage, durationMs: 1, timeToFirstTokenMs: 1 }
  },
}

/** Another planet may stand in the sign as well, and a sign may be denied that nobody claimed: by Swiss Ephemeris. */
function isTrueByChance(text: string): boolean {
  // "It isn't Aquarius; your Mercury is at 4°37′ Taurus", where Gemini was the one that was claimed.
  const denied = /^It isn't (\w+); your (\w+) is (?:at \S+|in) (\w+)/.exec(text)
  const denies = denied?.[2]?.toLowerCase() as keyof Person['bodies'] | undefined
  if (denies && asked?.bodies[denies]?.sign === denied?.[3]) return denied?.[1] !== denied?.[3]
  const named = /\byour (\w+) is in (\w+)/i.exec(text)
  const body = named?.[1]?.toLowerCase() as keyof Person['bodies'] | undefined
  return body !== undefined && asked?.bodies[body]?.sign === named?.[2]
}

/** Calls each tool once, and remembers the facts of the chart for its lies. */
function lookUp({ tools = [] }: ModelRequest): Map<string, AnyFact> {
  const inputs: Record<string, object> = {
    chart_facts: { about: ['Venus'] },
    transits: { from: '2026-12-01', to: '2026-12-31', about: [] },
    windows: { purpose: 'travel', from: '2027-01-01', to: '2027-02-28' },
    meaning: { fact: 'placement:moon' },
  }
  for (const { name, run } of tools) {
    const result = JSON.stringify(run(inputs[name] ?? {}))
    if (!result.includes('"error"')) lookups++
  }
  const zone = current?.timeZone ?? 'UTC'
  return new Map(current?.facts.map((fact) => [fact.id, atReadersClock(fact, zone)]) ?? [])
}

const calls: ModelCall[] = []
const make = createAnswers({
  model,
  modelProvider: null,
  configs: { find: async (feature) => testConfig(feature) },
  usage: {
    recordModelCall: async (call) => void calls.push(call),
    isBudgetSpent: async () => false,
  },
  log: createLog('silent'),
})

const shown: string[] = []
let failed = 0
for (const [index, question] of testQuestions.entries()) {
  const person = people[(index * 7) % people.length] as Person
  current = skies.get(person.id) as ChatSky
  asked = person
  const message = question.messages(askedOf(person)).at(-1) as string
  const request = {
    message,
    turns: [],
    earlier: { bets: [], wordings: [], questions: [] },
    sky: current,
    seed: String(index),
  }
  const options = {
    userId: 'bench',
    signal: new AbortController().signal,
    deadline: Number.POSITIVE_INFINITY,
  }
  try {
    const { answer } = await make(request, options)
    for (const block of answer.blocks)
      shown.push(
        ...(block.kind === 'list' ? block.items : block.sentences).map(
          ({ text }) => `${person.id}: ${text}`,
        ),
      )
  } catch (error) {
    failed++
    console.log(message, error)
  }
}

const count = (outcome: ModelCall['outcome']) =>
  calls.filter((call) => call.outcome === outcome).length
const lying = shown.filter((text) => lies.has(text))
console.table({
  questions: testQuestions.length,
  'failed answers': failed,
  lookups,
  accepted: count('accepted'),
  'partly replaced': count('partly replaced'),
  'fallen back': count('fallen back'),
  'without the model (care)': count('embedded'),
  'sentences of the model': calls.reduce((sum, { sentences }) => sum + sentences.checked, 0),
  'rejected sentences': calls.reduce((sum, { sentences }) => sum + sentences.rejected, 0),
  lies: lies.size,
  'lies shown (goal 0)': lying.length,
})
for (const text of lying) console.log(`shown: ${text}`)
process.exit(lying.length === 0 && failed === 0 ? 0 : 1)
