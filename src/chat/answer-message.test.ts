import { describe, expect, it } from 'vitest'
import { chatSky, libraMidheavenChart } from '#testing/chat-sky.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import type { ChatAnswer, Turn } from './answer.ts'
import { answerMarkdown } from './answer-markdown.ts'
import { answerMessage, answerQuestion } from './answer-message.ts'
import type { ChatSky } from './chat-sky.ts'

/** The answers to the messages of one conversation, on November 23, 2026, in London; or each under a sky of its own. */
function converse(messages: string[], ...skies: ChatSky[]): ChatAnswer[] {
  const turns: Turn[] = []
  return messages.map((message, index) => {
    const sky = skies[index] ?? skies[0] ?? chatSky()
    const answer = answerMessage(
      {
        message,
        turns: [...turns],
        earlier: { bets: [], wordings: [], questions: [] },
        sky,
        seed: message,
      },
      {
        onRejected: ({ sentence, reason }) => {
          throw new Error(`${reason} ${sentence}`)
        },
      },
    )
    const at = sky.now.toISOString()
    const { isCare, memory } = answer
    turns.push({ question: message, answer: answerMarkdown(answer.blocks), at, isCare, memory })
    return answer
  })
}

const textOf = ({ blocks }: ChatAnswer) => answerMarkdown(blocks)

describe('planning a winter', () => {
  const [raise, other, list] = converse([
    'I want to ask for a raise sometime before March. When?',
    'What about the other one?',
    'Put it all in one list?',
  ]) as [ChatAnswer, ChatAnswer, ChatAnswer]

  it('names the day of Jupiter on the Midheaven, and a second one', () => {
    expect(textOf(raise)).toMatch(/Tuesday, February 2, .*Monday, December 21/)
    expect(raise.moments.map(({ fact }) => fact.id)).toContain(
      'transit:jupiter~mc:sextile:2027-02-02',
    )
    expect(raise.picture?.pins.find(({ isChosen }) => isChosen)?.date).toBe('2027-02-02')
  })

  it("gives the hour of the other day on the reader's clock", () => {
    expect(textOf(other)).toMatch(/Monday, December 21/)
    expect(textOf(other)).toMatch(/around 10:05 a.m./i)
  })

  it('puts both into one list in order of date', () => {
    expect(textOf(list)).toMatch(/- Monday, December 21,.*\n- Tuesday, February 2:/)
  })
})

it('says what was exact, bets on it, and counts what came of it', () => {
  const [past, , bets] = converse([
    'What happened to me at the end of October?',
    'Annoyingly, yes.',
    'What have you bet on, and did it come true?',
  ]) as [ChatAnswer, ChatAnswer, ChatAnswer]
  expect(textOf(past)).toContain('Monday, October 26')
  expect(textOf(past)).toMatch(/Jupiter stood opposite your Saturn/)
  expect(past.memory?.bets.length).toBeGreaterThan(0)
  expect(textOf(bets)).toMatch(/one right(?: and|,) none wrong/)
})

it('answers a crisis without astrology, before it looks for a question', () => {
  const [answer] = converse(['Some nights I want to die. When does this end?']) as [ChatAnswer]
  expect(answer).toMatchObject({ isCare: true, facts: [], moments: [] })
})

it('says so if a question needs an unknown birth time', () => {
  const sky = chatSky({ chart: libraMidheavenChart({ timeKnown: false }) })
  const [answer] = converse(['When does Saturn enter my 4th house?'], sky) as [ChatAnswer]
  expect(textOf(answer)).toMatch(/birth time|hour you were born/)
})

it('answers two questions of one message within the length of one', () => {
  const [answer] = converse([
    'When is Mercury retrograde next, and when is the next full moon?',
  ]) as [ChatAnswer]
  expect(textOf(answer)).toMatch(/Mercury turns retrograde/)
  expect(textOf(answer)).toMatch(/full Moon/)
  expect(textOf(answer).split(/\s+/).length).toBeLessThanOrEqual(160)
})

describe('says no more than it knows', () => {
  it('how far it looked, if a span is too long to search', () => {
    const [windows] = converse(['Which days should I avoid for moving in the next 10 years?'])
    expect(windows?.memory?.question).toMatchObject({
      span: { words: expect.stringMatching(/10/) },
    })
    const [happens] = converse(['What happens in the next 10 years?'])
    for (const answer of [windows, happens])
      expect(textOf(answer as ChatAnswer)).not.toMatch(/10 years|ten years/)
  })

  it('the year of a date that is far off, and the past of one that is over', () => {
    const [when, why] = converse(['When is my Saturn return?', 'Why?'])
    const [, year] = /, (20\d\d)/.exec(textOf(when as ChatAnswer)) ?? []
    expect(year).toBeDefined()
    expect(textOf(why as ChatAnswer)).toContain(`, ${year}`)
    const [, past] = converse(['What happened at the end of October?', 'Why?'])
    expect(textOf(past as ChatAnswer)).toMatch(
      /October \d+, (?:when )?\w+ (?:stood|made|squared|came|reached)/,
    )
  })

  it('which of two times it has not recommended', () => {
    const [compared, other] = converse([
      'Compare March and May for moving',
      'What about the other one?',
    ])
    const month = (answer: ChatAnswer | undefined) => answer?.memory?.named[0]?.date.slice(5, 7)
    expect([month(compared), month(other)].toSorted()).toEqual(['03', '05'])
  })

  it('no sign that the chart does not have, from the first word on', () => {
    const [answer] = converse(['As a Leo rising I need attention. True?'])
    expect(textOf(answer as ChatAnswer)).toMatch(/^(?:No|Not Leo|It isn't Leo|I have to disagree)/)
  })
})

it('builds five answers about places in five ways', () => {
  const points = ['Sun', 'Moon', 'Venus', 'Mars', 'Saturn']
  const answers = converse(points.map((point) => `Where is my ${point}?`))
  const builds = answers.map(({ memory }) =>
    memory?.wordings.map((wording) => wording.split('/', 1)[0]).join(' '),
  )
  expect(new Set(builds).size).toBe(points.length)
  const tests = answers.filter(({ memory }) =>
    memory?.wordings.some((wording) => wording.startsWith('test/')),
  )
  expect(tests.length).toBeLessThanOrEqual(2)
})

describe('a question that was asked before', () => {
  const stands = ([, again]: ChatAnswer[]) =>
    again?.memory?.wordings.some((wording) => wording.startsWith('stands/'))
  const later = chatSky({ now: new Date('2026-11-25T10:00:00Z') })

  it('has the same answer while the sky is the same', () => {
    expect(stands(converse(['Where is my Venus?', 'Where is my Venus?']))).toBe(true)
    expect(stands(converse(['Where is my Venus?', 'Where is my Venus?'], chatSky(), later))).toBe(
      true,
    )
  })

  it('has another one when the planet has moved', () => {
    const hours = chatSky({ now: new Date('2026-11-23T20:00:00Z') })
    const message = 'Where is the Moon now?'
    expect(stands(converse([message, message], chatSky(), later))).toBe(false)
    expect(stands(converse([message, message], chatSky(), hours))).toBe(false)
  })
})

describe('a conversation that goes on with another chart', () => {
  const chart = referenceChart(referenceBirths[3] as (typeof referenceBirths)[number])
  const other = chatSky({ chart })

  it('does not answer from the dates of the chart before', () => {
    const [, why] = converse(['When should I ask for a raise?', 'Why that day?'], chatSky(), other)
    expect(textOf(why as ChatAnswer)).not.toContain('your Midheaven')
    const [, list] = converse(['When should I ask for a raise?', 'List please'], chatSky(), other)
    expect(list?.memory?.named).toEqual([])
  })

  it('says so once', () => {
    const message = 'Where is my Venus?'
    const answers = converse([message, message, message], chatSky(), other, other).map(textOf)
    expect(answers.map((text) => /newest chart|newer chart/.test(text))).toEqual([
      false,
      true,
      false,
    ])
    expect(answers[1]).not.toContain('same')
  })
})

it('suggests only questions that it understands', () => {
  const openings = [
    'When should I ask for a raise?',
    'Which days should I avoid for a trip in January?',
    'When is my Saturn return?',
    'When was Mercury retrograde last?',
    'What happens in December?',
    'What happened in October?',
    'What happens tomorrow?',
    'Is Mercury retrograde?',
    'Where are the planets now?',
    'Where is Saturn now?',
    'Compare March and May for moving',
    'What have you bet on?',
    'Put it all in one list?',
    'And if nothing happens?',
  ]
  for (const opening of openings) {
    const [{ suggestions }] = converse([opening]) as [ChatAnswer]
    expect(suggestions, opening).toHaveLength(2)
    for (const suggestion of suggestions) {
      const [, next] = converse([opening, suggestion]) as [ChatAnswer, ChatAnswer]
      const kind = next.memory?.question.kind
      expect(['unclear', 'beyond', 'social'], `${opening} ${suggestion}`).not.toContain(kind)
    }
  }
})

it('answers a question that is already understood', () => {
  const sky = chatSky()
  const earlier = { bets: [], wordings: [], questions: [] }
  const request = { message: '', turns: [], earlier, sky, seed: 'seed' }
  const answer = answerQuestion({ kind: 'motion', body: 'mercury' }, request)
  expect(textOf(answer)).toMatch(/^(?:No, )?Mercury isn't retrograde/)
})

it('gives the same answer to the same request', () => {
  const message = 'What happens next week?'
  const [one, other] = [converse([message]), converse([message])]
  expect(one).toEqual(other)
})
