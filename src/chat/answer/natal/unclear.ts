import { pointNames } from '#lore/names.ts'
import type { Question } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import { inSpan } from '../time/date-words.ts'
import { spanFacts } from '../time/evidence.ts'
import { occasionOf } from '../time/occasion.ts'
import { type DescribedPoint, described, factsOf, viewOf } from './chart-view.ts'
import { paragraph } from './paragraph.ts'
import { bareName } from './words.ts'

/** Says what he took the question for, and offers two readings of it. */
export const unclear: Compose<'unclear'> = (question, context) => {
  const { words, readings } = question
  const { narrator, sky, message } = context
  if (isInAnotherScript(message)) return onlyEnglish(context)
  if (isLowStill(context)) return stillLow(context)
  const view = viewOf(sky)
  const points = readings.flatMap((reading) => pointOf(reading) ?? [])
  const facts = points.flatMap((point) => factsOf(view, point))
  const named = new Set(points.filter((point) => factsOf(view, point).length > 0))
  const [first, second] = readings.map((reading) => asAsked(reading, named, context))
  const block = paragraph(narrator, () => ({
    name: hasWords(words) ? 'unclear' : 'unclear/wordless',
    lines: hasWords(words)
      ? [
          // Leaves out the quotation if it contains a term or a date.
          "I can take that two ways, and I'd rather ask than answer the wrong one. Either you want to know {first}, or you want to know {second}. Tell me which of the two it is, or put it in other words, and I'll look it up.",
          'I\'m not sure I follow "{words}". It could mean that you want to know {first}, or {second}; tell me which, and I\'ll answer that one properly and not half of both.',
          'I took "{words}" for a question about {topic}, and I can read it two ways: you want to know {first}, or you want to know {second}. Which one is it?',
          'Before I guess: by "{words}", do you want to know {first}, or {second}? Say "the first" or "the second", or put it another way, and I\'ll look.',
        ]
      : [
          "I can't find a question in that. Do you want to know {first}, or {second}? Tell me in a few words, and I'll look; a planet, a plan or a month is enough to begin with.",
          "There's nothing in that one I can answer, so here are two guesses: you want to know {first}, or {second}. Which is it? A planet, a plan or a month would also do.",
        ],
    words: {
      words: quoted(words),
      first: first ?? '',
      second: second && second !== first ? second : 'something else',
      topic: topicOf(readings[0]),
    },
    facts,
    days: readings.flatMap((reading) =>
      'span' in reading && reading.span ? spanFacts(reading.span, sky) : [],
    ),
    isNeeded: true,
  }))
  return { blocks: [block], suggestions: readings.map(asSuggestion) }
}

const hasWords = (words: string) => /\p{L}{3}/u.test(quoted(words))

/** Most of its letters are of no Latin alphabet. */
function isInAnotherScript(message: string): boolean {
  const letters = message.match(/\p{L}/gu) ?? []
  const others = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter))
  return others.length > 2 && others.length > letters.length / 2
}

function onlyEnglish({ narrator }: AnswerContext): Reply {
  const block = paragraph(narrator, () => ({
    name: 'unclear/english',
    lines: [
      "I'm sorry, I only read English, and I'd be guessing at anything else. Ask me the same thing in English, as short and as plain as you like; spelling doesn't matter.",
      "That isn't in English, and English is all I can read. A few plain words are enough: a planet, a plan, a month.",
    ],
    facts: [],
    isNeeded: true,
  }))
  return { blocks: [block], suggestions: ['Where is my Moon?', 'What happens this week?'] }
}

/** After "I got broken up with", what follows may be no question at all. */
function isLowStill({ memory, message }: AnswerContext): boolean {
  return (
    memory?.question.kind === 'social' && memory.question.of === 'low' && !message.includes('?')
  )
}

function stillLow({ narrator }: AnswerContext): Reply {
  const block = paragraph(narrator, () => ({
    name: 'unclear/low',
    lines: [
      "I'm listening. You don't have to turn it into a question, and I won't answer it with a planet. If it keeps going around in your head, write it down once, the way you just told me, and then do something with your hands for an hour. When you want the chart again, ask me what the next few weeks look like.",
      "That makes sense, with what you've told me. I have nothing clever to put on top of it. Say it to one person who knows you, in those words, before you try to make sense of it. And if a date would help, ask me when it gets easier, and I'll look.",
    ],
    facts: [],
    isNeeded: true,
  }))
  return {
    blocks: [block],
    suggestions: ['What do the next weeks look like?', 'What does my chart say about love?'],
  }
}

/** Removes characters that would end the quotation or look like markup. */
function quoted(words: string): string {
  const plain = words.replaceAll(/["“”<>*_`[\]{}]/g, '').trim()
  return plain.length > 60 ? `${plain.slice(0, 57).trimEnd()}…` : plain
}

/** The reader's own point that a reading is about. */
function pointOf(question: Question): DescribedPoint | undefined {
  if ('owner' in question && question.owner === 'partner') return undefined
  if (question.kind === 'aspect') return described(question.a)
  const isAboutPoint = question.kind === 'where' || question.kind === 'meaning'
  return isAboutPoint && question.point ? described(question.point) : undefined
}

/**
 * After "you want to know".
 * @param named points that may be named, because their place is known
 */
function asAsked(
  question: Question,
  named: ReadonlySet<DescribedPoint>,
  context: AnswerContext,
): string {
  const point = pointOf(question)
  const name = point && named.has(point) ? `your ${bareName(point)}` : undefined
  switch (question.kind) {
    case 'where':
      return name
        ? `where ${name} is and what it does there`
        : 'where a planet is and what it does there'
    case 'what-in':
      return 'what stands in that part of your chart'
    case 'aspect':
      return name ? `which planets ${name} is tied to` : 'what a planet has to do with the others'
    case 'retrogrades':
      return 'which of your planets go backward'
    case 'ruler':
      return 'which planet is in charge there'
    case 'balance':
      return 'how your planets are spread'
    case 'strongest':
      return 'what is strongest in your chart'
    case 'theme':
      return `what your chart says about ${themes[question.theme]}`
    case 'meaning':
      return name ? `what ${name} means` : 'what the term means, for you in particular'
    case 'together':
      return 'how the two of you get along'
    case 'sky-now':
      return 'where the planets are today'
    case 'sky-then':
      return 'where a planet is on that day'
    case 'motion':
      return 'which way a planet is moving now'
    case 'what-happens':
      return `what is in the sky for you ${inSpan(question.span)}`
    case 'when':
      return 'when something begins, ends or comes back'
    case 'window':
      return `which days suit ${occasionOf(question.purpose, context).name} ${inSpan(question.span)}`
    case 'compare':
      return 'which of two times is better'
    case 'beyond':
      return "something that a chart can't tell"
    case 'said':
      return 'which day I named'
    case 'other-one':
      return 'whether there is another day for it'
    case 'why':
      return 'why I said that'
    case 'if-not':
      return 'what to make of it if nothing happens'
    case 'social':
    case 'assertion':
    case 'another-span':
    case 'list':
    case 'bets':
    case 'outcome':
    case 'more':
    case 'recall':
    case 'birth-time':
    case 'unclear':
      return 'more about what I said last'
  }
}

const themes = {
  self: 'how you come across',
  love: 'love',
  work: 'your work',
  money: 'money',
  home: 'home and family',
  friends: 'your friends',
  mind: 'how you think and talk',
  body: 'your daily habits',
  fear: 'what is hard for you',
  gift: 'what you are good at',
  purpose: 'the direction of your life',
  creativity: 'what you make',
  spirit: 'what you believe in',
} as const

function topicOf(question: Question): string {
  if (question.kind === 'theme') return themes[question.theme]
  return question.kind === 'window' || question.kind === 'what-happens' ? 'time' : 'your chart'
}

/** In the person's words, to be sent with one tap. */
function asSuggestion(question: Question): string {
  switch (question.kind) {
    case 'where':
      return `Where is ${question.owner === 'partner' ? 'their' : 'my'} ${pointNames[question.point]}?`
    case 'theme':
      return `What does my chart say about ${themes[question.theme].replace('your', 'my').replace('you ', 'I ')}?`
    case 'what-happens':
      return `What happens ${inSpan(question.span)}?`
    case 'window':
      return `Which days are good ${inSpan(question.span)}?`
    case 'together':
      return 'How do we get along?'
    case 'motion':
      return `Is ${pointNames[question.body]} retrograde now?`
    case 'sky-now':
      return 'Where are the planets now?'
    default:
      return 'Tell me more'
  }
}
