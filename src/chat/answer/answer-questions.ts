import { factLabel } from '#lore/fact-label.ts'
import { readersDate } from '#lore/readers-clock.ts'
import type { WordLimits } from '#writer/prose/length.ts'
import type { AnswerBlock, Bet, ChatAnswer, Turn, TurnMemory } from '../answer.ts'
import type { ChatSky } from '../chat-sky.ts'
import type { Findings } from '../findings.ts'
import type { Question } from '../question.ts'
import { askedQuestions } from './asked-questions.ts'
import type { AnswerContext, Compose, Composers, Reply } from './compose.ts'
import { Narrator, type Rejection } from './narrator.ts'
import { placesInShort } from './natal/places-in-short.ts'
import { chartsOf, isFirstOfChart } from './remembered-charts.ts'
import { objectOf } from './remembered-objects.ts'
import { skyInShort } from './time/sky-now.ts'
import { unanswered } from './unanswered.ts'

interface QuestionsRequest {
  questions: readonly Question[]
  /** The words in which they were asked. */
  message?: string
  turns: readonly Turn[]
  /** What the conversation remembers of the turns before these. */
  earlier?: { bets: readonly Bet[]; wordings: readonly string[] }
  sky: ChatSky
  seed: string
}

interface Parts {
  composers: Composers
  search: (question: Question, sky: ChatSky) => Findings | undefined
  onRejected?: ((rejection: Rejection) => void) | undefined
}

const LEAST_WORDS = 40

/** An answer has 40 to 160 words, also one to several questions; nothing is added from `enough` on. */
function limitsFor(questions: number, used = 0): WordLimits {
  return { enough: Math.round(60 / questions), most: Math.round((155 - used) / questions) }
}

/** Answers the questions of one message, in order. */
export function answerQuestions(request: QuestionsRequest, parts: Parts): ChatAnswer {
  const { turns, earlier, sky, seed } = request
  const questions = withoutOverlap(request.questions)
  const { timeZone } = sky
  const { onRejected } = parts
  const wordings = earlier?.wordings
  const limits = limitsFor(questions.length)
  const narrator = new Narrator({ seed, turns, earlier: wordings, timeZone, limits, onRejected })
  const context: AnswerContext = {
    sky,
    message: request.message ?? '',
    turns,
    earlierBets: earlier?.bets ?? [],
    memory: turns.findLast(({ memory }) => memory)?.memory,
    today: readersDate(sky.now, timeZone),
    narrator,
    search: (question) => parts.search(question, sky),
    answer: (question) => replyTo(question, context, parts.composers),
  }
  const inShort = [...placesInShort(questions, context), ...skyInShort(questions, context)]
  const { used } = narrator.budget
  const replies = questions.map((question) => {
    narrator.allow(limitsFor(questions.length, used))
    return context.answer(question)
  })
  const said =
    inShort.length > 0 ? replies.flatMap((reply) => reply.blocks) : bothAtOnce(questions, replies)
  const blocks = [...inShort, ...said].filter(hasText)
  const basis = basisOf(replies.at(-1), narrator)
  const memory = memoryOf(questions, replies, { narrator, sky, basis })
  const isFollowUp = questions.some(isOfAnswer)
  if (memory && !isFollowUp && turns.some((turn) => isSameAnswer(turn, memory)))
    sayThatItStands(blocks, narrator)
  if (isFirstOfChart(turns, sky)) sayThatChartChanged(blocks, narrator)
  return {
    blocks: blocks.length > 0 ? blocks : unanswered(narrator).blocks,
    facts: narrator.facts,
    days: narrator.days,
    moments: replies.flatMap(({ moments = [] }) => moments),
    picture: replies.find(({ picture }) => picture)?.picture,
    suggestions: suggestionsOf(replies, turns),
    memory: memory && { ...memory, wordings: [...narrator.wordings] },
    isCare: false,
  }
}

/** "Is Mercury retrograde, and where is it?" and "What's my Moon sign, and what does it mean?" are answered at once. */
function withoutOverlap(questions: readonly Question[]): Question[] {
  const moving = questions.flatMap((question) => (question.kind === 'motion' ? question.body : []))
  const isAnswered = (question: Question) =>
    question.kind === 'sky-now' && question.body !== undefined && moving.includes(question.body)
  const placed = questions.flatMap((question) =>
    question.kind === 'where' && question.owner === 'user' ? question.point : [],
  )
  const isExplained = (question: Question) =>
    question.kind === 'meaning' &&
    question.owner === 'user' &&
    question.point !== undefined &&
    placed.includes(question.point)
  return questions.filter((question) => !isAnswered(question) && !isExplained(question))
}

/** Neither of two answers waits for the other: "What's my Moon sign, and when is the full Moon?" */
function bothAtOnce(questions: readonly Question[], replies: readonly Reply[]): AnswerBlock[] {
  const [first, second, ...others] = replies
  const [lead, ...more] = first?.blocks ?? []
  const isOfPlace = questions[0] !== undefined && places.has(questions[0].kind)
  if (!second || others.length > 0 || !isOfPlace || lead?.kind !== 'paragraph')
    return replies.flatMap(({ blocks }) => blocks)
  const [answer, ...rest] = lead.sentences
  const short = [{ ...lead, sentences: answer ? [answer] : [] }, ...second.blocks]
  if (wordsIn(short) >= LEAST_WORDS) return short
  return [...short, { ...lead, sentences: rest }, ...more]
}

const places = new Set<Question['kind']>(['where', 'sky-now', 'sky-then'])

function wordsIn(blocks: readonly AnswerBlock[]): number {
  const sentences = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.sentences,
  )
  return sentences.reduce((count, { text }) => count + text.split(' ').length, 0)
}

function replyTo(question: Question, context: AnswerContext, composers: Composers): Reply {
  const compose = composers[question.kind] as Compose<typeof question.kind> | undefined
  return compose ? compose(question as never, context) : unanswered(context.narrator)
}

/** Whether a turn had the same question and an answer that rests on the same facts. */
function isSameAnswer({ memory }: Turn, { question, charts, basis }: TurnMemory): boolean {
  if (!memory?.basis?.length) return false
  const parts = (of: Partial<TurnMemory>) => JSON.stringify([of.question, of.charts, of.basis])
  return parts(memory) === parts({ question, charts, basis })
}

/** Ids alone will not do: a planet moves within its day. */
function basisOf(reply: Reply | undefined, narrator: Narrator): string[] {
  const first = reply?.blocks.find((block) => block.kind === 'paragraph')?.sentences[0]
  const facts = new Map([...narrator.facts, ...narrator.days].map((fact) => [fact.id, fact]))
  return (first?.facts ?? []).map((id) => {
    const fact = facts.get(id)
    return fact ? `${id} ${factLabel(fact)}` : id
  })
}

/** A detail of an event is remembered as a question about the event. */
const isOfAnswer = (question: Question) =>
  followUps.includes(question.kind) || (question.kind === 'when' && question.asked !== undefined)

const followUps: readonly Question['kind'][] = [
  'why',
  'other-one',
  'said',
  'another-span',
  'list',
  'if-not',
  'bets',
  'outcome',
  'more',
  // Asked again, it is another configuration, or more about the same part of life.
  'strongest',
  'theme',
  'social',
  // One question for several about two people.
  'together',
  'unclear',
]

function sayThatItStands(blocks: readonly AnswerBlock[], narrator: Narrator): void {
  const first = blocks.find((block) => block.kind === 'paragraph')
  const sentence = narrator.say({
    name: 'stands',
    lines: [
      "That hasn't changed since you asked.",
      'You asked me earlier, and my answer is the same.',
      "It's the same answer as last time, for the same reasons.",
      "I haven't changed my mind since you asked.",
      'I looked again, and it comes out as it did before.',
      'No change there since you last wanted to know.',
      'Same answer as before.',
    ],
    facts: [],
  })
  if (first && sentence) first.sentences.splice(1, 0, sentence)
}

function sayThatChartChanged(blocks: readonly AnswerBlock[], narrator: Narrator): void {
  const last = blocks.findLast((block) => block.kind === 'paragraph')
  const sentence = narrator.say({
    name: 'chart-changed',
    lines: [
      'This is from your newest chart, and what I said before was from the earlier one.',
      'I have a newer chart of yours now, so what I said from the earlier one no longer counts.',
    ],
    facts: [],
    isNeeded: true,
  })
  if (last && sentence) last.sentences.push(sentence)
}

function hasText(block: AnswerBlock): boolean {
  return (block.kind === 'list' ? block.items : block.sentences).length > 0
}

/** Two that the person has not asked yet. */
function suggestionsOf(replies: readonly Reply[], turns: readonly Turn[]): string[] {
  const asked = new Set(turns.map(({ question }) => question))
  const all = replies.flatMap(({ suggestions = [] }) => suggestions)
  return [...new Set(all)].filter((suggestion) => !asked.has(suggestion)).slice(0, 2)
}

/** A follow-up most likely means the last question of a message. */
function memoryOf(
  questions: readonly Question[],
  replies: readonly Reply[],
  { narrator, sky, basis }: { narrator: Narrator; sky: ChatSky } & Pick<TurnMemory, 'basis'>,
): TurnMemory | undefined {
  const last = replies.at(-1)?.question ?? questions.at(-1)
  if (!last) return undefined
  const claims = questions.flatMap((question) =>
    question.kind === 'assertion' ? question.claims : [],
  )
  const bets: Bet[] = replies.flatMap(({ bets: of = [] }) => of)
  const named = replies.flatMap(({ named: of = [] }) => of)
  const remembered = new Set([...named, ...bets].map(({ factId }) => factId))
  const reply = replies.at(-1)
  const facts = [...narrator.facts, ...narrator.days]
  const about = reply && objectOf(last, reply, { facts, natal: sky.facts })
  return {
    charts: chartsOf(sky),
    ...(basis && { basis }),
    question: last,
    ...(about && Object.keys(about).length > 0 && { about }),
    asked: askedQuestions(questions, replies),
    ...(claims.length > 0 && { claims }),
    named,
    bets,
    facts: facts.filter(({ id }) => remembered.has(id)),
    wordings: [...narrator.wordings],
  }
}
