import { numberWords } from '#lore/names.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { listed } from '#writer/prose/template.ts'
import type { Sentence } from '#writer/writer.ts'
import type { Bet } from '../../answer.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { shortDayText } from './date-words.ts'
import { dayFact } from './evidence.ts'
import { present } from './present.ts'

/** All bets of the conversation, each with its last outcome, oldest first. */
export function betsOf({
  turns,
  earlierBets,
}: Pick<AnswerContext, 'turns' | 'earlierBets'>): Bet[] {
  const byName = new Map<string, Bet>()
  for (const bet of [...earlierBets, ...turns.flatMap(({ memory }) => memory?.bets ?? [])]) {
    const name = `${bet.factId} ${bet.what}`
    byName.set(name, { ...byName.get(name), ...bet })
  }
  return [...byName.values()]
}

const counts = {
  none: [
    "I haven't bet on anything yet in this conversation.",
    "There's nothing to count yet, because I haven't named a date you could hold me to.",
  ],
  open: [
    'All of my bets are still open, the next being {what}, around {day}.',
    'Nothing is decided yet; the first to come due is {what}, around {day}.',
  ],
  counted: [
    "I've had {hits} right and {misses} wrong so far.",
    'So far I count {hits} right and {misses} wrong.',
    'The record so far is {hits} right, {misses} wrong.',
  ],
  stillOpen: [
    '{What}, around {day}, is still open.',
    'The next one to watch is {what}, around {day}.',
    'One that has yet to come due is {what}, around {day}.',
  ],
  due: [
    'One date has passed without a word from you, and that was {what}, around {day}.',
    'You still owe me the result on {what}, around {day}.',
  ],
  about: [
    'The one you marked {marked} was {what}, around {day}.',
    'You gave me {what}, around {day}, as {marked}.',
  ],
  honest: [
    "I count what you tell me and nothing else, so don't be polite about it.",
    'A miss stays on the list, because a record without misses is advertising.',
    'If I come out no better than a coin, you should treat me like one.',
    'Tell me about each as it comes due, the wrong ones most of all.',
  ],
  offer: [
    'Ask me about a day or a stretch of time, and I will say what I expect and when, so that you can check it.',
    'Give me a plan and a month, and I will name a day and what would prove me wrong.',
  ],
}

/** "What did you bet on, and did it come true?" */
export function composeBets(_: QuestionOf<'bets'>, context: AnswerContext): Reply {
  const bets = betsOf(context)
  const { narrator, today } = context
  if (bets.length === 0) {
    const sentences = narrator.sayAll(
      { name: 'bets/none', lines: counts.none, facts: [], isNeeded: true },
      { name: 'bets/offer', lines: counts.offer, facts: [], isNeeded: true },
      { name: 'bets/honest', lines: counts.honest, facts: [] },
    )
    return {
      blocks: [{ kind: 'paragraph', sentences }],
      suggestions: ['What should I expect this month?', 'When should I ask for more money?'],
    }
  }
  const hits = bets.filter(({ outcome }) => outcome === 'hit')
  const misses = bets.filter(({ outcome }) => outcome === 'miss')
  const undecided = bets.filter(({ outcome }) => !outcome)
  const open = undecided.filter(({ to }) => to >= today).sort((a, b) => (a.from < b.from ? -1 : 1))
  const due = undecided.filter(({ to }) => to < today)
  const sentences: (Sentence | undefined)[] = []
  if (hits.length + misses.length > 0) {
    sentences.push(
      narrator.say({
        name: 'bets/counted',
        lines: counts.counted,
        words: { hits: countText(hits.length), misses: countText(misses.length) },
        facts: [],
        isNeeded: true,
      }),
    )
    for (const bet of [...misses, ...hits].slice(0, 2)) {
      const marked = bet.outcome === 'hit' ? 'a hit' : 'a miss'
      sentences.push(sayBet('about', bet, context, { marked }))
    }
  }
  const [next] = open
  if (next) sentences.push(sayBet(sentences.length === 0 ? 'open' : 'stillOpen', next, context))
  if (due[0]) sentences.push(sayBet('due', due[0], context))
  if (open[1]) sentences.push(sayBet('stillOpen', open[1], context))
  sentences.push(
    narrator.say({ name: 'bets/honest', lines: counts.honest, facts: [], isNeeded: true }),
  )
  if (narrator.budget.isShort)
    sentences.push(narrator.say({ name: 'bets/honest', lines: counts.honest, facts: [] }))
  return {
    blocks: [{ kind: 'paragraph', sentences: present(sentences) }],
    suggestions: ['You got that one right', 'That was wrong'],
  }
}

const countText = (count: number) => (count === 0 ? 'none' : (numberWords[count] ?? String(count)))

function sayBet(
  kind: 'open' | 'stillOpen' | 'due' | 'about',
  bet: Bet,
  context: AnswerContext,
  words: Record<string, string> = {},
): Sentence | undefined {
  const { narrator, today } = context
  return narrator.say({
    name: `bets/${kind}`,
    lines: counts[kind],
    words: { what: bet.what, day: shortDayText(bet.from, today), ...words },
    ...evidenceOf(bet, context),
    isNeeded: kind === 'open',
  })
}

/** The fact of a bet, as the turn that made it remembers it, and the day. */
export function evidenceOf(
  { factId, from }: Pick<Bet, 'factId' | 'from'>,
  context: AnswerContext,
): { facts: AnyFact[]; days: AnyFact[] } {
  const known = context.turns
    .flatMap(({ memory }) => memory?.facts ?? [])
    .find(({ id }) => id === factId)
  return { facts: known ? [known] : [], days: [dayFact(from, context.sky)] }
}

const outcomes = {
  hit: [
    'Then {what}, around {day}, goes down as a hit.',
    'Good, then I had it right with {what}, around {day}.',
    "I'll mark {what}, around {day}, as right.",
  ],
  miss: [
    'Then {what}, around {day}, goes down as a miss.',
    'Fair enough, I was wrong about {what}, around {day}.',
    "That's a miss, then, on {what}, around {day}.",
  ],
  unknown: [
    "Thank you, though I can't tell which of my dates you mean.",
    "I'd like to write that down, and I don't know which date it belongs to.",
  ],
  early: [
    'None of my dates has come yet, so there is nothing to mark; the first is {what}, around {day}.',
    "I can't count that one way or the other, because the first of my dates, {day}, is still ahead, and it's for {what}.",
  ],
  tally: [
    'That makes {hits} right and {misses} wrong between us.',
    'The count is {hits} right, {misses} wrong.',
  ],
  afterHit: [
    'One hit proves little, so keep checking me on the next.',
    "Don't let it make you gullible; the next one has to stand on its own.",
    'What form did it take, if you care to say?',
  ],
  afterMiss: [
    'Trust me a little less on that subject, and tell me if the next one misses as well.',
    "I won't explain it away, because then nothing could ever prove me wrong.",
    'It stays on the list, and you can bring it up whenever I sound too sure.',
  ],
  more: [
    'What I bet on is a tendency around a date, and you are the only one who can see whether it showed up.',
    'You know the day and I know the sky, so the judgment on it is yours.',
  ],
}

/** "You were right about that." */
export function composeOutcome({ isHit }: QuestionOf<'outcome'>, context: AnswerContext): Reply {
  const { narrator, today } = context
  const bets = betsOf(context)
  const bet = betMeant(bets, context)
  if (!bet) {
    const [first] = bets.toSorted((one, other) => one.from.localeCompare(other.from))
    const sentences = narrator.sayAll(
      first
        ? {
            name: 'outcome/early',
            lines: outcomes.early,
            words: { what: first.what, day: shortDayText(first.from, today) },
            ...evidenceOf(first, context),
            isNeeded: true,
          }
        : { name: 'outcome/unknown', lines: outcomes.unknown, facts: [], isNeeded: true },
      { name: 'outcome/more', lines: outcomes.more, facts: [] },
      { name: 'bets/offer', lines: counts.offer, facts: [] },
    )
    return {
      blocks: [{ kind: 'paragraph', sentences }],
      suggestions: ['What have you bet on?', 'What should I expect this month?'],
    }
  }
  const outcome = isHit ? 'hit' : 'miss'
  const decided: Bet = { ...bet, outcome }
  const all = [...bets.filter((other) => other !== bet), decided]
  const sentences = narrator.sayAll(
    {
      name: `outcome/${outcome}`,
      lines: outcomes[outcome],
      words: { what: bet.what, day: shortDayText(bet.from, today) },
      ...evidenceOf(bet, context),
      isNeeded: true,
    },
    {
      name: 'outcome/tally',
      lines: outcomes.tally,
      words: {
        hits: countText(all.filter((each) => each.outcome === 'hit').length),
        misses: countText(all.filter((each) => each.outcome === 'miss').length),
      },
      facts: [],
      isNeeded: true,
    },
    {
      name: `outcome/after-${outcome}`,
      lines: isHit ? outcomes.afterHit : outcomes.afterMiss,
      facts: [],
      isNeeded: true,
    },
    { name: 'outcome/more', lines: outcomes.more, facts: [] },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    bets: [decided],
    suggestions: ['What have you bet on so far?', 'What happens next week?'],
  }
}

/**
 * The bet that can have come true or not: its date has come. First those of the last answer, then those that are
 * undecided, and of these the one with the newest date.
 */
function betMeant(bets: readonly Bet[], { memory, today }: AnswerContext): Bet | undefined {
  const due = bets.filter(({ from }) => from <= today)
  const byDate = due.toSorted((one, other) => one.from.localeCompare(other.from))
  const isLatest = ({ factId, what }: Bet) =>
    memory?.bets.some((bet) => bet.factId === factId && bet.what === what)
  return due.findLast(isLatest) ?? byDate.findLast(({ outcome }) => !outcome) ?? byDate.at(-1)
}

const ifNots = {
  lead: [
    'If {day} passes without {what}, that one counts against me, and you should believe the next a bit less.',
    "Then I was wrong about {what}, around {day}, and I'd want you to say so.",
    'Put it down as a miss of mine, since I said {what}, around {day}, and I meant it.',
  ],
  sure: [
    "Sure enough to name a day for {what}, around {day}, and not surer than that: if it passes without it, that's a miss of mine.",
    "I'm certain of the sky and less certain of people, so take {what}, around {day}, as a bet that I can lose.",
    "The date I'd bet on, and the bet is {what}, around {day}; what anyone does with the day, no chart can promise.",
  ],
  bareSure: [
    'Of where the planets are, entirely, and of what people do with it, about as sure as a weather forecast for next week.',
    "I'm sure of the dates, which anyone can check, and I could be wrong about what they feel like.",
  ],
  bare: [
    'Then I was wrong, and you should believe the next thing I say a bit less.',
    "If it doesn't happen, I got it wrong, and there's no hidden meaning in that.",
  ],
  window: [
    'Give it two or three days either way before you decide, since people are later than planets.',
    'Allow it a couple of days on either side, because the exact moment and the phone call rarely share an hour.',
  ],
  form: [
    'It may also come in a smaller form than you imagine, so write down beforehand what you would count.',
    'Decide now what would count as a yes, in one line, so that neither of us can move the goalposts.',
  ],
  next: [
    'The same contact comes back on {others}, so there will be a second test.',
    'You get another chance to check me on {others}, when the same contact repeats.',
  ],
}

function leadOf(isHowSure: boolean, hasBet: boolean): { name: string; lines: string[] } {
  if (isHowSure)
    return hasBet
      ? { name: 'if-not/sure', lines: ifNots.sure }
      : { name: 'if-not/sure-bare', lines: ifNots.bareSure }
  return hasBet
    ? { name: 'if-not/lead', lines: ifNots.lead }
    : { name: 'if-not/bare', lines: ifNots.bare }
}

/** "And if nothing happens?", "How sure are you?" */
export function composeIfNot({ asked }: QuestionOf<'if-not'>, context: AnswerContext): Reply {
  const { narrator, today } = context
  const { bet, fact, later } = betAhead(context)
  const evidence = fact ? { facts: [fact] } : bet ? evidenceOf(bet, context) : { facts: [] }
  const sentences = narrator.sayAll(
    {
      ...leadOf(asked === 'how-sure', bet !== undefined),
      words: bet ? { what: bet.what, day: shortDayText(bet.from, today) } : {},
      ...evidence,
      isNeeded: true,
    },
    { name: 'if-not/window', lines: ifNots.window, ...evidence },
    later.length > 0
      ? {
          name: 'if-not/next',
          lines: ifNots.next,
          words: { others: listed(later.map(({ date }) => shortDayText(date, today))) },
          facts: later.map((each) => each.fact),
        }
      : undefined,
    { name: 'if-not/form', lines: ifNots.form, ...evidence },
    { name: 'bets/honest', lines: counts.honest, facts: [] },
  )
  return {
    blocks: [{ kind: 'paragraph', sentences }],
    ...(bet && fact && { bets: [bet] }),
    suggestions: ['What have you bet on so far?', 'What happens next week?'],
  }
}

interface BetAhead {
  bet?: Bet
  /** The fact of a new bet. */
  fact?: AnyFact
  /** Later passes of its transit. */
  later: { date: string; fact: AnyFact }[]
}

/** The newest bet that is still to come; else a new one on the next pass of what the last one was about. */
function betAhead(context: AnswerContext): BetAhead {
  const { memory, today } = context
  const isAhead = ({ outcome, to }: Bet) => !outcome && to >= today
  const bets = betsOf(context)
  const own = memory?.bets ?? []
  const ahead = own.findLast(isAhead) ?? (own.length === 0 ? bets.findLast(isAhead) : undefined)
  if (ahead) return { bet: ahead, later: repeatsOf(ahead, context) }
  const last = own.at(-1) ?? bets.at(-1)
  const [next, ...later] = last ? repeatsOf(last, context) : []
  if (!last || !next) return { later: [] }
  const { date, fact } = next
  return { bet: { what: last.what, factId: fact.id, from: date, to: date }, fact, later }
}

/** Later passes of the transit of a bet. */
function repeatsOf(bet: Bet, context: AnswerContext): { date: string; fact: AnyFact }[] {
  const known = context.turns
    .flatMap(({ memory }) => memory?.facts ?? [])
    .find(({ id }) => id === bet.factId)
  if (known?.kind !== 'transit') return []
  const found = context.search({
    kind: 'when',
    event: {
      of: 'transit',
      body: known.body === 'chiron' ? undefined : known.body,
      natal: known.natal,
      aspect: known.aspect,
    },
    which: 'all',
  })
  if (found?.kind !== 'event') return []
  const year = Number(bet.from.slice(0, 4)) + 1
  const limit = `${year}${bet.from.slice(4)}`
  return found.all
    .filter(({ date }) => date > bet.from && date > context.today && date < limit)
    .slice(0, 2)
    .map(({ date, fact }) => ({ date, fact }))
}
