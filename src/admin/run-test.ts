import type { AiTestResult, ModelSettings } from '#contract/admin.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { factLabel } from '#lore/fact-label.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Ephemeris } from '#sky/ephemeris.ts'
import type { LanguageModel } from '#writer/model/language-model.ts'
import type { NatalBrief, Sentence, Writer } from '#writer/writer.ts'
import { sampleBrief } from './sample-brief.ts'
import { testModel } from './test-model.ts'

/** @throws ModelUnavailable, and the reason of `signal` */
export type RunTest = (
  request: ModelSettings & { testPrompt: string },
  signal?: AbortSignal,
) => Promise<AiTestResult>

interface Deps {
  ephemeris: Ephemeris
  /** The embedded one. */
  writer: Writer
  /** Tested instead of the writer where it is configured. */
  model?: LanguageModel | undefined
}

export function createRunTest({ ephemeris, writer, model }: Deps): RunTest {
  return async ({ testPrompt, ...settings }, signal) => {
    const brief = sampleBrief(ephemeris)
    if (!model) return testEmbeddedWriter(writer, brief, settings)
    return testModel(model, { settings, testPrompt, facts: brief.facts, signal })
  }
}

/** The opening of a portrait of the sample chart. */
async function testEmbeddedWriter(
  writer: Writer,
  brief: NatalBrief,
  settings: ModelSettings,
): Promise<AiTestResult> {
  const startedAt = performance.now()
  const { text, origin } = await writer.write(brief)
  const sentences = text.opening
    .flatMap((paragraph) => paragraph.sentences)
    .map((sentence) => verdictOn(sentence, brief.facts))
  return {
    duration: Math.round(performance.now() - startedAt),
    timeToFirstToken: null,
    usage: {
      input_tokens: 0,
      cached_tokens: 0,
      output_tokens: 0,
      reasoning_tokens: 0,
      total_tokens: 0,
    },
    cost: 0,
    config: settings,
    writtenBy: origin.writer,
    response: sentences.flatMap((sentence) => (sentence.isAccepted ? sentence.text : [])).join(' '),
    writer: 'embedded',
    reason: adminMessages.test.noModel,
    sentences,
  }
}

function verdictOn({ text, facts: ids }: Sentence, facts: readonly AnyFact[]) {
  const cited = facts.filter(({ id }) => ids.includes(id))
  const why = explainRejection(checkSentence(text, cited))
  return { text, isAccepted: !why, facts: cited.map(factLabel), why: why || null }
}
