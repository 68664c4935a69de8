import { studiesByMercury } from '#lore/corpus/chat/natal-fields.ts'
import type { LifeTheme } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import type { Line } from '../narrator.ts'
import { type ChartView, factsOf, signOf } from './chart-view.ts'
import { signWordsOf } from './lines.ts'

const asksStudy =
  /\b(?:what|which)\b.{0,40}\b(?:stud(?:y|ies)|major|subjects?|degree|course|classes|learn)\b|\b(?:law|medicine|art|design|psychology|nursing|engineering) or \w+/i
const asksWork =
  /\b(?:what|which)\b.{0,40}\b(?:jobs?|careers?|profession|work|occupation|field|line of work|do for a living|industry)\b/i
const WHERE = 'you do well where '

/** "What should I study?", "Which job suits me?": names a field first. */
export function fieldLine(
  name: LifeTheme,
  view: ChartView,
  { message }: AnswerContext,
): Line | undefined {
  if (name === 'mind' && asksStudy.test(message)) return studyLine(view)
  return name === 'work' && asksWork.test(message) ? workLine(view) : undefined
}

function studyLine(view: ChartView): Line | undefined {
  const sign = signOf(view, 'mercury')
  return (
    sign && {
      name: `theme/study/${sign}`,
      lines: [
        'I would study {field}, because your Mercury is in {sign}.',
        'Try {field}, since your Mercury is in {sign}.',
      ],
      words: { field: studiesByMercury[sign], sign },
      facts: factsOf(view, 'mercury'),
      isNeeded: true,
    }
  )
}

function workLine(view: ChartView): Line | undefined {
  const sign = signOf(view, 'mc')
  const does = sign && signWordsOf('mc', sign)?.does.find((each) => each.startsWith(WHERE))
  if (!sign || !does) return undefined
  return {
    name: `theme/job/${sign}`,
    lines: [
      'Look for work where {place}, since your Midheaven is in {sign}.',
      'I would look for a job where {place}: your Midheaven is in {sign}.',
    ],
    words: { place: does.slice(WHERE.length), sign },
    facts: factsOf(view, 'mc'),
    isNeeded: true,
  }
}
