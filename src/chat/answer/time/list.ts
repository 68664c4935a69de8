import { clockAt } from '#lore/readers-clock.ts'
import type { AnswerBlock, TurnMemory } from '../../answer.ts'
import type { Purpose, QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { evidenceOf } from './bets.ts'
import { correctedPlaces } from './corrected-places.ts'
import { dayText } from './date-words.ts'
import { hourKind } from './proposed-hours.ts'
import { SECOND_CHOICE } from './window-lines.ts'

const MOST = 10

const leads = {
  none: [
    'There are no dates on it yet, only what we put right.',
    'No dates so far, but this much we have settled.',
  ],
  one: ["It's a short list so far, with one date on it.", 'There is one date on it so far.'],
  several: [
    'Here they are, in order of date.',
    'In order, then.',
    'All of it in one place, earliest first.',
  ],
}

const offer: Line = {
  name: 'list/offer',
  lines: [
    'Tell me what you have to do in the next months, a talk, a trip, a deadline, and I will find days for each and put them in order.',
    'Ask me for a good day for two or three plans, and then ask again, and you get them all in order of date.',
  ],
  facts: [],
}

const advice: Line = {
  name: 'list/closing',
  lines: [
    'Copy them into your calendar now, and tell me if one of them moves, because then the others may have to move as well.',
    'If one of those days turns out to be impossible, tell me which, and I can look for the next best without touching the rest.',
    'Two in one week are fine, though I would leave the evening after each of them free.',
  ],
  facts: [],
}

/** "Put it all in one list?" */
export function composeList(_: QuestionOf<'list'>, context: AnswerContext): Reply {
  const { narrator, today } = context
  const named = namedDates(context)
  const corrected = correctedPlaces(context)
  if (named.length + corrected.length === 0) {
    const sentences = narrator.sayAll(
      {
        name: 'list/none',
        lines: [
          "I haven't given you a date yet, so the list is empty.",
          'There is nothing to put on a list so far, since we have not settled on a single date.',
        ],
        facts: [],
        isNeeded: true,
      },
      { ...offer, isNeeded: true },
    )
    return {
      blocks: [{ kind: 'paragraph', sentences }],
      suggestions: ['When is a good day for a hard talk?', 'When should I ask for more money?'],
    }
  }
  const lead = narrator.sayAll({
    name: 'list/lead',
    lines: named.length === 0 ? leads.none : named.length === 1 ? leads.one : leads.several,
    facts: [],
    isNeeded: true,
  })
  const items = named.flatMap((each) =>
    narrator.sayAll({
      name: 'list/named',
      lines: ['{day}{time}: {label}.'],
      words: { day: dayText(each.date, today), label: each.label, time: timeOf(each, context) },
      ...evidenceOf({ factId: each.factId, from: each.date }, context),
      isNeeded: true,
    }),
  )
  const closing = narrator.sayAll(
    named.length < 4 ? offer : undefined,
    named.length > 0 ? advice : undefined,
  )
  return {
    blocks: [
      { kind: 'paragraph', sentences: lead },
      ...(items.length > 0 ? [{ kind: 'list' as const, items }] : []),
      ...settled(corrected, narrator),
      { kind: 'paragraph', sentences: closing },
    ],
    named: named.map(({ purpose: _, ...each }) => each),
    suggestions: ['What happens next week?', 'What have you bet on so far?'],
  }
}

/** Corrections are not dates, and go below the list. */
function settled(corrected: readonly Line[], narrator: Narrator): AnswerBlock[] {
  const sentences = narrator.sayAll(...corrected)
  return sentences.length > 0 ? [{ kind: 'paragraph', sentences }] : []
}

/** Not where the planets are, and what happens to everybody. */
function isPlanned({ question: { kind } }: TurnMemory): boolean {
  return kind !== 'sky-now' && kind !== 'motion' && kind !== 'list'
}

type Named = TurnMemory['named'][number] & { purpose?: Purpose | undefined }

/** Future dates that the conversation has named, each day once per plan. */
function namedDates({ turns, today }: AnswerContext): Named[] {
  const all = turns
    .flatMap(({ memory }) => (memory && isPlanned(memory) ? namedIn(memory) : []))
    .filter(({ date, factId }) => date >= today && !isOfTheMoon(factId))
  const byName = new Map(all.map((each) => [`${each.date} ${each.label}`, each]))
  const isChosen = ({ date, label }: TurnMemory['named'][number]) =>
    !label.endsWith(SECOND_CHOICE) || !byName.has(`${date} ${label.replace(SECOND_CHOICE, '')}`)
  return [...byName.values()]
    .filter(isChosen)
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, MOST)
}

/** Over in an hour, and no plan. */
const isOfTheMoon = (factId: string) => factId.startsWith('transit:moon~')

function namedIn({ question, named }: TurnMemory): Named[] {
  const purpose = 'purpose' in question ? question.purpose : undefined
  return named.map((each) => ({ ...each, purpose }))
}

/** ", around 10:05 a.m." of what is exact on the day, in hours at which people would do it. */
function timeOf({ factId, date, purpose }: Named, { turns, sky }: AnswerContext): string {
  const fact = turns.flatMap(({ memory }) => memory?.facts ?? []).find(({ id }) => id === factId)
  if (fact?.kind !== 'transit' || !sky.chart.timeKnown) return ''
  const clock = clockAt(fact.at, sky.timeZone)
  const suits = purpose === undefined || hourKind(purpose, clock.time) === 'within'
  return clock.date === date && clock.isWaking && suits ? `, around ${clock.time}` : ''
}
