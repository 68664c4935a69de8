import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unwantedWord } from '#lore/unwanted-words.ts'
import { planets } from '#sky/bodies.ts'
import { chartFacts } from '#sky/natal-facts.ts'
import { openEphemeris } from '#sky/packed-ephemeris.ts'
import { createSkyCache } from '#sky/sky-cache.ts'
import { synastry } from '#sky/synastry.ts'
import { synastryFacts } from '#sky/synastry-facts.ts'
import { type Sign, signs } from '#sky/zodiac.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import type { ChatAnswer, Turn } from '../../answer.ts'
import type { ChatSky } from '../../chat-sky.ts'
import type { Assertion, LifeTheme, Point, Question } from '../../question.ts'
import { answerQuestions } from '../answer-questions.ts'
import type { Rejection } from '../narrator.ts'
import { natalComposers } from './natal-composers.ts'

const ephemeris = openEphemeris(
  readFileSync(new URL('../../../../data/ephemeris.bin', import.meta.url)),
)
const cache = createSkyCache(ephemeris)
const births = referenceBirths.slice(0, 40)

function skyOf(index: number): ChatSky {
  const of = (at: number, timeKnown = true) =>
    referenceChart(births[at % births.length] as (typeof births)[number], { timeKnown })
  const chart = of(index, index % 5 !== 4)
  const other = of(index + 7, index % 4 !== 3)
  const facts = chartFacts(chart)
  return {
    ...cache,
    ephemeris,
    chart,
    facts,
    partner: {
      chart: other,
      facts: chartFacts(other),
      synastry: synastryFacts(synastry(chart, other)),
    },
    now: new Date('2026-11-23T12:00:00Z'),
    timeZone: 'Europe/London',
  }
}

const skies = births.map((_, index) => skyOf(index))
const points: Point[] = [...planets, 'asc', 'mc', 'chiron', 'true_node', 'mean_node']
const themes: LifeTheme[] = [
  'self',
  'love',
  'work',
  'money',
  'home',
  'friends',
  'mind',
  'body',
  'fear',
  'gift',
  'purpose',
  'creativity',
  'spirit',
]
const socials = [
  'greeting',
  'thanks',
  'goodbye',
  'mood',
  'compliment',
  'complaint',
  'doubt',
  'are-you-ai',
  'abilities',
  'joke',
  'low',
  'agreement',
] as const
const beyonds = [
  'health',
  'death',
  'pregnancy',
  'lottery',
  'court',
  'secrets',
  'investment',
  'lost-thing',
  'facts-of-the-world',
] as const
const owner = 'user'

const questions: Question[] = [
  ...points.map((point): Question => ({ kind: 'where', point, owner, asked: 'any' })),
  ...signs.map((sign): Question => ({ kind: 'what-in', sign, owner })),
  ...Array.from(
    { length: 12 },
    (_, index): Question => ({ kind: 'what-in', house: index + 1, owner }),
  ),
  { kind: 'aspect', a: 'venus', b: 'mars', owner },
  { kind: 'aspect', a: 'moon', owner },
  { kind: 'aspect', a: 'sun', aspect: 'square', owner },
  { kind: 'aspect', a: 'saturn', b: 'asc', owner },
  { kind: 'retrogrades', owner },
  { kind: 'retrogrades', body: 'mercury', owner },
  { kind: 'retrogrades', body: 'sun', owner },
  { kind: 'where', point: 'sun', owner, asked: 'degree' },
  { kind: 'aspect', a: 'sun', b: 'moon', aspect: 'trine', owner },
  { kind: 'ruler', of: 'chart', owner },
  { kind: 'ruler', of: 'mc', owner },
  { kind: 'ruler', of: { house: 5 }, owner },
  { kind: 'ruler', of: { sign: 'Scorpio' }, owner },
  { kind: 'balance', owner },
  { kind: 'balance', of: 'fixed', owner },
  { kind: 'balance', of: 'water', owner },
  { kind: 'strongest', of: 'planet', owner },
  { kind: 'strongest', of: 'aspect', owner },
  { kind: 'strongest', of: 'chart', owner },
  ...themes.map((theme): Question => ({ kind: 'theme', theme, owner })),
  { kind: 'meaning', point: 'saturn', owner },
  { kind: 'meaning', point: 'asc', owner },
  { kind: 'meaning', aspect: 'trine', owner },
  { kind: 'meaning', house: 8, owner },
  { kind: 'meaning', sign: 'Virgo', owner },
  { kind: 'together' },
  { kind: 'together', theme: 'conflict' },
  { kind: 'together', theme: 'attraction' },
  { kind: 'together', theme: 'money' },
  ...(['sun', 'moon', 'asc', 'saturn'] as const).map(
    (point): Question => ({ kind: 'where', point, owner: 'partner', asked: 'any' }),
  ),
  { kind: 'what-in', house: 7, owner: 'partner' },
  { kind: 'what-in', sign: 'Leo', owner: 'partner' },
  { kind: 'why' },
  { kind: 'more' },
  ...socials.map((of): Question => ({ kind: 'social', of })),
  ...beyonds.map((of): Question => ({ kind: 'beyond', of })),
  {
    kind: 'unclear',
    words: 'the <b>thing</b> with *him*',
    readings: [
      { kind: 'theme', theme: 'love', owner },
      { kind: 'where', point: 'venus', owner: 'partner', asked: 'any' },
    ],
  },
]

interface Said {
  text: string
  sentences: { text: string; facts: string[] }[]
  answer: ChatAnswer
}

function ask(sky: ChatSky, asked: Question[], turns: Turn[], rejected?: Rejection[]): Said {
  const answer = answerQuestions(
    { questions: asked, turns, sky, seed: `${turns.length}` },
    {
      composers: natalComposers,
      search: () => undefined,
      onRejected: (rejection) => rejected?.push(rejection),
    },
  )
  const sentences = answer.blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.sentences,
  )
  return { text: sentences.map(({ text }) => text).join(' '), sentences, answer }
}

function converse(sky: ChatSky, asked: readonly Question[], rejected?: Rejection[]): Said[] {
  const turns: Turn[] = []
  return asked.map((question) => {
    const said = ask(sky, [question], turns, rejected)
    turns.push({
      question: JSON.stringify(question),
      answer: said.text,
      at: '2026-11-23T12:00:00Z',
      isCare: false,
      ...(said.answer.memory && { memory: said.answer.memory }),
    })
    return said
  })
}

/** Every question comes to several charts, thirty different ones to a conversation. */
const STRIDE = 37
const conversations = skies.map((sky, index) => {
  const asked = Array.from(
    { length: 30 },
    (_, turn) => questions[(index * 7 + turn * STRIDE) % questions.length] as Question,
  )
  const rejected: Rejection[] = []
  return { asked, rejected, said: converse(sky, asked, rejected) }
})
const all = conversations.flatMap(({ asked, said }, chart) =>
  said.map((one, turn) => ({ ...one, chart, turn, question: asked[turn] as Question })),
)

test('every question is asked, and none twice in a conversation', () => {
  for (const { asked } of conversations) expect(new Set(asked).size).toBe(30)
  const asked = new Set(all.map(({ question }) => JSON.stringify(question)))
  expect(questions.filter((question) => !asked.has(JSON.stringify(question)))).toEqual([])
})

test('nothing is said that its facts do not support', () => {
  const rejected = conversations.flatMap(({ rejected: of }) => of)
  expect(rejected.map(({ sentence, reason }) => `${sentence} (${reason})`)).toEqual([])
})

test('no answer is left without something of its own', () => {
  const unanswered = all.filter(({ answer }) =>
    answer.memory?.wordings.some((wording) => wording.startsWith('unanswered')),
  )
  expect(unanswered.map(({ question }) => question)).toEqual([])
})

test('answers have 40 to 160 words, and small talk at least ten', () => {
  const words = ({ text }: Said) => text.split(/\s+/).length
  const outside = all.filter((said) => {
    const least = said.question.kind === 'social' ? 10 : 40
    return words(said) < least || words(said) > 160
  })
  expect(outside.map(({ question, text }) => `${JSON.stringify(question)} ${text}`)).toEqual([])
})

test('no sentence comes twice in a conversation of thirty turns', () => {
  const repeated = conversations.flatMap(({ said }) => {
    const texts = said.flatMap(({ sentences }) => sentences.map(({ text }) => text))
    return texts.filter((text, index) => texts.indexOf(text) !== index)
  })
  expect(repeated).toEqual([])
})

test('no word is used that our texts must not have', () => {
  const unwanted = all.flatMap(({ sentences }) =>
    sentences.flatMap(({ text }) => unwantedWord(text) ?? []),
  )
  expect(unwanted).toEqual([])
})

test('the first sentence about a point says where it is', () => {
  const firsts = all.filter(
    ({ question }) => question.kind === 'where' && question.owner === 'user',
  )
  for (const { question, sentences, chart, text } of firsts) {
    if (question.kind !== 'where') continue
    const { timeKnown, bodies } = (skies[chart] as ChatSky).chart
    const isAngle = question.point === 'asc' || question.point === 'mc'
    if (isAngle && !timeKnown) {
      expect(text).toMatch(/hour|time/)
      continue
    }
    const { sign, signsOfTheDay } = isAngle
      ? {
          ...(skies[chart] as ChatSky).chart.angles?.[question.point as 'asc'],
          signsOfTheDay: undefined,
        }
      : bodies[question.point === 'mean_node' ? 'true_node' : (question.point as 'sun')]
    for (const each of signsOfTheDay ?? [sign]) expect(sentences[0]?.text).toContain(each)
  }
})

const signAfter = (sign: Sign, steps: number) => signs[(signs.indexOf(sign) + steps) % 12] as Sign

const isCorrected = ({ answer }: Said) =>
  answer.memory?.wordings.some((wording) => wording.startsWith('assertion/wrong')) === true
const isConfirmed = ({ answer }: Said) =>
  answer.memory?.wordings.some((wording) => wording.startsWith('assertion/right')) === true

/** True and false statements about the signs, houses, motion and aspects of each chart. */
const asserted = skies.flatMap((sky, person) => {
  const { chart } = sky
  const one = (claim: Assertion, isTrue: boolean) => ({ sky, claim, isTrue })
  const some = planets.filter((_, index) => (index + person) % 4 === 0)
  return some.flatMap((body) => {
    const index = planets.indexOf(body)
    const { sign, house, retrograde, signsOfTheDay, wholeDay } = chart.bodies[body]
    const other = planets[(index + 1) % planets.length] as (typeof planets)[number]
    const fact = chart.aspects.find(({ a, b }) => [a, b].includes(body) && [a, b].includes(other))
    const isStationary = wholeDay?.isStation === true
    return [
      ...(signsOfTheDay
        ? []
        : [
            one({ of: 'sign', point: body, sign, owner }, true),
            one({ of: 'sign', point: body, sign: signAfter(sign, 1 + (index % 11)), owner }, false),
          ]),
      ...(house === undefined
        ? []
        : [
            one({ of: 'house', point: body, house, owner }, true),
            one({ of: 'house', point: body, house: (house % 12) + 1, owner }, false),
          ]),
      ...(isStationary
        ? []
        : [
            one({ of: 'retrograde', body, isRetrograde: retrograde, owner }, true),
            one({ of: 'retrograde', body, isRetrograde: !retrograde, owner }, false),
          ]),
      ...(['trine', 'square'] as const).map((aspect) =>
        one({ of: 'aspect', a: body, b: other, aspect, owner }, fact?.aspect === aspect),
      ),
    ]
  })
})

test('[N14] every wrong assertion is corrected, and no right one', () => {
  const wrong = asserted.filter(({ isTrue }) => !isTrue)
  const missed = asserted.filter(({ sky, claim, isTrue }) => {
    const said = ask(sky, [{ kind: 'assertion', claims: [claim] }], [])
    return isCorrected(said) === isTrue || isConfirmed(said) !== isTrue
  })
  expect(wrong.length).toBeGreaterThan(300)
  expect(missed.map(({ claim, isTrue }) => ({ claim, isTrue }))).toEqual([])
})

test('a correction says where it is, gives a reason, and the question that follows is answered', () => {
  const rejected: Rejection[] = []
  for (const { sky, claim, isTrue } of asserted.filter((_, index) => index % 5 === 0)) {
    const then: Question = { kind: 'where', point: 'venus', owner, asked: 'any' }
    const alone = ask(sky, [{ kind: 'assertion', claims: [claim] }], [], rejected)
    const said = ask(sky, [{ kind: 'assertion', claims: [claim], then }], [], rejected)
    if (!isTrue) expect(said.answer.memory?.wordings.join()).toMatch(/assertion\/why/)
    if (claim.of === 'sign') expect(alone.sentences[0]?.text).toContain(skySign(sky, claim.point))
    expect(said.answer.memory?.wordings.join()).toMatch(/(where|either)\/venus/)
    for (const { text } of [alone, said]) {
      const words = text.split(/\s+/).length
      expect(words, text).toBeGreaterThanOrEqual(40)
      expect(words, text).toBeLessThanOrEqual(160)
    }
  }
  expect(rejected.map(({ sentence, reason }) => `${sentence} (${reason})`)).toEqual([])
})

const skySign = ({ chart }: ChatSky, point: Point) => chart.bodies[point as 'sun'].sign

/** Lists of the voice: no word of these, and props and skeletons only now and then. */
const never =
  /\bis quickly told\b|\bfrom near by\b|\bcomes of\b|\bWhat remains\b|\bBesides,|\bWhat is more\b|\bin peace\b|\bas good as\b|\bshall\b(?! we)|^(?:Missing|Quick) is\b|\bShould (?:I|you) \w+,|\byour (?:need for|reserve with|patience with)\b|\b(?:queue|fringe|whilst|towards|fetch up|flat)\b|\bbin\b|—/i
const props =
  /\b(?:doors?|lamps?|drawers?|coats?|soup|bread|kettles?|cups?|chairs?|keys?|letters?|shel(?:f|ves)|baskets?)\b/gi
const skeletons = [/, not \w+/, /: [a-z][^:]*$/, /, \w+(?: \w+)?,? and \w+(?: \w+)?\.$/]

test('the prose keeps to the lists of the voice', () => {
  const sentences = all.flatMap((said) => said.sentences.map(({ text }) => text))
  expect(sentences.filter((text) => never.test(text))).toEqual([])
  const words = sentences.join(' ').split(/\s+/).length
  expect((sentences.join(' ').match(props)?.length ?? 0) / words).toBeLessThan(0.005)
  for (const skeleton of skeletons)
    expect(sentences.filter((text) => skeleton.test(text)).length / sentences.length).toBeLessThan(
      0.08,
    )
})

test('a question with yes or no is answered with yes or no, and one for a degree with the degree', () => {
  for (const { question, sentences, chart } of all) {
    const first = sentences[0]?.text ?? ''
    const { bodies, aspects, timeKnown } = (skies[chart] as ChatSky).chart
    if (question.kind === 'retrogrades' && question.body && timeKnown)
      expect(first).toMatch(bodies[question.body].retrograde ? /^(?:Yes|It was)/ : /^No/)
    if (question.kind === 'aspect' && question.b && question.aspect) {
      const fact = aspects.find(({ a, b }) => a === question.a && b === question.b)
      expect(first).toMatch(fact?.aspect === question.aspect ? /^Yes/ : /^No/)
    }
    if (question.kind === 'where' && question.asked === 'degree' && timeKnown)
      expect(first).toContain(`${bodies.sun.degrees}°`)
  }
})

test('what was not understood may hold a term or a date', () => {
  const rejected: Rejection[] = []
  const span = { from: '2019-06-14', to: '2019-06-14', words: 'Friday, June 14, 2019' }
  const said = ask(
    skyOf(0),
    [
      {
        kind: 'unclear',
        words: 'my mon is in Leo on June 14',
        readings: [
          { kind: 'what-happens', span },
          { kind: 'theme', theme: 'love', owner },
        ],
      },
    ],
    [],
    rejected,
  )
  expect(said.text).toContain('on Friday, June 14')
  expect(said.text).toContain('love')
  expect(said.answer.memory?.wordings).toEqual([expect.stringMatching(/^unclear/)])
})

test('a repeated question about what is unique to them gets another configuration', () => {
  const question: Question = { kind: 'strongest', of: 'chart', owner }
  for (const sky of skies.slice(0, 10)) {
    const [first, second] = converse(sky, [question, question])
    expect(second?.answer.facts.map(({ id }) => id)).not.toEqual(
      first?.answer.facts.map(({ id }) => id),
    )
    expect(second?.answer.memory?.wordings.join()).not.toContain('stands')
  }
})

test('a count without a birth time leaves out the planets that changed signs, by name', () => {
  for (const [index, birth] of births.entries()) {
    const chart = referenceChart(birth, { timeKnown: false })
    const changed = planets.filter((planet) => chart.bodies[planet].signsOfTheDay)
    if (changed.length === 0) continue
    const sky = { ...skyOf(index), chart, facts: chartFacts(chart) }
    const { text } = ask(sky, [{ kind: 'balance', owner }], [])
    const [, named = ''] = /leave out ([^.]*), which changed/.exec(text) ?? []
    for (const planet of planets)
      expect(named.toLowerCase().includes(planet), text).toBe(changed.includes(planet))
  }
})
