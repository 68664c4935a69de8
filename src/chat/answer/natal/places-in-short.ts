import { ordinalWords } from '#lore/names.ts'
import type { AnswerBlock } from '../../answer.ts'
import type { Question } from '../../question.ts'
import type { AnswerContext } from '../compose.ts'
import { described, factsOf, houseOf, signOf, viewOf } from './chart-view.ts'
import { bareName } from './words.ts'

/** "Your Sun is in Scorpio, and your Moon is in Cancer", before each of them has its paragraph. */
export function placesInShort(
  questions: readonly Question[],
  { narrator, sky }: AnswerContext,
): AnswerBlock[] {
  const asked = questions.flatMap((question) => {
    if (question.kind === 'where') return question.owner === 'user' ? [question] : []
    const { kind, point, sign, owner } = {
      point: undefined,
      sign: undefined,
      owner: '',
      ...question,
    }
    return kind === 'meaning' && point && !sign && owner === 'user'
      ? [{ point, asked: 'sign' }]
      : []
  })
  if (asked.length < 2 || !questions.some(({ kind }) => kind === 'where')) return []
  const view = viewOf(sky)
  const places = asked.map(({ point, asked: of }) => {
    const subject = described(point)
    const sign = signOf(view, subject)
    const house = houseOf(view, subject)
    const place = of === 'house' && house ? `the ${ordinalWords[house]} house` : sign
    const text = place && `your ${bareName(subject)} is in ${place}`
    return { text, facts: factsOf(view, subject) }
  })
  if (!places.every(({ text }) => text)) return []
  const clauses = places.map(({ text }) => text)
  const sentence = narrator.say({
    name: 'places-in-short',
    lines: ['{Places}.', 'In short, {places}.', 'First the short of it: {places}.'],
    words: { places: `${clauses.slice(0, -1).join(', ')}, and ${clauses.at(-1)}` },
    facts: places.flatMap(({ facts }) => facts),
    isNeeded: true,
  })
  return sentence ? [{ kind: 'paragraph', sentences: [sentence] }] : []
}
