import { describe, expect, test } from 'vitest'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { dayThoughts } from '#lore/day-thoughts.ts'
import type { House } from '#lore/house.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import type { Planet } from '#sky/bodies.ts'
import { sampled } from '#testing/long.ts'
import { tryForgeries } from '#testing/mutate-sentence.ts'
import { factsNamedIn } from './thoughts.ts'

interface Written {
  name: string
  body: Planet
  point: Planet
  says: readonly string[]
  task: string
  facts: AnyFact[]
}

const thoughts = Object.entries(dayThoughts).flatMap(([body, ofPoint]) =>
  Object.entries(ofPoint).flatMap(([point, ofTone]) =>
    Object.entries(ofTone).flatMap(([tone, ofHouse]) =>
      Object.entries(ofHouse).map(([house, { says, task }]): Written => {
        const [moving, natal] = [body as Planet, point as Planet]
        const facts = factsOf(moving, natal, tone, Number(house) as House)
        return {
          name: `${body} ${tone} ${point} in ${house}`,
          body: moving,
          point: natal,
          says,
          task,
          facts,
        }
      }),
    ),
  ),
)

/** What such a day rests on: the contact, where the planet is, and where the point stands. */
function factsOf(body: Planet, natal: Planet, tone: string, house: House): AnyFact[] {
  const aspect = tone === 'eases' ? 'trine' : 'square'
  const base = { weight: 0.5, certain: true }
  const position = { sign: 'Virgo', degree: 3, minute: 2, retrograde: false }
  const at = '2026-12-04T15:40:00Z'
  return [
    { ...base, id: 'transit', kind: 'transit', body, natal, aspect, at },
    { ...base, ...position, id: 'position', kind: 'sky-position', body, at },
    { ...base, ...position, id: 'placement', kind: 'placement', body: natal },
    { ...base, id: 'house', kind: 'house', body: natal, house, cuspDistanceDegrees: 5 },
  ] as AnyFact[]
}

function factsFor(says: string, { body, point, facts }: Written): AnyFact[] {
  const natal = ['placement', 'house']
  const ids = factsNamedIn(says, { body, point, contact: 'transit', position: 'position', natal })
  return facts.filter(({ id }) => ids.includes(id))
}

const lines = thoughts.flatMap(({ name, says, task }) =>
  [...says, task].map((text) => ({ name, text })),
)
const wordsOf = (text: string) => text.split(/\s+/).length

describe('authored lines on a planet that touches a point in a house', () => {
  test('is three or four sentences and a task', () => {
    const isShaped = ({ says, task }: Written) =>
      [3, 4].includes(says.length) &&
      wordsOf(says.join(' ')) <= 85 &&
      wordsOf(task) <= 24 &&
      !/^(?:You|Your|It|The|A|An|There|Somebody|Someone|People)\b/.test(task)
    const others = thoughts.filter((one) => !isShaped(one))
    expect(others.map(({ name, says, task }) => `${name}: ${says.join(' ')} ${task}`)).toEqual([])
  })

  test('opens with a claim that makes sense before its planets are named', () => {
    const named = thoughts.filter(({ says: [first = ''] }) =>
      /\b(?:Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto)\b/.test(first),
    )
    expect(named.map(({ name, says }) => `${name}: ${says[0]}`)).toEqual([])
  })

  test('claims nothing that its facts do not say', () => {
    const refused = thoughts.flatMap((thought) =>
      [...thought.says, thought.task].flatMap((text) => {
        const checked = checkSentence(text, factsFor(text, thought), { hours: 'waking' })
        const rejection = explainRejection(checked)
        return rejection ? [`${thought.name}: ${text} ${rejection}`] : []
      }),
    )
    expect(refused).toEqual([])
  })

  test('is refused with another planet or house', () => {
    const step = Math.ceil(thoughts.length / sampled(thoughts.length))
    const some = thoughts.filter((_, index) => index % step === 0)
    const grounded = some.flatMap((thought) =>
      [...thought.says, thought.task].map((text) => ({ text, facts: factsFor(text, thought) })),
    )
    const { tried, passed } = tryForgeries(grounded)
    expect(passed).toEqual([])
    expect(tried.planet).toBeGreaterThan(sampled(5000))
  })

  test('has no stock phrase, no dash, and no sentence twice', () => {
    const texts = lines.map(({ text }) => text)
    const isRefused = (text: string, index: number) =>
      unwantedWord(text) !== undefined ||
      /[—–!{}]|\bshall\b/i.test(text) ||
      (wordsOf(text) > 6 && texts.indexOf(text) < index)
    expect(texts.filter(isRefused)).toEqual([])
  })
})
