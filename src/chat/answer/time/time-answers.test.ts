import { describe, expect, it } from 'vitest'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Chart } from '#sky/chart.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { chatSky } from '#testing/chat-sky.ts'
import { isLong } from '#testing/long.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import type { AnswerBlock, Bet, ChatAnswer, Turn } from '../../answer.ts'
import type { Purpose, Question } from '../../question.ts'
import { search } from '../../search/search.ts'
import { answerQuestions } from '../answer-questions.ts'
import type { Rejection } from '../narrator.ts'
import { timeConversation } from '../testdata/time-conversation.ts'
import { dayText } from './date-words.ts'
import { hourKind } from './proposed-hours.ts'
import { timeComposers } from './time-composers.ts'

interface Exchange {
  where: string
  question: Question
  answer: ChatAnswer
  text: string
}

const zones = ['Europe/London', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']
const rejected: Rejection[] = []

/** Every fifth chart has no birth time. */
const charts: Chart[] = referenceBirths
  .slice(0, isLong ? 40 : 8)
  .map((birth, index) => referenceChart(birth, { timeKnown: index % 5 !== 4 }))

const conversations = charts.map((chart, index) => converse(chart, zones[index % 4] as string))
const exchanges = conversations.flat()

function converse(chart: Chart, timeZone: string): Exchange[] {
  const sky = chatSky({ chart, timeZone })
  const turns: Turn[] = []
  return timeConversation.map(([message, question], index): Exchange => {
    const answer = answerQuestions(
      { questions: [question], turns, sky, seed: `${chart.jdUt} ${index}` },
      {
        composers: timeComposers,
        search,
        onRejected: (rejection) => rejected.push(rejection),
      },
    )
    const text = answer.blocks.map(textOf).join('\n')
    turns.push({
      question: message,
      answer: text,
      at: sky.now.toISOString(),
      isCare: false,
      memory: answer.memory,
    })
    return { where: `${timeZone}: ${message}`, question, answer, text }
  })
}

function sentencesOf(block: AnswerBlock) {
  return block.kind === 'list' ? block.items : block.sentences
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}

function textOf(block: AnswerBlock): string {
  return sentencesOf(block)
    .map(({ text }) => text)
    .join(' ')
}

describe('a conversation of 30 turns about time', () => {
  it('has no sentence that its facts do not support', () => {
    expect(rejected).toEqual([])
  })

  it('has answers of 40 to 160 words', () => {
    for (const { text, where } of exchanges) {
      expect(wordsIn(text), `${where}\n${text}`).toBeGreaterThanOrEqual(40)
      expect(wordsIn(text), `${where}\n${text}`).toBeLessThanOrEqual(160)
    }
  })

  it('answers with the date in the first sentence', () => {
    const dated = exchanges.filter(
      ({ question: { kind }, answer }) =>
        ['window', 'what-happens', 'when', 'other-one', 'another-span', 'compare'].includes(kind) &&
        answer.memory?.named.length,
    )
    expect(dated.length).toBeGreaterThan(exchanges.length / 3)
    for (const { answer, where } of dated) {
      const [first] = answer.blocks.flatMap(sentencesOf)
      const days = answer.memory?.named.map(({ date }) => dayText(date, '2026-11-23'))
      const hasDay = days?.some((day) => first?.text.includes(day))
      expect(hasDay, `${where}: ${first?.text}`).toBe(true)
    }
  })

  it('says no answer and no longer sentence twice', () => {
    for (const conversation of conversations) {
      const answers = conversation.map(({ text }) => text)
      expect(new Set(answers).size).toBe(answers.length)
      const said = conversation
        .flatMap(({ answer }) => answer.blocks.filter(({ kind }) => kind === 'paragraph'))
        .flatMap(sentencesOf)
        .map(({ text }) => text)
        .filter((text) => wordsIn(text) > 8)
      const again = said.filter((text, index) => said.indexOf(text) !== index)
      expect(again).toEqual([])
    }
  })

  it('has the evidence of each sentence', () => {
    for (const { answer, where } of exchanges) {
      const shown = new Set([...answer.facts, ...(answer.days ?? [])].map(({ id }) => id))
      const named = answer.blocks.flatMap(sentencesOf).flatMap(({ facts }) => facts)
      expect(
        named.filter((id) => !shown.has(id)),
        where,
      ).toEqual([])
    }
  })

  it('shows no place of the Moon that only proves a date', () => {
    for (const { answer, text, where } of exchanges) {
      const hasMoon = answer.facts.some(
        (fact) => fact.kind === 'sky-position' && fact.body === 'moon',
      )
      if (hasMoon) expect(text, where).toMatch(/Moon is (?:at|in)/)
    }
  })

  it('sets a date off from what follows it', () => {
    for (const { text, where } of exchanges) expect(text, where).not.toMatch(runOnDate)
  })

  it('has no punctuation of an unfilled slot and no unwanted word', () => {
    for (const { text, where } of exchanges) {
      expect(text, where).not.toMatch(/[{}]|,,|, ?\.|\.\.|\bundefined\b| {2}| ,/)
      expect(unwantedWord(text), where).toBeUndefined()
      expect(text, where).not.toMatch(props)
    }
  })

  it('explains the houses once', () => {
    for (const conversation of conversations) {
      const all = conversation.map(({ text }) => text).join('\n')
      expect(all.split('eleventh house, friends and groups').length).toBeLessThanOrEqual(2)
    }
  })

  it('puts the days that it names into the picture', () => {
    const pictured = exchanges.filter(({ question }) => question.kind === 'window')
    for (const { answer, where } of pictured) {
      const { picture } = answer
      const chosen = picture?.pins.filter(({ isChosen }) => isChosen) ?? []
      const hasGood = (answer.memory?.bets.length ?? 0) > 0
      expect(chosen.length, where).toBe(hasGood ? 1 : chosen.length)
      expect(chosen.length, where).toBeLessThanOrEqual(1)
      for (const { date } of [...(picture?.pins ?? []), ...(answer.memory?.named ?? [])]) {
        expect(date >= (picture?.from ?? '') && date <= (picture?.to ?? ''), where).toBe(true)
      }
    }
  })
})

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'
/** "On Thursday, November 26 the Moon", "in May 2, 2028 Saturn" */
const runOnDate = new RegExp(
  `day, (?:${months}) \\d{1,2} (?!and\\b|or\\b|to\\b)[A-Za-z]|(?:${months}) \\d{1,2}, \\d{4} [A-Za-z]`,
)

const props =
  /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettle|cups?|chairs?|keys?|letters?|shelf|basket)\b/i

describe('bets', () => {
  const turnsFor = (kinds: Question['kind'][], of: Exchange[][]) =>
    of.flat().filter(({ question }) => kinds.includes(question.kind))

  const guesses = (conversation: Exchange[]) =>
    conversation.find(({ answer }) => answer.blocks.some(isPast))?.answer.memory?.bets ?? []
  const isPast = (block: AnswerBlock) =>
    sentencesOf(block).some(({ wording }) => wording?.startsWith('happens/past/'))

  it('counts the hit and the miss that the person named', () => {
    const guessing = conversations.filter((conversation) => guesses(conversation).length > 0)
    expect(guessing.length).toBeGreaterThan(conversations.length * 0.9)
    for (const { text, where } of turnsFor(['bets'], guessing))
      expect(text, where).toMatch(/\bone right\b/)
    for (const { answer, question, where } of turnsFor(['outcome'], guessing)) {
      const outcome = question.kind === 'outcome' && question.isHit ? 'hit' : 'miss'
      expect(answer.memory?.bets, where).toEqual([expect.objectContaining({ outcome })])
    }
  })

  it('asks whether a guess about the past is right only if it made one', () => {
    for (const conversation of conversations) {
      const asked = conversation.some(({ answer }) =>
        answer.blocks
          .flatMap(sentencesOf)
          .some(({ wording }) => wording?.startsWith('happens/past-ask/')),
      )
      expect(asked, conversation[0]?.where).toBe(guesses(conversation).length > 0)
    }
  })

  it('are only those that a sentence made', () => {
    for (const { answer, question, text, where } of exchanges) {
      if (question.kind === 'outcome') continue
      for (const { what } of answer.memory?.bets ?? []) expect(text, where).toContain(what)
    }
  })

  it('remembers the fact of each', () => {
    for (const { answer, where } of exchanges) {
      const known = new Set(answer.memory?.facts.map(({ id }) => id))
      for (const { factId } of answer.memory?.bets ?? []) expect(known, where).toContain(factId)
    }
  })
})

it('proposes an hour at which people would do it', () => {
  const purposeOf = (answer: ChatAnswer) => {
    const question = answer.memory?.question
    return question && 'purpose' in question ? question.purpose : undefined
  }
  const timed = exchanges.flatMap(({ answer, where }) =>
    answer.blocks
      .flatMap(sentencesOf)
      .filter(({ wording }) => wording?.startsWith('window/why/timed'))
      .map(({ text }) => ({ text, where, purpose: purposeOf(answer) })),
  )
  expect(timed.length).toBeGreaterThan(0)
  for (const { text, where, purpose } of timed) {
    const [time = ''] = /\d+:\d\d [ap]\.m\./.exec(text) ?? []
    expect(hourKind(purpose as Purpose, time), `${where}: ${text}`).toBe('within')
  }
})

describe('the outcome of a bet', () => {
  const fact = chartFacts(charts[0] as Chart)[0] as AnyFact
  const betOn = (from: string, what: string): Bet => ({ what, factId: fact.id, from, to: from })
  const turn = (...bets: Bet[]): Turn => ({
    question: 'What happens?',
    answer: 'Something.',
    at: '2026-11-20T12:00:00Z',
    isCare: false,
    memory: { question: { kind: 'bets' }, named: [], bets, facts: [fact], wordings: [] },
  })
  const outcomeAfter = (...turns: Turn[]) =>
    answerQuestions(
      {
        questions: [{ kind: 'outcome', isHit: false }],
        turns,
        sky: chatSky({ chart: charts[0] as Chart, timeZone: 'UTC' }),
        seed: 'outcome',
      },
      { composers: timeComposers, search },
    )

  it('is that of the newest bet whose date has come', () => {
    const answer = outcomeAfter(
      turn(betOn('2026-11-20', 'a quarrel'), betOn('2026-10-02', 'a late answer')),
      turn(betOn('2028-03-01', 'a promotion')),
    )
    expect(answer.memory?.bets).toEqual([expect.objectContaining({ what: 'a quarrel' })])
  })

  it('is none while every date is still to come', () => {
    const answer = outcomeAfter(
      turn(betOn('2028-03-01', 'a promotion')),
      turn(betOn('2028-05-01', 'a move')),
    )
    expect(answer.memory?.bets).toEqual([])
    expect(answer.blocks.map(textOf).join(' ')).toContain('a promotion')
  })
})

it('lists what was named, in order of date', () => {
  for (const { answer, where } of exchanges.filter(({ question }) => question.kind === 'list')) {
    const dates = answer.memory?.named.map(({ date }) => date) ?? []
    expect(dates.length, where).toBeGreaterThan(0)
    expect(dates, where).toEqual(dates.toSorted())
    expect(answer.blocks[1]).toMatchObject({ kind: 'list' })
  }
})

it('names the other day when asked for the other one', () => {
  for (const conversation of conversations) {
    const [first, second] = conversation as [Exchange, Exchange]
    const [best, runner = best] = first.answer.memory?.named ?? []
    const { text } = second.answer.blocks.flatMap(sentencesOf)[0] as { text: string }
    expect(text).toContain(dayText(runner?.date as string, '2026-11-23'))
  }
})
