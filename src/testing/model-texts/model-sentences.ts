import type { ListedFact } from '#writer/model/prompts/text-input.ts'

/** Numbers between 0 and 1, the same ones for the same seed (mulberry32). */
export function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <Item>(items: readonly Item[], next: () => number): Item =>
  items[Math.floor(next() * items.length)] as Item

const signs =
  'Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces'.split(
    ' ',
  )
const aspects = ['conjunct', 'opposite', 'square', 'trine', 'sextile']

/** A claim of a fact in words, and another claim in the same words that the fact does not support. */
interface ClaimWords {
  truth: string
  lie: string
}

/** Undefined for facts that this model only interprets. */
export function claimOf({ label, date }: ListedFact, next: () => number): ClaimWords | undefined {
  const other = <Item>(items: readonly Item[], but: Item) =>
    pick(
      items.filter((item) => item !== but),
      next,
    )
  const placement = /^(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn) (?:\d+°|in) (\w+)$/.exec(label)
  if (placement && !date) {
    const [, body, sign = ''] = placement
    return { truth: `your ${body} in ${sign}`, lie: `your ${body} in ${other(signs, sign)}` }
  }
  const owned = /^(Your|\{partner\}'s) (Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn) in (\w+)$/.exec(
    label,
  )
  if (owned) {
    const [, owner = '', body, sign = ''] = owned
    const whose = owner.replace('Your', 'your')
    return {
      truth: `${whose} ${body} in ${sign}`,
      lie: `${whose} ${body} in ${other(signs, sign)}`,
    }
  }
  const house = /^(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn) in the (\w+) house$/.exec(label)
  if (house && !date) {
    const [, body, ordinal = ''] = house
    const wrong = other(['2nd', '3rd', '5th', '8th', '11th'], ordinal)
    return {
      truth: `your ${body} in the ${ordinal} house`,
      lie: `your ${body} in the ${wrong} house`,
    }
  }
  const aspect = /^(\w+) (conjunct|opposite|square|trine|sextile) (\w+), orb/.exec(label)
  if (aspect) {
    const [, one, name = '', two] = aspect
    const words = (said: string) => `your ${one} ${said} your ${two}`
    return { truth: words(name), lie: words(other(aspects, name)) }
  }
  const contact =
    /^(Your \w+) (conjunct|opposite|square|trine|sextile) (\{partner\}'s \w+), orb/.exec(label)
  if (contact) {
    const [, yours = '', name = '', theirs] = contact
    const words = (said: string) => `${yours.replace('Your', 'your')} ${said} ${theirs}`
    return { truth: words(name), lie: words(other(aspects, name)) }
  }
  const transit = /^(\w+) (conjunct|opposite|square|trine|sextile) your (\w+)$/.exec(label)
  if (transit) {
    const [, body, name = '', natal] = transit
    const words = (said: string) => `${bodyText(body)} ${said} your ${natal}`
    return { truth: words(name), lie: words(other(aspects, name)) }
  }
  const entry = /^(\w+) enters (\w+)$/.exec(label)
  if (entry) {
    const [, body, sign = ''] = entry
    return {
      truth: `${bodyText(body)} enters ${sign}`,
      lie: `${bodyText(body)} enters ${other(signs, sign)}`,
    }
  }
  return undefined
}

const bodyText = (body = '') => (body === 'Sun' || body === 'Moon' ? `the ${body}` : body)

const starts = [
  'When plans change late in the day,',
  'With people you trust,',
  'In a meeting that runs long,',
  'Before a difficult call,',
  'On a crowded train,',
  'When a friend needs an answer,',
  'At the end of a long week,',
  'When money comes up,',
  'With a new coworker,',
  'When you get home tired,',
  'In an argument you could win,',
  'With a deadline close,',
]
const middles = [
  'you tend to check the details before you say how you feel',
  'you often decide first and explain the reasons afterward',
  'you listen longer than most people would and answer once',
  'you would rather do the work than talk about doing it',
  'you notice who has gone quiet and you make room for them',
  'you keep part of your opinion back until somebody asks',
  'you get more careful the more something matters to you',
  'you take the practical view and people find that restful',
  'you want the rules to be clear before you agree to them',
  'you say yes a little too soon and sort it out later',
  'you look for the one person who has done it before',
  'you prefer a short honest answer to a long polite one',
  'you stay calm in public and go over it again alone',
  'you change the subject when praise gets too direct',
  'you ask one question that the others were avoiding',
  'you hold on to the plan a bit longer than you need to',
  'you offer help in a way that is easy to accept',
  'you put off the paperwork and then finish it in an hour',
  'you tell the story so well that nobody asks for proof',
  'you need a quiet hour before you can enjoy company',
]

const ends = [
  'and it usually works',
  'which surprises people who know you less well',
  'and you seldom regret it',
  'even if it costs you an evening',
  'and the others tend to follow',
  'because that is how you calm down',
  'though you would not call it a method',
  'and you expect the same from others',
]

interface SentenceOptions {
  fact: ListedFact
  next(): number
  isLie: boolean
}

/** A fact of a period is dated about every second time. */
function dateOrStart({ date }: ListedFact, next: () => number): string {
  const start = pick(starts, next)
  return date && next() < 0.5 ? `On ${date}, ${start[0]?.toLowerCase()}${start.slice(1)}` : start
}

/** A sentence about a fact, which names it about every second time; a lie names it wrong. */
export function sentenceAbout({ fact, next, isLie }: SentenceOptions): string {
  const scene = `${dateOrStart(fact, next)} ${pick(middles, next)}, ${pick(ends, next)}`
  const claim = claimOf(fact, next)
  if (isLie && claim) return `${scene} (${claim.lie}).`
  if (claim && next() < 0.5) return `${scene} (${claim.truth}).`
  return `${scene}.`
}
