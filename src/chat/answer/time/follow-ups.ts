import type { Question, QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { badDay } from './bad-days.ts'
import { goodDay } from './window.ts'

/** "What about the other one?": the runner-up of the last answer. */
export function composeOtherOne(_: QuestionOf<'other-one'>, context: AnswerContext): Reply {
  const asked = lastQuestion(context, ({ kind }) => kind === 'window' || kind === 'compare')
  const named = context.memory?.named ?? []
  if (asked?.kind === 'window') {
    const found = context.search(asked)
    if (found?.kind === 'windows') {
      const shown = { ...asked, span: found.span }
      if (asked.wish === 'good' && found.good.length === 0 && found.fair) {
        const one = { ...found, good: [found.fair] }
        return { ...goodDay(shown, one, context, { isOnly: true }), question: asked }
      }
      const isGood = asked.wish === 'good' && found.good.length > 0
      const windows = isGood ? found.good : found.avoid
      const other = windows.findIndex(({ day }) => day === named[1]?.date)
      const index = other >= 0 ? other : Math.min(1, windows.length - 1)
      const isOnly = index === 0
      if (!isGood && index >= 0)
        return { ...badDay(shown, found, context, { chosen: index, isOnly }), question: asked }
      if (index >= 0)
        return { ...goodDay(shown, found, context, { chosen: index, isOnly }), question: asked }
    }
  }
  if (asked?.kind === 'compare') {
    const [best] = named
    const span = asked.spans.find(({ from, to }) => !best || best.date < from || best.date > to)
    const purpose = asked.purpose ?? 'start'
    if (span)
      return context.answer({ kind: 'window', purpose, span, wish: 'good', hasOwnSpan: true })
  }
  return noOther(context)
}

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

/** "What about next month?": the question before, for another time. */
export function composeAnotherSpan(
  { span }: QuestionOf<'another-span'>,
  context: AnswerContext,
): Reply {
  const asked = lastQuestion(context, (question) => 'span' in question && Boolean(question.span))
  const question: Question =
    asked && 'span' in asked && asked.kind !== 'another-span'
      ? { ...asked, span, ...(asked.kind === 'window' && { hasOwnSpan: true }) }
      : { kind: 'what-happens', span }
  return { question, ...context.answer(question) }
}

function lastQuestion(
  { turns }: AnswerContext,
  suits: (question: Question) => boolean,
): Question | undefined {
  return turns.findLast(({ memory }) => memory && suits(memory.question))?.memory?.question
}
