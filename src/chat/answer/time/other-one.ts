import type { Window } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { badDay } from './bad-days.ts'
import { goodDay } from './window.ts'

type OtherOne = QuestionOf<'other-one'>
type WindowQuestion = QuestionOf<'window'>

/** "What about the other one?", "the first one", "another one": of the days that were found for the plan before. */
export function composeOtherOne({ pick }: OtherOne, context: AnswerContext): Reply {
  const last = context.turns.findLast(
    ({ memory }) => memory?.question.kind === 'window' || memory?.question.kind === 'compare',
  )?.memory
  if (last?.question.kind === 'window')
    return ofWindow(last.question, pick, context) ?? noOther(context)
  if (last?.question.kind === 'compare') {
    const { spans, purpose = 'start' } = last.question
    const [best] = last.named
    const span = spans.find(({ from, to }) => !best || best.date < from || best.date > to)
    if (span)
      return context.answer({ kind: 'window', purpose, span, wish: 'good', hasOwnSpan: true })
  }
  return noOther(context)
}

function ofWindow(
  asked: WindowQuestion,
  pick: OtherOne['pick'],
  context: AnswerContext,
): Reply | undefined {
  const found = context.search(asked)
  if (found?.kind !== 'windows') return undefined
  const shown = { ...asked, span: found.span }
  if (asked.wish === 'good' && found.good.length === 0 && found.fair) {
    const one = { ...found, good: [found.fair] }
    return { ...goodDay(shown, one, context, { isOnly: true }), question: asked }
  }
  const isGood = asked.wish === 'good' && found.good.length > 0
  const windows = isGood ? found.good : found.avoid
  if (windows.length === 0) return undefined
  const { chosen, isOnly } = placeOf(windows, pick, namedFor(asked, context))
  const reply = isGood
    ? goodDay(shown, found, context, { chosen, isOnly, isOther: !isOnly })
    : badDay(shown, found, context, { chosen, isOnly })
  return { ...reply, question: asked }
}

/** The days that were named for a plan, those of the last answer last; each with the second choice behind it. */
function namedFor(asked: WindowQuestion, { turns }: AnswerContext): string[][] {
  const key = JSON.stringify(asked)
  return turns.flatMap(({ memory }) =>
    memory?.question.kind === 'window' && JSON.stringify(memory.question) === key
      ? [memory.named.map(({ date }) => date)]
      : [],
  )
}

interface Chosen {
  chosen: number
  /** Whether there is none such, and the day stays. */
  isOnly: boolean
}

function placeOf(windows: Window[], pick: OtherOne['pick'], named: string[][]): Chosen {
  const at = (date: string | undefined) => windows.findIndex(({ day }) => day === date)
  if (typeof pick === 'number')
    return pick <= windows.length ? chosenAt(pick - 1) : { chosen: 0, isOnly: true }
  const all = named.flat().map(at)
  const present = Math.max(0, at(named.at(-1)?.[0]))
  if (pick === 'last') return chosenAt(Math.max(0, ...all))
  const fresh = windows.findIndex((_, index) => index !== present && !all.includes(index))
  const other = [at(named.at(-1)?.[1]), ...all.toReversed()].find(
    (index) => index >= 0 && index !== present,
  )
  const index = pick === 'new' && fresh >= 0 ? fresh : (other ?? fresh)
  return index >= 0 ? chosenAt(index) : { chosen: present, isOnly: true }
}

const chosenAt = (chosen: number): Chosen => ({ chosen, isOnly: false })

function noOther({ narrator }: AnswerContext): Reply {
  const sentences = narrator.sayAll(
    {
      name: 'other-one/none',
      lines: [
        "I haven't given you two days to choose from yet, so I don't know which other one you mean.",
        'There is no other one so far, because I have not named a day for anything.',
      ],
      facts: [],
      isNeeded: true,
    },
    {
      name: 'other-one/offer',
      lines: [
        'Tell me the plan and the month, and I will give you a day for it, with the reason, and a second choice.',
        'Say what the day is for and how long you can wait, and you get two to choose between, each with its reason.',
      ],
      facts: [],
      isNeeded: true,
    },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: [
      'When is a good day for a hard conversation?',
      'When should I ask for more money?',
    ],
  }
}
