import type { Sentence } from '#writer/writer.ts'
import type { DatedFact, SpanFindings } from '../../findings.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { betsSaid } from './bets-said.ts'
import { dayText, inSpan, onDay } from './date-words.ts'
import { betOn, effectsOf, eventText, scenesOf } from './events.ts'
import { spanFacts } from './evidence.ts'
import { sayExpectation, sayMeaning, sayPass, sayPastMatter } from './moment-meaning.ts'
import { noFindings } from './no-findings.ts'
import { momentsPicture } from './picture.ts'
import { present } from './present.ts'
import { relief } from './relief.ts'
import { pastGuesses } from './when-lines.ts'

type HappensQuestion = QuestionOf<'what-happens'>

/** "What happens on my birthday?", "What happened at the end of October?" */
export function composeWhatHappens(question: HappensQuestion, context: AnswerContext): Reply {
  const found = context.search(question)
  if (found?.kind !== 'span') return noFindings(context)
  if (question.asked === 'relief') return relief(question, found, context)
  if (found.moments.length === 0) return quietSpan(found, context)
  if (found.span.to < context.today) return past(found, context)
  const moments = found.moments.filter(({ date }) => date >= context.today)
  return moments.length > 0 ? coming({ ...found, moments }, context) : quietSpan(found, context)
}

const leads = {
  span: [
    'The main thing {span} comes {on}, when {event}.',
    '{Day}, is the day to know about {span}, because {event}.',
    'What carries the most weight {span} is {day}, when {event}.',
    'If you keep one date in mind {span}, keep {day}, when {event}.',
    'Above all watch {day}, because {event}.',
  ],
  /** For a span whose words depend on the day of reading, which the checker cannot read beside an event. */
  bare: [
    'The main thing then comes {on}, when {event}.',
    '{Day}, is the day to know about, because {event}.',
    'What carries the most weight is {day}, when {event}.',
  ],
  day: [
    '{On}, {event}.',
    'The main thing is that {on}, {event}.',
    '{On}, {event}, and that sets the tone.',
  ],
  past: [
    "I can't see what happened to you, only what was exact: {on}, {event}.",
    'I have the sky to go by and not your diary: {on}, {event}.',
    'What you lived through you know better than I do; what I know is that {on}, {event}.',
  ],
}

const others = {
  before: ['Before that, {on}, {event}.', 'Ahead of it, {on}, {event}.'],
  between: ['Between the two, {on}, {event}.', 'And {on}, {event}.'],
  after: ['Later, {on}, {event}.', 'Then {on}, {event}.', 'After that comes {day}, when {event}.'],
  same: ['The same day {event}.', 'There is a smaller thing that day: {event}.'],
  past: [
    '{On}, {event}, and that one may have been about {bet}.',
    'And {on}, {event}, which sounds to me like {bet}.',
  ],
  pastSame: [
    'The same day {event}, so there may have been {bet} as well.',
    'That day {event}, which sounds to me like {bet}.',
  ],
}

const afterPast = {
  ask: [
    'Did any of that happen?',
    'Is one of those right?',
    'How much of that did I get?',
    'Tell me which of those I missed.',
  ],
  /** For when nothing was guessed. */
  tell: [
    "I won't guess what that meant for you, so tell me what you remember of those days.",
    'I have no guess about your own part in it, so what do you remember of those days?',
  ],
}

/** Contacts to this chart come before events for everybody. */
function mainFirst(moments: readonly DatedFact[]): { main: DatedFact; rest: DatedFact[] } {
  const isPersonal = ({ fact }: DatedFact) => fact.kind === 'transit' && fact.body !== 'moon'
  const main = moments.slice(0, 4).find(isPersonal) ?? (moments[0] as DatedFact)
  return { main, rest: moments.filter((moment) => moment !== main) }
}

function coming({ span, moments }: SpanFindings, context: AnswerContext): Reply {
  const { narrator, today, sky } = context
  const { main, rest } = mainFirst(moments)
  const sentences: (Sentence | undefined)[] = [
    sayLead(main, leadKind(span), span, context),
    ...sayMeaning(main, context),
    sayPass(main, context),
  ]
  const more = rest.slice(0, 2).sort((one, other) => (one.fact.at < other.fact.at ? -1 : 1))
  for (const moment of more) {
    if (narrator.budget.room > 45) sentences.push(...sayOther(moment, main, more, context))
  }
  const bet = betOn(main.fact, sky.facts)
  const expected = bet && narrator.budget.room > 25 ? sayExpectation(bet, main, context) : []
  sentences.push(...expected)
  if (narrator.budget.isShort) sentences.push(sayTask(main, context))
  if (narrator.budget.isShort) sentences.push(sayTask(main, context))
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: [main, ...more],
    picture: momentsPicture(span, [main, ...more], main, today),
    suggestions: ['Tell me more', 'And what about the month after?', 'Why?'],
    named: [main, ...more].map(({ date, fact }) => ({
      date,
      factId: fact.id,
      label: watchLabel(fact, context),
    })),
    bets: bet ? betsSaid(expected, { what: bet, ...main }) : [],
  }
}

function leadKind({ from, to, words }: SpanFindings['span']): keyof typeof leads {
  if (from === to) return 'day'
  return /\b(?:next|last|following|tomorrow|yesterday|after|before)\b/i.test(words)
    ? 'bare'
    : 'span'
}

function sayLead(
  moment: DatedFact,
  kind: keyof typeof leads,
  span: SpanFindings['span'],
  context: AnswerContext,
): Sentence | undefined {
  const { narrator, today, sky } = context
  const event = eventText(moment, context, {
    tense: kind === 'past' ? 'past' : 'present',
    isFull: true,
  })
  return narrator.say({
    name: `happens/${kind}`,
    lines: leads[kind],
    words: {
      on: onDay(moment, today),
      day: dayText(moment.date, today),
      event: event.text,
      span: inSpan(span),
    },
    facts: event.facts,
    days: spanFacts(span, sky),
    moment: moment.fact,
    isNeeded: true,
  })
}

function placeOf(
  moment: DatedFact,
  main: DatedFact,
  first: DatedFact | undefined,
): keyof typeof others {
  if (moment.date === main.date) return 'same'
  if (moment.date > main.date) return 'after'
  return first === moment ? 'before' : 'between'
}

function sayOther(
  moment: DatedFact,
  main: DatedFact,
  more: readonly DatedFact[],
  context: AnswerContext,
): Sentence[] {
  const { narrator, today } = context
  const event = eventText(moment, context)
  const { name, clauses } = effectsOf(moment.fact)
  const kind = placeOf(moment, main, more[0])
  return narrator.sayAll(
    {
      name: `happens/other/${kind}`,
      lines: others[kind],
      words: { on: onDay(moment, today), day: dayText(moment.date, today), event: event.text },
      facts: event.facts,
      moment: moment.fact,
    },
    clauses.length > 0 && narrator.budget.room > 35
      ? {
          name: `happens/effect/${name}`,
          lines:
            moment.fact.kind === 'transit' ? ['{Effect}.', "That's when {effect}."] : ['{Effect}.'],
          words: { effect: clauses },
          facts: [moment.fact],
        }
      : undefined,
  )
}

function sayTask({ fact }: DatedFact, { narrator, sky }: AnswerContext): Sentence | undefined {
  const scene = scenesOf(fact, sky.facts)
  return narrator.say({
    name: 'happens/task',
    lines: [
      'Keep the evening before it free, and decide in advance what you would say yes to.',
      'If you can, leave that day a little emptier than the ones around it.',
      'Write down now, in one line, what you hope it brings, and compare it afterward.',
      'Tell me the day after what it was, so that I can count it for or against me.',
    ],
    facts: [fact],
    isNeeded: scene.clauses.length === 0,
  })
}

function past({ span, moments }: SpanFindings, context: AnswerContext): Reply {
  const { narrator, today, sky } = context
  const { main, rest } = mainFirst(moments)
  const bet = betOn(main.fact, sky.facts)
  const guess =
    bet &&
    narrator.say({
      name: 'happens/past-bet',
      lines: pastGuesses,
      words: { bet },
      facts: [main.fact],
    })
  const sentences: (Sentence | undefined)[] = [
    sayLead(main, 'past', span, context),
    bet ? guess || undefined : sayPastMatter(main, context),
    sayPass(main, context),
  ]
  const more = rest.slice(0, 2).sort((one, other) => (one.fact.at < other.fact.at ? -1 : 1))
  const guessed = new Set([bet])
  const bets = bet ? betsSaid([guess || undefined], { what: bet, ...main }) : []
  for (const moment of more) {
    const what = betOn(moment.fact, sky.facts)
    if (!what || guessed.has(what) || narrator.budget.room < 40) continue
    guessed.add(what)
    const event = eventText(moment, context, { tense: 'past' })
    const other = narrator.say({
      name: `happens/past-other${moment.date === main.date ? '-same' : ''}`,
      lines: moment.date === main.date ? others.pastSame : others.past,
      words: { on: onDay(moment, today), event: event.text, bet: what },
      facts: event.facts,
      moment: moment.fact,
    })
    sentences.push(other)
    bets.unshift(...betsSaid([other], { what, ...moment }))
  }
  const isGuessed = bets.length > 0
  const kind = isGuessed ? 'ask' : 'tell'
  sentences.push(
    narrator.say({
      name: `happens/past-${kind}`,
      lines: afterPast[kind],
      facts: [main.fact],
      isNeeded: true,
    }),
  )
  if (narrator.budget.isShort) {
    sentences.push(
      narrator.say({
        name: 'happens/past-record',
        lines: [
          'Look at your messages from that week before you answer, since memory tidies up.',
          'If you keep a diary, the days around those dates are the ones to read.',
          'Photos help more than memory does, so look at what you took that week.',
          'Take the calendar as your witness, because what we remember is usually neater than what happened.',
        ],
        facts: [main.fact],
      }),
    )
  }
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    moments: [main, ...more],
    picture: momentsPicture(span, [main, ...more], main, today),
    suggestions: isGuessed
      ? ['You were right', 'That was wrong']
      : ['What happens next week?', 'What happens next month?'],
    named: [main, ...more].map(({ date, fact }) => ({
      date,
      factId: fact.id,
      label: betOn(fact, sky.facts) ?? 'what was exact then',
    })),
    bets,
  }
}

/** In a list: "watch for a good word about your work", or what happens. */
function watchLabel(fact: DatedFact['fact'], context: AnswerContext): string {
  const bet = betOn(fact, context.sky.facts)
  return bet ? `watch for ${bet}` : eventText({ fact }, context, { isShort: true }).text
}

function quietSpan({ span }: SpanFindings, { narrator, sky }: AnswerContext): Reply {
  const evidence = { facts: [], days: spanFacts(span, sky) }
  const sentences = narrator.sayAll(
    {
      name: 'happens/quiet',
      lines: [
        'Nothing exact to your chart happens {span}, so it belongs to your own plans.',
        '{Span} nothing comes to an exact contact with your chart.',
      ],
      words: { span: inSpan(span) },
      ...evidence,
      isNeeded: true,
    },
    {
      name: 'happens/quiet-more',
      lines: [
        "Quiet stretches are real, and I'd rather say so than dress up the Moon as an event.",
        'I could find you something small, but it would be over in an hour and you would not remember it.',
      ],
      ...evidence,
    },
    {
      name: 'happens/quiet-task',
      lines: [
        'Use it for something that only needs time, such as sleep or paperwork, and ask me about a longer stretch if you want dates.',
        'It suits whatever you have been putting off for lack of a quiet moment, and a longer stretch would give me more to tell you.',
      ],
      ...evidence,
    },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    suggestions: ['What happens next month?', 'When is the next full Moon in my chart?'],
  }
}
