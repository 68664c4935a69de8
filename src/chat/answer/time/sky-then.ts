import { arrivalEffects, bodyTopics } from '#lore/corpus/chat/time-bodies.ts'
import type { Planet } from '#sky/bodies.ts'
import type { QuestionOf, Span } from '../../question.ts'
import { windowOfSpan } from '../../search/reach.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText } from './date-words.ts'
import { bodyText } from './events.ts'
import { positionOn } from './evidence.ts'
import { noFindings } from './no-findings.ts'
import { present } from './present.ts'
import { placeWords } from './sky-now.ts'

/** "What sign will the Moon be in on Christmas day?" */
export function composeSkyThen(
  { body, span }: QuestionOf<'sky-then'>,
  context: AnswerContext,
): Reply {
  const { narrator, sky, today } = context
  const date = middleOf(span)
  if (!windowOfSpan(sky, { from: date, to: date })) return noFindings(context)
  const position = positionOn(date, body, sky)
  const sentences = [
    narrator.say({
      name: `sky/then/${date < today ? 'past' : 'coming'}`,
      lines:
        date < today
          ? ['On {day}, {body} was {place}.']
          : ['On {day}, {body} is {place}.', 'On {day}, you find {body} {place}.'],
      words: { ...placeWords(position, context), day: dayText(date, today) },
      facts: [position],
      isNeeded: true,
    }),
    narrator.say({
      name: 'sky/then/pace',
      lines: paces[body] ?? slow,
      facts: [],
      isNeeded: true,
    }),
    position.house === undefined || date < today
      ? undefined
      : narrator.say({
          name: `sky/effect/${body}`,
          lines: ['With {body} there, {effect}.'],
          words: { effect: arrivalEffects[body], body: bodyText(body) },
          facts: [position],
        }),
    narrator.say({
      name: `sky/then/topic/${date < today ? 'past' : 'coming'}`,
      lines:
        date < today
          ? [
              'It stands for {topic}, so look there first when you think back to that day.',
              'Think of {topic} when you go through what you remember of it.',
            ]
          : [
              'It stands for {topic}, so that is what I would watch around that day.',
              'Think of {topic} when you plan that day.',
            ],
      words: { topic: bodyTopics[body] },
      facts: [position],
    }),
  ]
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    suggestions: [
      `Where is ${bodyText(body)} now?`,
      `Where is ${bodyText(body)} in my birth chart?`,
    ],
    named: [{ date, factId: position.id, label: 'a place in the sky' }],
  }
}

/** A month asked about as a whole is answered for its middle. */
function middleOf({ from, to }: Span): string {
  const days = Math.floor((Date.parse(to) - Date.parse(from)) / DAY / 2)
  return new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10)
}

const DAY = 86_400_000

const paces: Partial<Record<Planet, readonly string[]>> = {
  moon: [
    'That is how it looks at noon where you are, and a few hours can matter, because nothing up there goes faster.',
    'I took noon by your clock, which matters here, since it covers a sign in little more than two days.',
  ],
}

const slow = [
  'I took noon by your clock, though for this one a few hours make no difference worth having.',
  'That is for noon where you are, and an hour either way changes next to nothing.',
]
