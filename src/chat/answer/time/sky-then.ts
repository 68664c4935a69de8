import { arrivalEffects, bodyTopics } from '#lore/corpus/chat/time-bodies.ts'
import type { Planet } from '#sky/bodies.ts'
import type { SkyPositionFact } from '#sky/forecast-facts.ts'
import type { Sentence } from '#writer/writer.ts'
import type { DatedFact } from '../../findings.ts'
import type { QuestionOf, Span } from '../../question.ts'
import { windowOfSpan } from '../../search/reach.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText, onDay } from './date-words.ts'
import { bodyText, eventText } from './events.ts'
import { positionOn } from './evidence.ts'
import { noFindings } from './no-findings.ts'
import { present } from './present.ts'
import { placeWords } from './sky-now.ts'

/** "What sign will the Moon be in on Christmas day?" */
export function composeSkyThen(
  { body, span, asked }: QuestionOf<'sky-then'>,
  context: AnswerContext,
): Reply {
  const { narrator, sky, today } = context
  const date = birthdayOf(span, context) ?? middleOf(span)
  if (!windowOfSpan(sky, { from: date, to: date })) return noFindings(context)
  const position = positionOn(date, body, sky)
  const sentences = [
    asked
      ? sayMotion({ asked, date }, position, context)
      : narrator.say({
          name: `sky/then/${date < today ? 'past' : 'coming'}`,
          lines:
            date < today
              ? ['On {day}, {body} was {place}.']
              : ['On {day}, {body} is {place}.', 'On {day}, you find {body} {place}.'],
          words: { ...placeWords(position, context), day: dayText(date, today) },
          facts: [position],
          isNeeded: true,
        }),
    sayChange(
      { body, span: span.words === 'my birthday' ? { ...span, from: date, to: date } : span, date },
      context,
    ),
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

/** "Was Mercury retrograde on October 30?", "Is it direct on December 20?" */
function sayMotion(
  { asked, date }: { asked: 'motion' | 'direct'; date: string },
  position: SkyPositionFact,
  context: AnswerContext,
): Sentence | undefined {
  const time = date < context.today ? 'past' : 'coming'
  const motion = position.retrograde ? 'retrograde' : 'direct'
  const isSo = (asked === 'direct') === (motion === 'direct')
  return context.narrator.say({
    name: `sky/then/motion/${motion}/${time}/${isSo ? 'yes' : 'no'}`,
    lines: motions[motion][time].map((line) => `${isSo ? 'Yes' : 'No'}, ${line}`),
    words: { ...placeWords(position, context), day: dayText(date, context.today) },
    facts: [position],
    isNeeded: true,
  })
}

const motions = {
  retrograde: {
    past: ['on {day}, {body} was retrograde, {place}.', '{body} was retrograde on {day}, {place}.'],
    coming: ['on {day}, {body} is retrograde, {place}.', '{body} is retrograde on {day}, {place}.'],
  },
  direct: {
    past: [
      'on {day}, {body} was moving forward, {place}.',
      '{body} was moving forward on {day}, {place}.',
    ],
    coming: [
      'on {day}, {body} is moving forward, {place}.',
      '{body} is moving forward on {day}, {place}.',
    ],
  },
}

interface Then {
  body: Planet
  span: Span
  /** The day that is answered for. */
  date: string
}

/** What changes in the day or the span: a sign before a house; else that nothing does. */
function sayChange({ body, span, date }: Then, context: AnswerContext): Sentence | undefined {
  const { narrator, sky, today } = context
  const isDay = span.from === span.to
  const change = isDay || body !== 'moon' ? changeIn({ body, span, date }, context) : undefined
  if (change) {
    const tense = change.date < today ? 'past' : 'present'
    const event = eventText(change, context, { isShort: true, tense })
    return narrator.say({
      name: `sky/then/change/${tense}`,
      lines: changes[tense],
      words: { on: onDay(change, today), event: event.text },
      facts: event.facts,
      moment: change.fact,
      isNeeded: true,
    })
  }
  if (isDay || body === 'moon')
    return narrator.say({
      name: 'sky/then/pace',
      lines: paces[body] ?? slow,
      facts: [],
      isNeeded: true,
    })
  const ends = [positionOn(span.from, body, sky), positionOn(span.to, body, sky)]
  return narrator.say({
    name: 'sky/then/whole',
    lines: [
      'It is in {sign} from the first day of that stretch to the last.',
      'It is in {sign} on the first day of that stretch and on the last.',
      'From the first day of that stretch to the last it is in {sign}.',
    ],
    words: { sign: ends[0]?.sign ?? '' },
    facts: ends,
    isNeeded: true,
  })
}

function changeIn({ body, span }: Then, context: AnswerContext): DatedFact | undefined {
  const changes = (['ingress', 'house-stay'] as const).flatMap((of) => {
    if (of === 'house-stay' && (!context.sky.chart.houses || span.from !== span.to)) return []
    const found = context.search({ kind: 'when', event: { of, body }, which: 'next', span })
    return found?.kind === 'event' ? [found.answer, ...found.all] : []
  })
  return changes.find((one) => one && one.date >= span.from && one.date <= span.to)
}

const changes = {
  present: ['{On}, {event}.', 'It changes in that time: {on}, {event}.'],
  past: ['{On}, {event}.'],
}

/** Without the birth date, the day on which the Sun is back where it was. */
function birthdayOf({ words, from, to }: Span, context: AnswerContext): string | undefined {
  if (words !== 'my birthday' || from === to) return undefined
  const found = context.search({
    kind: 'when',
    event: { of: 'return', body: 'sun' },
    which: 'next',
  })
  return found?.kind === 'event' ? found.answer?.date : undefined
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
