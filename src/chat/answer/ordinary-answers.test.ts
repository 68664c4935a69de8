import { expect, test } from 'vitest'
import { chatSky } from '#testing/chat-sky.ts'
import type { ChatAnswer, Turn } from '../answer.ts'
import { answerMessage } from '../answer-message.ts'

const earlier = { bets: [], wordings: [], questions: [] }

/** The text of the last answer. */
function converse(messages: readonly string[], sky = chatSky()): string {
  const turns: Turn[] = []
  for (const message of messages) {
    const answer = answerMessage({ message, turns, earlier, sky, seed: `${turns.length}` })
    const { memory, isCare } = answer
    turns.push({
      question: message,
      answer: textOf(answer),
      at: sky.now.toISOString(),
      isCare,
      ...(memory && { memory }),
    })
  }
  return turns.at(-1)?.answer ?? ''
}

const textOf = ({ blocks }: ChatAnswer) =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : block.sentences))
    .map(({ text }) => text)
    .join(' ')

test('leaves a choice to the person and gives the date', () => {
  const text = converse(['Should I write to her?'])
  expect(text).toMatch(/^(?:Whether to is yours|I can't make that choice|If you want to, then yes)/)
  expect(text).toContain('for the message')
  expect(text).not.toContain('by phone')
})

test('names a field of study from Mercury in Scorpio', () => {
  expect(converse(['What should I study?'])).toMatch(
    /^(?:I would study|Try) .+ your Mercury is in Scorpio\./,
  )
})

test('names a kind of work from the Midheaven in Libra, and says it once', () => {
  const text = converse(['Which job suits me?'])
  expect(text).toMatch(/^.+ where two sides have to agree/)
  expect(text.match(/two sides have to agree/g)).toHaveLength(1)
})

test('says when it gets easier, and what would show that he was wrong', () => {
  const text = converse(['I got broken up with on Friday.', 'When does it get easier?'])
  expect(text).toMatch(/December 1[78], when Venus (?:comes to|reaches) your Sun/)
  expect(text).toMatch(/miss|count it against me/)
})

test('calms before the date of an eclipse', () => {
  expect(converse(['Do I need to worry about the eclipse?'])).toMatch(/^No\b.*February 6/)
})

test('says yes first if asked whether there is one', () => {
  expect(converse(['Is there an eclipse coming?'])).toMatch(/^Yes, .*February 6/)
})
