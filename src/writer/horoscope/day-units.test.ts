import { describe, expect, test } from 'vitest'
import type { DayThought, HouseThoughts, SignThoughts } from '#lore/authored.ts'
import { checkSentence } from '#lore/check/check-sentence.ts'
import { explainRejection } from '#lore/check/explain-rejection.ts'
import { entryThoughts } from '#lore/corpus/days/entries.ts'
import { generationalThoughts } from '#lore/corpus/days/generational.ts'
import { lunationThoughts } from '#lore/corpus/days/lunations.ts'
import { midheavenThoughts } from '#lore/corpus/days/midheaven.ts'
import { moreOfMidheaven } from '#lore/corpus/days/more-of-midheaven.ts'
import { stationThoughts, stationThoughtsOf } from '#lore/corpus/days/stations.ts'
import { signThoughts } from '#lore/sign-thoughts.ts'
import { unwantedWord } from '#lore/unwanted-words.ts'
import type { AnyFact } from '#sky/any-fact.ts'
import { sampled } from '#testing/long.ts'
import { tryForgeries } from '#testing/mutate-sentence.ts'
import { isAdvice } from '../advice.ts'
import { factsNamedIn } from './thoughts.ts'

interface Tested {
  name: string
  thought: DayThought
  /** What a sentence that names the point rests on. */
  natal: AnyFact[]
  event: AnyFact
}

const base = { weight: 0.5, certain: true }
const at = '2026-12-04T15:40:00Z'
const position = { degree: 3, minute: 2, retrograde: false }

const fact = (fields: object) => ({ ...base, ...fields }) as AnyFact

const transitTo = (natal: string, tone: string) =>
  fact({
    id: 'transit',
    kind: 'transit',
    body: 'saturn',
    natal,
    aspect: tone === 'eases' ? 'trine' : 'square',
    at,
  })

function inSigns(point: string, thoughts: SignThoughts): Tested[] {
  return Object.entries(thoughts).flatMap(([sign, ofTone]) =>
    Object.entries(ofTone).map(([tone, thought]) => {
      const placed =
        point === 'asc'
          ? { id: 'natal', kind: 'angle', angle: 'asc', sign, ...position }
          : { id: 'natal', kind: 'placement', body: point, sign, ...position }
      const name = `${point} ${sign} ${tone}`
      return { name, thought, natal: [fact(placed)], event: transitTo(point, tone) }
    }),
  )
}

const ofSigns = Object.entries(signThoughts).flatMap(([point, all]) =>
  all.flatMap((thoughts) => inSigns(point, thoughts)),
)

const ofMidheaven = [midheavenThoughts, moreOfMidheaven].flatMap((thoughts) =>
  Object.entries(thoughts).flatMap(([house, ofTone]) =>
    Object.entries(ofTone).map(([tone, thought]): Tested => {
      const ruler = { id: 'ruler', kind: 'ruler', angle: 'mc', body: 'venus', house: Number(house) }
      const natal = [
        fact({ id: 'mc', kind: 'angle', angle: 'mc', sign: 'Libra', ...position }),
        fact({ ...ruler, sign: 'Leo', cuspDistanceDegrees: 5 }),
      ]
      return { name: `mc ${house} ${tone}`, thought, natal, event: transitTo('mc', tone) }
    }),
  ),
)

const ofGenerations = Object.entries(generationalThoughts).flatMap(([body, ofTone]) =>
  Object.entries(ofTone).flatMap(([tone, all]) =>
    all.map((thought): Tested => {
      const natal = [fact({ id: 'natal', kind: 'placement', body, sign: 'Leo', ...position })]
      return { name: `${body} ${tone}`, thought, natal, event: transitTo(body, tone) }
    }),
  ),
)

const inHouses = (name: string, thoughts: HouseThoughts, event: object) =>
  Object.entries(thoughts).map(([house, thought]): Tested => {
    const inHouse = fact({ id: 'event', at, house: Number(house), sign: 'Virgo', ...event })
    return { name: `${name} ${house}`, thought, natal: [], event: inHouse }
  })

const ofEvents: Tested[] = [
  ...inHouses('new Moon', lunationThoughts.new, { kind: 'lunation', phase: 'new' }),
  ...inHouses('full Moon', lunationThoughts.full, { kind: 'lunation', phase: 'full' }),
  ...(['retrograde', 'direct'] as const).flatMap((direction) =>
    inHouses(direction, stationThoughts[direction], { kind: 'station', body: 'saturn', direction }),
  ),
  ...inHouses('ingress', entryThoughts.eases, { kind: 'house-entry', body: 'venus' }),
  ...inHouses('ingress', entryThoughts.presses, { kind: 'house-entry', body: 'mars' }),
  ...Object.entries(stationThoughtsOf).flatMap(([body, both]) =>
    Object.entries(both).map(([direction, thought]): Tested => {
      const event = fact({ id: 'event', kind: 'station', body, direction, sign: 'Virgo', at })
      return { name: `${body} ${direction}`, thought, natal: [], event }
    }),
  ),
]

const pointNames = { asc: 'Ascendant', mc: 'Midheaven' } as Record<string, string>
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const pointOf = ({ name }: Tested) => name.split(' ', 1)[0] as string
const nameOf = (tested: Tested) => pointNames[pointOf(tested)] ?? capital(pointOf(tested))

const aboutPoints = [...ofSigns, ...ofMidheaven, ...ofGenerations]
const all = [...aboutPoints, ...ofEvents]
const wordsOf = (text: string) => text.split(/\s+/).length

const groundedOf = (tested: Tested) =>
  [...tested.thought.says, tested.thought.task].map((text) => {
    const isNamed = tested.natal.length > 0 && text.includes(nameOf(tested))
    const facts = isNamed ? tested.natal : [tested.event, ...tested.natal]
    return { text, name: tested.name, facts }
  })
const grounded = all.flatMap(groundedOf)

describe('authored lines on a point in its sign and on an event in a house', () => {
  test('is a claim or none, three sentences and a task', () => {
    const others = all.filter(({ thought: { says, task } }) => {
      const words = wordsOf(says.join(' '))
      const isShaped = [3, 4].includes(says.length) && words >= 36 && words <= 85
      return !isShaped || wordsOf(task) > 24 || /^(?:You|Your|It|The|A|An|There|Some)\b/.test(task)
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('gives one piece of advice, and at most one more on the way to it', () => {
    const others = all.filter(
      ({ thought: { says, task } }) => !isAdvice(task) || says.filter(isAdvice).length > 1,
    )
    expect(others.map(({ name, thought }) => `${name}: ${thought.task}`)).toEqual([])
  })

  test('names the point once, and not in the first sentence, which may stand before the event', () => {
    const others = aboutPoints.filter((tested) => {
      const { says, task } = tested.thought
      const naming = [...says, task].filter((text) => text.includes(nameOf(tested)))
      return naming.length !== 1 || says[0] === naming[0]
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('names the sign of the point', () => {
    const others = ofSigns.filter(({ name, thought }) => {
      const [, sign = ''] = name.split(' ')
      return !thought.says.join(' ').includes(` in ${sign}`)
    })
    expect(others.map(({ name }) => name)).toEqual([])
  })

  test('claims nothing that its facts do not say', () => {
    const refused = grounded.flatMap(({ name, text, facts }) => {
      const rejection = explainRejection(checkSentence(text, facts, { hours: 'waking' }))
      return rejection ? [`${name}: ${text} ${rejection}`] : []
    })
    expect(refused).toEqual([])
  })

  test('is refused with another point, sign or house', () => {
    const step = Math.ceil(all.length / sampled(all.length))
    const some = all.filter((_, index) => index % step === 0)
    const { tried, passed } = tryForgeries(some.flatMap(groundedOf))
    expect(passed).toEqual([])
    expect(tried.sign).toBeGreaterThan(sampled(3000))
  })

  test('has no day of its own, no stock phrase, no dash, and no sentence twice', () => {
    const texts = grounded.map(({ text }) => text)
    const isRefused = (text: string, index: number) =>
      unwantedWord(text) !== undefined ||
      /[—–;!{}]|\b(?:shall|today|tonight|tomorrow's|whoever)\b/i.test(text) ||
      (wordsOf(text) > 6 && texts.indexOf(text) < index)
    expect(texts.filter(isRefused)).toEqual([])
  })

  test('rests on the birth chart alone if it names the Midheaven, since the contact is in another house', () => {
    const named = { body: 'moon', point: 'mc', contact: 'transit', position: undefined } as const
    const says = 'The ruler of your Midheaven is in the second house.'
    expect(factsNamedIn(says, { ...named, natal: ['mc', 'ruler'] })).toEqual(['mc', 'ruler'])
  })
})
