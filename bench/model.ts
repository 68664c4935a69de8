/**
 * `npm run bench:model`: what our code adds to the time of a language model, per kind of text: from the
 * moment the model has sent its first sentence until that sentence is checked, and from the end of its answer
 * until the text is finished. The model is a server on this machine that answers at once. With
 * OPENAI_BASE_URL the texts are written by that server as well.
 */

import { readConfig } from '../src/config.ts'
import { createLog } from '../src/log.ts'
import { startModelServer } from '../src/testing/model-server/model-server.ts'
import { answer } from '../src/testing/model-server/replies.ts'
import { briefsOfAllKinds } from '../src/testing/model-texts/briefs.ts'
import { createLyingModel } from '../src/testing/model-texts/lying-model.ts'
import { testModelWriter } from '../src/testing/model-texts/model-writer.ts'
import { embeddedWriter } from '../src/writer/embedded-writer.ts'
import type { LanguageModel } from '../src/writer/model/language-model.ts'
import { createOpenAIModel } from '../src/writer/model/openai-model.ts'
import type { Brief } from '../src/writer/writer.ts'
import { ascending, percentile, rounded } from './writer/written.ts'

const TEXTS_PER_KIND = 60
const TEXTS_OF_A_REAL_MODEL = 5
const GOAL_FIRST_SENTENCE_P95_MS = 30
const quiet = createLog('silent')

/** Milliseconds of one text. */
interface Timing {
  kind: Brief['kind']
  /** Plan, prompt and facts, before the request leaves. */
  before: number
  /** From the end of the first sentence in the stream until it is checked. */
  firstSentence: number
  /** From the last piece of the last answer until the text is finished. */
  after: number
  /** All of our own time: the text without the waiting for the model. */
  own: number
  /** The model with network and SDK. */
  model: number
  outcome: string | undefined
}

/** Writes the texts one after another, and measures around the port of the model. */
async function measure(model: LanguageModel, briefs: Brief[]): Promise<Timing[]> {
  const timings: Timing[] = []
  for (const brief of briefs) {
    let calledAt = 0
    let arrivedAt = 0
    let firstArrivedAt = 0
    let firstCheckedAt = 0
    let inModel = 0
    let inPieces = 0
    let stream = ''
    const timed: LanguageModel = {
      async generate(request, options = {}) {
        const start = performance.now()
        calledAt ||= start
        const onText = (delta: string) => {
          const at = performance.now()
          stream += delta
          if (!firstArrivedAt && FIRST_SENTENCE.test(stream)) firstArrivedAt = at
          options.onText?.(delta)
          inPieces += performance.now() - at
        }
        const reply = await model.generate(request, { ...options, onText })
        arrivedAt = performance.now()
        inModel += arrivedAt - start
        return reply
      },
    }
    const start = performance.now()
    const { origin } = await testModelWriter(timed).write(brief, {
      onSentence: () => {
        firstCheckedAt ||= performance.now()
      },
    })
    const end = performance.now()
    timings.push({
      kind: brief.kind,
      before: calledAt - start,
      firstSentence: firstCheckedAt - firstArrivedAt,
      after: end - arrivedAt,
      own: end - start - inModel + inPieces,
      model: inModel - inPieces,
      outcome: origin.outcome,
    })
  }
  return timings
}

const FIRST_SENTENCE = /"facts":\s*\[[^\]]*\]\s*\}/

function report(timings: Timing[]) {
  const kinds = [...new Set(timings.map(({ kind }) => kind))]
  return Object.fromEntries(
    kinds.map((kind) => {
      const ofKind = timings.filter((timing) => timing.kind === kind)
      const p50And95 = (what: 'before' | 'firstSentence' | 'after' | 'own' | 'model') => {
        const sorted = ofKind.map((timing) => timing[what]).sort(ascending)
        return `${rounded(percentile(sorted, 0.5))} / ${rounded(percentile(sorted, 0.95))}`
      }
      return [
        kind,
        {
          'before the request': p50And95('before'),
          'first sentence checked': p50And95('firstSentence'),
          'after the answer': p50And95('after'),
          'ours in all': p50And95('own'),
          'model and network': p50And95('model'),
          'fallen back': ofKind.filter(({ outcome }) => outcome === 'fallen back').length,
        },
      ]
    }),
  )
}

const briefs = briefsOfAllKinds(5 * TEXTS_PER_KIND)
// The corpus is loaded and the code compiled before the clock runs.
for (const brief of briefs.slice(0, 10)) await embeddedWriter.write(brief)

const honest = createLyingModel({ seed: 5, lieShare: 0.1, lieShareInRepairs: 0.5 })
const server = await startModelServer(({ input }) => answer(honest.answer(input)))
const { baseUrl, apiKey } = server
const connection = { baseUrl, apiKey, api: 'responses', models: {} } as const
const local = createOpenAIModel(connection, quiet)
await measure(local, briefs.slice(0, 10))
const timings = await measure(local, briefs)
await server.close()
console.log('Milliseconds, p50 / p95, with a tenth of the sentences wrong:')
console.table(report(timings))

const first = timings.map(({ firstSentence }) => firstSentence).sort(ascending)
const p95 = percentile(first, 0.95)
console.log(`First sentence checked, p95: ${rounded(p95)} ms (goal: ${GOAL_FIRST_SENTENCE_P95_MS})`)
if (p95 > GOAL_FIRST_SENTENCE_P95_MS) process.exitCode = 1

const { model: configured } = readConfig(process.env)
if (process.env.OPENAI_BASE_URL && configured) {
  const real = createOpenAIModel(configured, quiet)
  console.log(`The same at ${process.env.OPENAI_BASE_URL}:`)
  console.table(report(await measure(real, briefs.slice(0, 5 * TEXTS_OF_A_REAL_MODEL))))
}
