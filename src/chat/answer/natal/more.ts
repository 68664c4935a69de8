import { pointTasks } from '#lore/corpus/chat/natal-points.ts'
import type { Question } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { type DescribedPoint, viewOf } from './chart-view.ts'
import { houseLine, signLine, unsaid } from './lines.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { moreOnPoint } from './point-answer.ts'
import { pointsOf } from './why.ts'
import { bareName } from './words.ts'

/** What has not been said yet about the subject of the last answer. */
export const more: Compose<'more'> = (_, context) => {
  const question = lastSubject(context)
  if (question?.kind === 'window') return context.answer({ kind: 'other-one' })
  if (question?.kind === 'together') return context.answer(question)
  if (question?.kind === 'social' || question?.kind === 'beyond' || !question)
    return onPoints(['sun', 'moon'], question, context)
  const points = pointsOf(question, viewOf(context.sky))
  return onPoints(points.length > 0 ? points : ['sun', 'moon'], question, context)
}

/** The last question that was about something. */
export function lastSubject({ turns }: AnswerContext): Question | undefined {
  return turns
    .map(({ memory }) => memory?.question)
    .findLast((question) => question && !['social', 'unclear', 'beyond'].includes(question.kind))
}

const asksWhatToDo =
  /\bwhat (?:can|could|should|do|must|would) (?:i|we|one) (?:\w+ )?do\b|\bhow (?:do|can|should) i (?:fix|change|handle|deal|work on)\b/i

/** The task comes first, and the chart after it. */
function doing(point: DescribedPoint, { narrator }: AnswerContext): Line | undefined {
  const tasks = unsaid(narrator, pointTasks[point])
  if (tasks.length === 0) return undefined
  return { name: `more/task/${point}`, lines: tasks, facts: [], isNeeded: true }
}

function onPoints(
  points: readonly DescribedPoint[],
  question: Question | undefined,
  context: AnswerContext,
): Reply {
  const { narrator, sky } = context
  const view = viewOf(sky)
  const [first = 'sun', second] = points
  const block = paragraph(
    narrator,
    () => (asksWhatToDo.test(context.message) ? doing(first, context) : undefined),
    ...moreOnPoint(narrator, view, first).map((line) => ifShort(narrator, 90, line)),
    ifShort(narrator, 80, () => second && signLine(narrator, view, second)),
    ifShort(narrator, 80, () => second && houseLine(narrator, view, second)),
    ...(second
      ? moreOnPoint(narrator, view, second).map((line) => ifShort(narrator, 80, line))
      : []),
    ifShort(narrator, 1, () => ({
      name: 'more/nothing',
      lines: [
        "That's as much as I can say about it without repeating myself. Ask me for another planet, or for a date, and we go on from there.",
        'I have used up what your chart has on that. Another planet, a plan or a person would give me something new to look at.',
      ],
      facts: [],
      isNeeded: true,
    })),
  )
  return {
    blocks: [block],
    suggestions: second ? [`And my ${bareName(second)}?`] : ['Which planet is strongest?'],
    ...(question && { question }),
  }
}
