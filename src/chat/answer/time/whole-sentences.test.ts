import { expect, test } from 'vitest'
import { purposeWords } from '#lore/corpus/chat/time-purposes.ts'
import { chatSky, libraMidheavenChart } from '#testing/chat-sky.ts'
import { answerQuestion } from '../../answer-message.ts'
import type { Purpose } from '../../question.ts'

const earlier = { bets: [], wordings: [], questions: [] }
const months = Array.from(
  { length: 12 },
  (_, index) => `2027-${String(index + 1).padStart(2, '0')}`,
)
const skies = [chatSky(), chatSky({ chart: libraMidheavenChart({ timeKnown: false }) })]

/** A word for which there was none leaves a conjunction, a comma or two spaces behind. */
const hole = /\b(?:so|and|because|when) ?\.|\s[.,;:]|, ,| {2}|\{\w+\}/

test.each(Object.keys(purposeWords) as Purpose[])(
  'has no hole in an answer about days for %s',
  (purpose) => {
    const texts = months.flatMap((month) =>
      (['good', 'avoid'] as const).flatMap((wish) =>
        [`${month}-28`, `${month}-05`].flatMap((to) =>
          skies.map((sky) => {
            const span = { from: `${month}-05`, to, words: 'that time' }
            const question = { kind: 'window', purpose, wish, span, hasOwnSpan: true } as const
            const seed = `${month} ${wish}`
            const { blocks } = answerQuestion(question, {
              message: '',
              turns: [],
              earlier,
              sky,
              seed,
            })
            return blocks
              .flatMap((block) => ('items' in block ? block.items : block.sentences))
              .map(({ text }) => text)
          }),
        ),
      ),
    )
    expect(texts.flat().filter((text) => hole.test(text))).toEqual([])
  },
)
