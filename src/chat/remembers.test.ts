import { describe, expect, it } from 'vitest'
import { dayText } from '#chat/answer/time/date-words.ts'
import { ordinalWords } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { houseOf } from '#sky/houses.ts'
import { julianDay } from '#sky/julian-day.ts'
import { zodiacPosition } from '#sky/zodiac.ts'
import { chatSky, ephemeris } from '#testing/chat-sky.ts'
import type { Turn } from './answer.ts'
import { answerMessage } from './answer-message.ts'

const sky = chatSky()
const cusps = sky.chart.houses?.cusps ?? []

/** What each turn of a conversation is answered with. */
function converse(messages: readonly string[]): string[] {
  const turns: Turn[] = []
  for (const message of messages) {
    const earlier = { bets: [], wordings: [], questions: [] }
    const { blocks, memory } = answerMessage({ message, turns, earlier, sky, seed: message })
    const answer = blocks
      .flatMap((block) => (block.kind === 'list' ? block.items : block.sentences))
      .map(({ text }) => text)
      .join(' ')
    const at = sky.now.toISOString()
    turns.push({ question: message, answer, at, isCare: false, ...(memory && { memory }) })
  }
  return turns.map(({ answer }) => answer)
}

// From the ephemeris itself, without a search of the chat. In winter London is at UTC.
const at = (body: Planet, day: string) =>
  ephemeris.position(body, julianDay(new Date(`${day}T12:00:00Z`)))
const signOf = (body: Planet, day: string) => zodiacPosition(at(body, day).longitude).sign
const houseText = (body: Planet, day: string) =>
  `${ordinalWords[houseOf(at(body, day).longitude, cusps)]} house`

const DAY_MS = 86_400_000
/** Days on which a body turns retrograde, by the sign of its speed. */
function turnsRetrograde(body: Planet, years: number): string[] {
  const days = Array.from({ length: years * 366 }, (_, index) =>
    new Date(sky.now.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  )
  return days.filter(
    (day, index) =>
      at(body, day).speed < 0 && index > 0 && at(body, days[index - 1] as string).speed >= 0,
  )
}

/** The day that is found at noon, or the one before. */
const eitherDay = (day: string) =>
  new RegExp(
    [day, new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)]
      .map((one) => dayText(one, '2026-11-23'))
      .join('|'),
  )

describe('a day that was named in the first turn', () => {
  const answers = converse([
    'is january 14 any good for moving house',
    'what sign is venus in that day',
    'and the moon then?',
    'on that date, is mercury retrograde',
    'thx',
    'you said the 14th right',
    "didn't you say the 3rd?",
    'wich hosue is jupiter in on taht day',
    'a bit later',
  ])
  const day = '2027-01-14'

  it.each([
    [1, 'venus'],
    [2, 'moon'],
  ] as const)('keeps its sky in turn %i: the sign of %s', (turn, body) => {
    expect(answers[turn]).toContain('January 14')
    expect(answers[turn]).toMatch(new RegExp(`${signOf(body, day)}|${houseText(body, day)}`))
  })

  it('says which way a planet moves then, yes or no first', () => {
    expect(answers[3]).toMatch(at('mercury', day).speed < 0 ? /^Yes/ : /^No/)
  })

  it('confirms or denies a statement attributed to it', () => {
    expect(answers[5]).toMatch(/^(?:Yes|I did)\b.*January 14/)
    expect(answers[6]).toMatch(/^No\b.*January 14/)
  })

  it('still knows the day seven turns later', () => {
    expect(answers[7]).toContain(houseText('jupiter', day))
  })

  it('looks later than the day for the plan it was for', () => {
    expect(answers[8]).toMatch(/January (?:1[5-9]|[23]\d)|February \d/)
  })
})

describe('an event that was named, in the English of a second language', () => {
  const answers = converse([
    'When will be Mercury retrograde the next time?',
    'In which house of me is it?',
    'Do I have any planets there?',
    'How long does it go?',
    'I must to be scared of this?',
    'How strong is it?',
    'And the next one after this?',
    'And Venus, when?',
  ])
  const [first, second] = turnsRetrograde('mercury', 2) as [string, string]

  it('gives its house alone', () => {
    expect(answers[1]).toContain(houseText('mercury', first))
    expect(answers[1]).not.toMatch(/^\w*day|^On /)
  })

  it('counts its days from the first to the last', () => {
    expect(answers[3]).toMatch(eitherDay(first))
    expect(answers[3]).toMatch(/\b(?:weeks|days)\b/)
  })

  it('answers whether to fear it with no, and how strong it is with a grade', () => {
    expect(answers[4]).toMatch(/^No\b/)
    expect(answers[5]).toMatch(/^(?:Middling|Strong enough)/)
  })

  it('finds the one after it, and the same of another planet', () => {
    expect(answers[6]).toMatch(eitherDay(second))
    expect(answers[7]).toMatch(eitherDay(turnsRetrograde('venus', 2)[0] as string))
  })
})
