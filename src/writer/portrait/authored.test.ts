import { expect, test } from 'vitest'
import { traits } from '#lore/character.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { expectGrounded } from '#testing/expect-grounding.ts'
import { portraitUnits } from '#testing/portrait-units.ts'
import { highlightsPrinted } from '#testing/printed-highlights.ts'
import { drums } from './rhythm.ts'

const units = [...portraitUnits(), ...highlightsPrinted()]
const sentences = units.flatMap(({ name, printed }) => printed.map((text) => ({ name, text })))

test.each(['placement', 'rising', 'argument', 'aspect', 'highlight'] as const)(
  'the checker accepts every sentence of the kind %s beside the facts of its paragraph',
  (kind) => {
    const ofKind = units.filter((unit) => unit.kind === kind)
    expect(ofKind.length).toBeGreaterThan(0)
    expectGrounded(ofKind.flatMap(({ printed, facts }) => printed.map((text) => ({ text, facts }))))
  },
)

test('a paragraph has three or four sentences and 40 to 95 words', () => {
  const wrong = units.filter(({ kind, says }) => {
    const words = says.join(' ').split(' ').length
    return kind !== 'argument' && (says.length < 3 || says.length > 4 || words < 40 || words > 95)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a paragraph names its fact, and a house just once', () => {
  const slots = {
    placement: '{house}',
    aspect: '{aspect}',
    rising: ' rising',
    argument: '',
    highlight: '{',
  }
  const wrong = units.filter(({ kind, name, says }) => {
    const wanted = kind === 'placement' && name.endsWith('sign') ? ' in ' : slots[kind]
    const count = says.join(' ').split(wanted).length - 1
    return wanted !== '' && (wanted.startsWith('{') ? count !== 1 : count < 1)
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a paragraph on a planet, the Ascendant or an aspect is tagged with what it claims', () => {
  const kinds = ['placement', 'rising', 'aspect']
  const untagged = units.filter((unit) => kinds.includes(unit.kind) && unit.traits.length === 0)
  expect(untagged.map(({ kind, name }) => `${kind} ${name}`)).toEqual([])
})

// Each pair of paragraphs stood in one published portrait without a word on how both can be true.
test.each([
  ['placement sun in Sagittarius, 12', 'aspect sun~mars harmonious fire air', 'private', 'public'],
])('%s and %s claim opposite things', (one, other, trait, opposite) => {
  const tagsOf = (name: string) =>
    units.find((unit) => `${unit.kind} ${unit.name}` === name)?.traits ?? []
  expect(tagsOf(one)).toContain(trait)
  expect(tagsOf(other)).toContain(opposite)
})

test('a Sun in a water sign square Mars in fire never acts out of sympathy', () => {
  const said = units.find(({ name }) => name === 'sun~mars tense water fire')?.says.join(' ')
  expect(said).toBeDefined()
  expect(said).not.toMatch(/sympath|everyone's reasons/)
})

test('no sentence appears twice', () => {
  const seen = new Set<string>()
  expect(sentences.filter(({ text }) => seen.size === seen.add(text).size)).toEqual([])
})

test('no paragraph has three sentences in a row that begin with "You"', () => {
  expect(units.filter(({ printed }) => drums(printed)).map(({ name }) => name)).toEqual([])
})

const rules: Record<string, RegExp> = {
  'a dash, a semicolon or an exclamation': /[—–;!]/,
  'a nominalized trait': /\byour (?:need for|reserve with|patience with|way of \w+ing)/i,
  'a British word': /\b(?:queue|fringe|whilst|towards|fetch up|bin|mum)\b/i,
  translationese:
    /is quickly told|from near by|\bcomes of\b|in it that|\bhow one is\b|look what|that of your|What remains to be asked|Apart from that|\bBesides\b|What is more|\bas good as\b|\bshall\b|\bwhoever\b/i,
  'a stock word of the field':
    /\b(?:journey|energ(?:y|ies)|embrace|navigate|harness|unlock|realm|vibrant|tapestry|cosmic|universe|delve)\b/i,
  'two sentences in one': /[a-z][.?] [A-Z]/,
  'an odd slot': /\{(?!house\}|aspect\}|figure\}|crowd\}|alone\}|ally\}|other\})/,
  'a missing end': /[^.?"']$/,
}

test.each(Object.entries(rules))('no sentence has %s', (_name, rule) => {
  expect(sentences.filter(({ text }) => rule.test(text))).toEqual([])
})

test('no sentence has a stock phrase or a fate', () => {
  expect(sentences.filter(({ text }) => unwantedWord(text))).toEqual([])
})

test('what a paragraph claims of a person is one of the traits', () => {
  const all = new Set<string>(traits.flat())
  expect(units.flatMap(({ traits }) => traits.filter((trait) => !all.has(trait)))).toEqual([])
})
