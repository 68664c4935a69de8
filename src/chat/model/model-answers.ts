import type { FeatureName, ModelProvider } from '#contract/admin.ts'
import { messages } from '#contract/messages.ts'
import { SECOND } from '#durations.ts'
import { atReadersClock, readersDate } from '#lore/readers-clock.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { Answer, createAnswerReader } from '#writer/model/answer.ts'
import { type FeatureCallsDeps, findUsableConfig, recordCall } from '#writer/model/feature-calls.ts'
import { type LanguageModel, ModelUnavailable } from '#writer/model/language-model.ts'
import { dataBlock } from '#writer/model/prompts/data-block.ts'
import { createReviewer } from '#writer/model/review.ts'
import { sentAs } from '#writer/model/sent-as.ts'
import { ModelSession } from '#writer/model/session.ts'
import { splitSentences } from '#writer/model/split-sentences.ts'
import { storableSentence } from '#writer/model/storable-sentence.ts'
import { embeddedCall, type ModelCall } from '#writer/usage/model-call.ts'
import { costOf } from '#writer/usage/prices.ts'
import type { TextOrigin } from '#writer/writer.ts'
import type { Bet, ChatAnswer } from '../answer.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { Findings } from '../findings.ts'
import type { AnswerRequest, MakeAnswer, MakeOptions } from '../make-answer.ts'
import type { Question } from '../question.ts'
import { momentsOfHoroscope } from '../search/horoscope-moments.ts'
import { type PastQuestion, questionsOf, subjectsOf } from '../subjects.ts'
import { atWholeHour, isToAngle, withoutMinutes } from './angle-times.ts'
import { AnswerDraft, sentencesOf } from './answer-draft.ts'
import { chatPrompt } from './chat-prompt-2.ts'
import { chatTools, listedFact } from './chat-tools.ts'

const FEATURE = 'baba_bliss_chat' satisfies FeatureName

/** Someone waits before the screen. */
const TIME_MS = 40 * SECOND
/** Below this, the model is not asked. */
const LEAST_TIME_MS = 5 * SECOND
/** In addition to those of the draft. */
const MORE_FACTS = 40
/** What a model gets of the conversation. */
const TURNS = 8
const CHARACTERS_OF_A_TURN = 1200
const CHARACTERS_OF_A_HOROSCOPE = 2000
/** The limit for everything before that. */
const MOST_SUBJECTS = 20

export interface ModelAnswersDeps extends FeatureCallsDeps {
  /** Absent when none is configured. */
  model: LanguageModel | undefined
  embedded: MakeAnswer
  search(question: Question, sky: ChatSky): Findings | undefined
  /** Answers one question in the embedded writer's words. */
  answerOne(question: Question, request: AnswerRequest): ChatAnswer
  modelProvider: ModelProvider | null
}

/**
 * Answers with a language model where one is configured, enabled and within its budget. The embedded answer is its
 * draft; it stands in where a sentence of the model must not be shown, and alone when the model fails or when the
 * message is about a crisis.
 */
export function createModelAnswers(deps: ModelAnswersDeps): MakeAnswer {
  const { model, embedded, log } = deps

  return async (request, given) => {
    const options: MakeOptions = {
      ...given,
      onProgress(answer) {
        if (!given.signal?.aborted) given.onProgress?.(answer)
      },
    }
    const startedAt = performance.now()
    const config = model && (await findUsableConfig(deps, FEATURE))
    const { answer: draft, origin } = await embedded(request, {
      ...options,
      // The draft is not shown.
      ...(config && { onProgress: undefined }),
    })
    if (!model || !config || draft.isCare || timeLeft(options) < LEAST_TIME_MS) {
      options.onProgress?.(draft)
      const durationMs = performance.now() - startedAt
      await recordCall(deps, embeddedCall({ feature: FEATURE, userId: options.userId, durationMs }))
      return { answer: draft, origin }
    }
    const askedFor = sentAs(deps.modelProvider, config.model)
    options.onLooking?.(lookingAt(draft.memory?.question))
    const session = new ModelSession(model, { feature: FEATURE, settings: config })
    const result = await tryToAnswer(session, { request, draft, options })
    const { usage: tokens, model: answeredFor = askedFor, ...totals } = session.totals
    const { answer, outcome, rejected, checked, failure } = result
    await recordCall(deps, {
      feature: FEATURE,
      userId: options.userId,
      purpose: 'text',
      writer: answer ? 'model' : 'embedded',
      model: answeredFor,
      promptVersion: chatPrompt.version,
      configVersion: config.version,
      usage: tokens,
      ...totals,
      costMicros: costOf(answeredFor, tokens),
      outcome,
      failure,
      sentences: { checked, rejected: rejected.length, repaired: 0 },
      rejected,
    })
    const details = { prompt: chatPrompt.version, configVersion: config.version, outcome }
    if (answer) return { answer, origin: { writer: answeredFor, ...details } }
    options.onProgress?.(draft)
    return { answer: draft, origin: { ...origin, ...details } }
  }

  async function tryToAnswer(session: ModelSession, params: AnswerParams): Promise<Result> {
    const attempt = startAttempt(params, deps)
    let failure: string | undefined
    try {
      await attempt.run(session)
    } catch (error) {
      if (!(error instanceof ModelUnavailable))
        log.error({ error }, 'An answer of the model could not be finished')
      failure = error instanceof ModelUnavailable ? error.reason : 'server error'
    }
    return attempt.finish(failure)
  }
}

/** What he is looking up, in words. */
function lookingAt(question: Question | undefined): string {
  const { looking } = messages.chat
  if (question && 'span' in question && question.span) return looking.at(question.span.words)
  return question?.kind === 'sky-now' || question?.kind === 'motion'
    ? looking.atSky
    : looking.atChart
}

interface AnswerParams {
  request: AnswerRequest
  draft: ChatAnswer
  options: MakeOptions
}

interface Result {
  /** Absent when the embedded answer is to serve. */
  answer?: ChatAnswer
  outcome: NonNullable<TextOrigin['outcome']>
  rejected: ModelCall['rejected']
  checked: number
  failure: string | undefined
}

type Deps = Pick<ModelAnswersDeps, 'search' | 'answerOne'>

/** One try of the model at an answer. What may be shown of it is shown at once. */
function startAttempt({ request, draft, options }: AnswerParams, { search, answerOne }: Deps) {
  const { message, turns, sky } = request
  const { timeZone } = sky
  const byId = new Map<string, AnyFact>()
  const horoscopes = horoscopesOf(sky)
  const inHoroscopes = horoscopes.flatMap(({ facts }) => facts)
  const known = uniqueById([
    ...draft.facts,
    ...(draft.days ?? []),
    ...heaviest(sky.facts),
    ...inHoroscopes,
  ])
  const reviewer = createReviewer({
    facts: [],
    instructions: `${chatPrompt.instructions}\n${message}`,
    recentlyUsed: turns.flatMap(({ answer }) => sentencesOfMarkdown(answer)),
  })
  const know = (facts: readonly AnyFact[]) => {
    for (const fact of facts) byId.set(fact.id, fact)
    reviewer.know(facts.map((fact) => atWholeHour(atReadersClock(fact, timeZone))))
  }
  know(known)
  const tools = chatTools({
    sky,
    search,
    answer: (question) => answerOne(question, request),
    onFacts: know,
  })
  const rejected: Result['rejected'] = []
  let checked = 0
  const text = new AnswerDraft(draft.blocks)

  const createReader = () =>
    createAnswerReader((candidate, paragraph) => {
      if (text.repeats(candidate)) return
      checked++
      const { sentence, why } = reviewer.review(candidate)
      if (sentence) text.add(sentence, paragraph.id)
      else {
        rejected.push({ text: storableSentence(candidate.text), why, fate: 'dropped' })
        text.refuse(paragraph.id)
      }
      options.onProgress?.(answerOf(text, draft, byId))
    })
  let reader = createReader()

  return {
    async run(session: ModelSession) {
      const reply = await session.generate(
        {
          instructions: chatPrompt.instructions,
          input: inputOf({ request, draft, known, horoscopes }),
          schema: { name: 'answer', shape: Answer },
          tools,
        },
        {
          signal: options.signal,
          timeoutMs: timeLeft(options),
          onText: (delta) => reader.write(delta),
          onRestart: () => {
            text.restart()
            reader = createReader()
          },
        },
      )
      reader.end(reply.text)
    },
    finish(failure: string | undefined): Result {
      const counts = { rejected, checked }
      // Text that was shown stays.
      if (!text.hasAny) {
        const reason = failure ?? 'invalid answer'
        return { ...counts, outcome: 'fallen back', failure: reason }
      }
      // The embedded answer says what the model left out.
      if (failure || !text.hasEnough) text.complete()
      options.onProgress?.(answerOf(text, draft, byId))
      const isWhole = rejected.length === 0 && !failure && !text.isMixed
      const outcome = isWhole ? 'accepted' : 'partly replaced'
      return { ...counts, answer: answerOf(text, draft, byId), outcome, failure }
    },
  }
}

/** The memory comes from the draft, which has the same dates. */
function answerOf(
  text: AnswerDraft,
  draft: ChatAnswer,
  byId: ReadonlyMap<string, AnyFact>,
): ChatAnswer {
  const { blocks } = text
  const ids = new Set(sentencesOf(blocks).flatMap(({ facts }) => facts))
  const days = new Set(draft.days?.map(({ id }) => id))
  const isCited = ({ factId }: { factId: string }) => ids.has(factId)
  const isSaid = ({ what, factId }: Bet) =>
    sentencesOf(blocks).some((said) => said.facts.includes(factId) && said.text.includes(what))
  const { memory, picture } = draft
  const named = memory?.named.filter(isCited) ?? []
  const isNamed = (date: string) => named.some((one) => one.date === date)
  return {
    ...draft,
    blocks,
    facts: [...ids].filter((id) => !days.has(id)).flatMap((id) => byId.get(id) ?? []),
    moments: draft.moments.filter(({ fact }) => ids.has(fact.id)),
    picture: picture?.pins.some(isCited) ? picture : undefined,
    memory: memory && {
      ...memory,
      ...(memory.asked && {
        asked: memory.asked.map((one) => ({ ...one, dates: one.dates.filter(isNamed) })),
      }),
      named,
      // The outcome is what the reader reported, whatever the sentence says.
      bets: memory.bets.filter((bet) => bet.outcome !== undefined || isSaid(bet)),
      wordings: text.isMixed ? memory.wordings : [],
    },
  }
}

interface InputParams {
  request: AnswerRequest
  draft: ChatAnswer
  known: readonly AnyFact[]
  horoscopes: ReturnType<typeof horoscopesOf>
}

function inputOf({ request, draft, known, horoscopes }: InputParams): string {
  const { message, turns, sky } = request
  const angular = new Set(draft.facts.filter(isToAngle).map(({ id }) => id))
  const cut = (text: string) => text.slice(0, CHARACTERS_OF_A_TURN)
  return [
    dataBlock('today', readersDate(sky.now, sky.timeZone)),
    dataBlock(
      'facts',
      known.map((fact) => listedFact(fact, sky.timeZone)),
    ),
    dataBlock(
      'draft',
      sentencesOf(draft.blocks).map(({ text, facts }) => ({
        text: facts.some((id) => angular.has(id)) ? withoutMinutes(text) : text,
        facts,
      })),
    ),
    dataBlock('earlier', subjectsOf(pastOf(request), MOST_SUBJECTS)),
    dataBlock(
      'conversation',
      turns.slice(-TURNS).map(({ question, answer, isCare }) => ({
        person: isCare ? '' : cut(question),
        babaBliss: isCare ? '' : withoutMinutes(cut(answer)),
      })),
    ),
    dataBlock(
      'horoscopes',
      horoscopes.map(({ kind, startDate, endDate, text, facts }) => ({
        ...{ kind, startDate, endDate },
        text: withoutMinutes(text.slice(0, CHARACTERS_OF_A_HOROSCOPE)),
        facts: facts.map(({ id }) => id),
      })),
    ),
    dataBlock('question', message),
  ].join('\n')
}

/** What was said before the part of the conversation that a model gets. */
const pastOf = ({ earlier, turns }: AnswerRequest): PastQuestion[] => [
  ...earlier.questions,
  ...turns
    .slice(0, -TURNS)
    .flatMap(({ memory, at, isCare }) => (memory && !isCare ? questionsOf(memory, at) : [])),
]

/** The horoscopes that name facts of the current chart, with those facts. */
function horoscopesOf(sky: ChatSky) {
  return (sky.horoscopes ?? [])
    .map((horoscope) => ({ ...horoscope, facts: momentsOfHoroscope(horoscope, sky) }))
    .filter(({ facts }) => facts.length > 0)
}

const uniqueById = (facts: readonly AnyFact[]): AnyFact[] => [
  ...new Map(facts.map((fact) => [fact.id, fact])).values(),
]

/** Removes the list marks and backslashes of `answerMarkdown`. */
const sentencesOfMarkdown = (answer: string): string[] =>
  answer
    .split(/\n+/)
    .flatMap((line) => splitSentences(line.replace(/^- /, '').replaceAll(/\\([^\w\s])/g, '$1')))

const heaviest = (facts: readonly AnyFact[]) =>
  facts.toSorted((one, other) => other.weight - one.weight).slice(0, MORE_FACTS)

const timeLeft = ({ deadline = Number.POSITIVE_INFINITY }: MakeOptions) =>
  Math.min(TIME_MS, deadline - performance.now())
