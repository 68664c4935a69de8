import { arrivalEffects, bodyTopics, stationEffects } from '#lore/corpus/chat/time-bodies.ts'
import { isSlowBody } from '#sky/bodies.ts'
import type { SkyPositionFact } from '#sky/forecast-facts.ts'
import { listed } from '#writer/prose/template.ts'
import type { Sentence } from '#writer/writer.ts'
import type { AnswerBlock } from '../../answer.ts'
import type { DatedFact, SkyFindings } from '../../findings.ts'
import type { Question, QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { dayText, onDay } from './date-words.ts'
import { bodyText, eventText } from './events.ts'
import { noFindings } from './no-findings.ts'
import { present } from './present.ts'

/** "Mars is in Leo, and Venus is in Libra", before each of them has its paragraph. */
export function skyInShort(questions: readonly Question[], context: AnswerContext): AnswerBlock[] {
  const facts = questions.flatMap((question) => {
    const found =
      question.kind === 'sky-now' && question.body ? context.search(question) : undefined
    return found?.kind === 'sky' && question.kind === 'sky-now'
      ? positionsIn(found).filter(({ body }) => body === question.body)
      : []
  })
  if (facts.length < 2) return []
  const clauses = facts.map(({ body, sign }) => `${bodyText(body)} is in ${sign}`)
  const sentence = context.narrator.say({
    name: 'sky/in-short',
    lines: ['{Places}.', 'In short, {places}.'],
    words: { places: joined(clauses) },
    facts,
    isNeeded: true,
  })
  return sentence ? [{ kind: 'paragraph', sentences: [sentence] }] : []
}

/** "Is Mercury retrograde, and where in my chart?" */
export function composeMotion(question: QuestionOf<'motion'>, context: AnswerContext): Reply {
  const found = context.search(question)
  const position =
    found?.kind === 'sky' && positionsIn(found).find(({ body }) => body === question.body)
  if (found?.kind !== 'sky' || !position) return noFindings(context)
  const { narrator } = context
  const isLight = position.body === 'sun' || position.body === 'moon'
  const kind = isLight ? 'never' : position.retrograde ? 'yes' : 'no'
  const lead = question.asked === 'direct' && !isLight ? asDirect[kind] : motions[kind]
  const isKnown = narrator.hasSaid('retrograde')
  const sentences: (Sentence | undefined)[] = [
    narrator.say({
      name: question.asked ? `motion/direct/${kind}` : `motion/${kind}`,
      lines: lead,
      words: placeWords(position, context),
      facts: [position],
      isNeeded: true,
    }),
    ...sayNext(found.next, context),
    isKnown || isLight ? undefined : sayGloss(position, context),
    narrator.say({
      name: `motion/advice/${kind}`,
      lines: advice[kind],
      words: {
        body: bodyText(position.body),
        topic: bodyTopics[position.body],
        effect: position.retrograde
          ? stationEffects.retrograde[position.body]
          : arrivalEffects[position.body],
      },
      facts: [position],
    }),
  ]
  if (narrator.budget.isShort) sentences.push(sayClosing(position, context))
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: found.next,
    suggestions: [
      `What does ${bodyText(position.body)} do in my birth chart?`,
      `When is ${bodyText(position.body)} next exact to my chart?`,
    ],
    named: found.next.map(({ date, fact }) => ({
      date,
      factId: fact.id,
      label: 'a turn in the sky',
    })),
  }
}

const motions = {
  yes: [
    "Yes, {body} is retrograde, and it's {place}.",
    'Yes, at the moment {body} is retrograde, and you find it {place}.',
  ],
  no: [
    "No, {body} isn't retrograde; it's {place}.",
    "{Body} isn't retrograde right now; it is {place}.",
    "No, at the moment {body} isn't retrograde, and you find it {place}.",
    'No, {body} is moving forward, {place}.',
  ],
  never: ["No, {body} can't be retrograde, and never is; it is {place}."],
}

/** "Is Mars moving forward?" */
const asDirect = {
  yes: ['No, {body} is retrograde, {place}.', "No, {body} is retrograde, and it's {place}."],
  no: ['Yes, {body} is moving forward, {place}.', 'Yes, {body} is direct, {place}.'],
  never: motions.never,
}

const advice = {
  yes: [
    'Until then {effect}.',
    "Don't make a drama of it: {effect}, and that's about the size of it.",
  ],
  no: [
    'So if {topic} are giving you trouble today, look for the cause closer to home.',
    "You can't blame it for {topic} this week, then.",
    'Whatever is wrong with {topic} at the moment has another reason.',
  ],
  never: ['Only the planets do that, because it comes from watching them from a moving Earth.'],
}

function sayClosing(position: SkyPositionFact, { narrator }: AnswerContext): Sentence | undefined {
  return narrator.say({
    name: 'sky/closing',
    lines: isSlowBody(position.body)
      ? [
          'It stands for {topic}, so give that part of your life the time it takes.',
          'It is slow, and it stands for {topic}, so you will have noticed it by now.',
        ]
      : [
          'In your chart it stands for {topic}, so look there first if the day feels odd.',
          'It stands for {topic}, and that is the part of your week I would watch.',
          'Think of {topic} when you want to know where in your own week it shows.',
        ],
    words: { topic: bodyTopics[position.body] },
    facts: [position],
  })
}

/** What the word means, for those who have not had it. */
function sayGloss(position: SkyPositionFact, { narrator }: AnswerContext): Sentence | undefined {
  return narrator.say({
    name: 'motion/gloss',
    lines: [
      'The word itself is about how its path looks from a moving Earth: for some weeks it seems to go the wrong way.',
      'All the word means is that, seen from here, it goes the wrong way for a few weeks.',
    ],
    facts: [position],
  })
}

const turns = {
  since: [
    'It has been that way since {day}, when {event}.',
    'That has been so since {day}, when {event}.',
  ],
  next: [
    '{On}, {event}.',
    'The next change is {on}, when {event}.',
    'It changes {on}, when {event}.',
  ],
  later: [
    'Then, {on}, {event}.',
    'After that, {on}, {event}.',
    'The change after that comes {on}, when {event}.',
  ],
}

/** The last turn and the next ones. */
function sayNext(next: readonly DatedFact[], context: AnswerContext, most = 3): Sentence[] {
  const { narrator, today } = context
  const firstToCome = next.find(({ date }) => date >= today)
  return next.slice(0, most).flatMap((moment) => {
    const isPast = moment.date < today
    const kind = isPast ? 'since' : moment === firstToCome ? 'next' : 'later'
    const event = eventText(moment, context, { isShort: true, tense: isPast ? 'past' : 'present' })
    return narrator.sayAll({
      name: `sky/${kind}`,
      lines: turns[kind],
      words: { on: onDay(moment, today), day: dayText(moment.date, today), event: event.text },
      facts: event.facts,
      moment: moment.fact,
    })
  })
}

/** "Where is Saturn now?", "What's going on in the sky?" */
export function composeSkyNow(question: QuestionOf<'sky-now'>, context: AnswerContext): Reply {
  const found = context.search(question)
  if (found?.kind !== 'sky') return noFindings(context)
  const positions = positionsIn(found)
  const one = question.body && positions.find(({ body }) => body === question.body)
  if (one) return oneBody(one, found, context)
  const backward = question.asked ? [sayBackward(positions, context)] : []
  return wholeSky(positions, found, context, backward)
}

function oneBody(position: SkyPositionFact, found: SkyFindings, context: AnswerContext): Reply {
  const { narrator } = context
  const sentences: (Sentence | undefined)[] = [
    narrator.say({
      name: 'sky/one',
      lines: ['{Body} is {place}.', 'Right now {body} is {place}.', "You'll find {body} {place}."],
      words: placeWords(position, context),
      facts: [position],
      isNeeded: true,
    }),
    position.house === undefined
      ? undefined
      : narrator.say({
          name: `sky/effect/${position.body}`,
          lines: ['{Effect}.', 'With {body} there, {effect}.'],
          words: { effect: arrivalEffects[position.body], body: bodyText(position.body) },
          facts: [position],
        }),
    ...sayNext(found.next, context, 2),
    sayClosing(position, context),
  ]
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: found.next,
    suggestions: [
      `Where is ${bodyText(position.body)} in my birth chart?`,
      `When does ${bodyText(position.body)} leave there?`,
    ],
    named: found.next.map(({ date, fact }) => ({
      date,
      factId: fact.id,
      label: 'a turn in the sky',
    })),
  }
}

const groups = [
  ['sun', 'moon'],
  ['mercury', 'venus', 'mars'],
  ['jupiter', 'saturn'],
  ['uranus', 'neptune', 'pluto'],
]

const wholeSkyLines = [
  ['Right now {places}.', 'As we speak {places}.'],
  ['Of the quick planets, {places}.', 'Among the quick ones, {places}.'],
  ['{Places}, and they set the tone of the year.', 'The slower pair is next: {places}.'],
  ['Far out and slower still, {places}.', 'The slowest are placed for years: {places}.'],
]

function wholeSky(
  positions: readonly SkyPositionFact[],
  found: SkyFindings,
  context: AnswerContext,
  first: readonly (Sentence | undefined)[] = [],
): Reply {
  const { narrator } = context
  const places = groups.flatMap((group, index) => {
    const members = positions.filter(({ body }) => group.includes(body))
    if (members.length === 0) return []
    const clauses = members.map((member) => {
      const { body, place } = shortPlaceWords(member, context, index === 0)
      return `${body} is ${place}`
    })
    return narrator.sayAll({
      name: `sky/whole/${index}`,
      lines: wholeSkyLines[index] ?? [],
      words: { places: joined(clauses) },
      facts: members,
      isNeeded: index === 0,
    })
  })
  const sentences = present([...first, ...places, ...sayNext(found.next, context)])
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    moments: found.next,
    suggestions: ['Is Mercury retrograde?', 'What happens to me this week?'],
  }
}

/** "What is retrograde now?" */
function sayBackward(
  positions: readonly SkyPositionFact[],
  { narrator }: AnswerContext,
): Sentence | undefined {
  const backward = positions.filter(({ retrograde }) => retrograde)
  const names = backward.map(({ body }) => bodyText(body))
  return narrator.say({
    name: `sky/backward/${Math.min(names.length, 2)}`,
    lines:
      names.length === 0
        ? ['None of them at the moment: they all go their usual way.']
        : names.length === 1
          ? [
              'Only {names} is retrograde at the moment.',
              'At the moment {names} is retrograde, and nothing else.',
            ]
          : ['{Names} are retrograde at the moment.', 'At the moment {names} are retrograde.'],
    words: { names: listed(names) },
    facts: backward,
    isNeeded: true,
  })
}

function joined(clauses: readonly string[]): string {
  if (clauses.length < 2) return clauses.join('')
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}`
}

function positionsIn({ facts }: SkyFindings): SkyPositionFact[] {
  return facts.filter((fact) => fact.kind === 'sky-position')
}

/** "at 12° of Sagittarius, in your twelfth house, rest and solitude" */
export function placeWords(
  { body, degrees, sign, house }: SkyPositionFact,
  { narrator }: AnswerContext,
) {
  const inHouse = house === undefined ? '' : `, in your ${narrator.glosses.house(house)}`
  return { body: bodyText(body), place: `at ${degrees}° of ${sign}${inHouse}` }
}

function shortPlaceWords(
  { body, sign, house }: SkyPositionFact,
  { narrator }: AnswerContext,
  withHouse: boolean,
) {
  const inHouse =
    house === undefined || !withHouse ? '' : `, in your ${narrator.glosses.house(house)}`
  return { body: bodyText(body), place: `in ${sign}${inHouse}` }
}
