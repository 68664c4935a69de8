import { expect, test } from 'vitest'
import { monthPlots } from '#lore/month-plots.ts'
import { factsOfReader, horoscopeReaders } from '#testing/horoscope-readers.ts'
import { referenceBirths, referenceChart } from '#testing/reference-births.ts'
import { composeText } from '../embedded-writer.ts'
import { sentencesOf } from '../grounding.ts'

test('two contacts whose next passes fall on one date are narrated in different words', () => {
  // Jupiter returns to a square of the Ascendant and to a sextile of Saturn on February 9.
  const reader = horoscopeReaders({ timeKnown: 12, timeUnknown: 0 })[11]
  if (!reader) throw new Error('There are fewer readers')
  const { name, timeZone, factsOf } = reader
  const period = { startDate: '2026-10-01', endDate: '2026-10-31' }
  const text = composeText({
    kind: 'monthly',
    period,
    timeZone,
    facts: factsOf(period),
    seed: name,
  })
  const sentences = sentencesOf(text).map((sentence) => sentence.text)
  const ofNext = sentences.filter((sentence) => sentence.includes('February 9'))
  expect(ofNext.length).toBeGreaterThan(1)
  expect(new Set(sentences).size).toBe(sentences.length)
})

const december = { startDate: '2026-12-01', endDate: '2026-12-31' }

const timeZone = 'America/New_York'

function factsOfDecember(id: string) {
  const birth = referenceBirths.find((row) => row.id === id)
  if (!birth) throw new Error(`No reference birth ${id}`)
  return factsOfReader(referenceChart(birth), timeZone)(december)
}

function decemberOf(id: string) {
  const facts = factsOfDecember(id)
  const brief = { kind: 'monthly' as const, period: december, timeZone, facts, seed: id }
  return sentencesOf(composeText(brief))
}

test('a planet does not let go of a point that it comes near again', () => {
  // Pluto stops in October 2027 half a degree from an exact square to this reader's Mercury.
  const texts = decemberOf('d002').map(({ text }) => text)
  expect(
    texts.some((text) =>
      /square to your Mercury again from August 26 to December 7, 2027\b/.test(text),
    ),
  ).toBe(true)
  const ofPluto = decemberOf('d042').map(({ text }) => text)
  expect(ofPluto.some((text) => text.includes('from September 26 to November 8, 2027'))).toBe(true)
  expect(texts.filter((text) => text.includes('lets go of your Mercury'))).toEqual([])
})

test('a station counts on a planet of this person before one of a generation', () => {
  // Jupiter stops 0°39′ from this reader's Pluto and 1°22′ from the Jupiter beside it.
  const sentences = decemberOf('d034')
  const station = sentences.find(({ wording }) => wording?.startsWith('turn/station'))
  expect(station?.text).toContain('December 12')
  expect(station?.text).toContain('within two degrees of your Jupiter')
})

test('a month that turns on a natal aspect names both of its planets', () => {
  // Jupiter and Pluto are less than a degree apart, and Saturn squares both.
  const sentences = decemberOf('d034')
  const knot = sentences.find(({ wording }) => wording?.startsWith('pair/jupiter~pluto/'))
  expect(knot?.text).toMatch(
    /^Your Jupiter is (?:also )?less than a degree from your Pluto, and your Saturn squares both\.$/,
  )
  expect(sentences.some(({ wording }) => wording?.startsWith('pair/jupiter~saturn/'))).toBe(true)
  expect(sentences.some(({ text }) => text.includes('within a degree of your Pluto'))).toBe(true)
})

test('a month about home that turns on the Midheaven says nothing about work', () => {
  // Saturn stops opposite this reader's Midheaven, from the house of home.
  const sentences = decemberOf('d042')
  expect(sentences.some(({ wording }) => wording?.startsWith('month/4/'))).toBe(true)
  expect(sentences.map(({ text }) => text).filter((text) => /^At work\b/.test(text))).toEqual([])
})

test('a transit that runs through the month has the date of its exact pass in it', () => {
  const sentences = decemberOf('d024')
  const running = sentences.find(({ wording }) => wording?.startsWith('running/'))
  expect(running?.text).toContain('square your Venus')
  const until = sentences.find(
    ({ text, facts }) => facts[0] === running?.facts[0] && text.includes(' until '),
  )
  expect(until?.text).toContain('with an exact pass on January 10')
})

test('a slow transit that the month does not turn on has the dates of its earlier passes', () => {
  const sentences = decemberOf('d002')
  const at = sentences.findIndex(({ moment }) => moment?.startsWith('transit:pluto~mercury:square'))
  expect(sentences[at]?.text).toContain('the third of three')
  const earlier = sentences.slice(at).find(({ wording }) => wording?.startsWith('earlier/'))
  expect(earlier?.text).toMatch(/ on February \d+, when .*, and the second was on July \d+\.$/)
  expect(earlier?.facts).toContain(sentences[at]?.moment)
})

const births = referenceBirths.slice(0, 12).map(({ id }) => ({ id, sentences: decemberOf(id) }))

const closes = births.map(({ id, sentences }) => {
  const isOfClose = ({ wording = '' }: (typeof sentences)[number]) =>
    wording.startsWith('month-next/')
  const isAnswer = ({ wording = '' }: (typeof sentences)[number]) =>
    /^month\/\d+\/\w+\/\d+\/\w+\/3$/.test(wording)
  return { id, sentences: sentences.filter((one) => isOfClose(one) || isAnswer(one)), isAnswer }
})

test('the close of a month names a future day, and treats nothing as past', () => {
  const dated = closes.filter(({ sentences }) =>
    sentences.some(({ text }) => /\b(?:December|January|February|March) \d/.test(text)),
  )
  expect(dated.length).toBeGreaterThan(2)
  // One that always ended on a date would be a mold.
  expect(dated.length).toBeLessThan(closes.length)
  const past = closes.flatMap(({ sentences }) =>
    sentences.filter(({ text }) => /^(?!If )(?:.*\. )?You (?:were|did|found|saw|had)\b/.test(text)),
  )
  expect(past.map(({ text }) => text)).toEqual([])
})

test('the close of a month repeats no day that the text has covered', () => {
  // The days before it stand with their weekday.
  const repeated = closes.flatMap(({ sentences }) =>
    sentences.filter(({ text }) => /\bDecember \d/.test(text)),
  )
  expect(repeated.map(({ text }) => text)).toEqual([])
})

test('the opening of a month gives examples of its question', () => {
  const amongs = new Set(
    Object.values(monthPlots).flatMap((ofHouse) =>
      Object.values(ofHouse).flatMap((some) => some.map(({ among }) => among)),
    ),
  )
  const without = births.filter(({ sentences }) =>
    sentences.slice(0, 6).every(({ text }) => !amongs.has(text)),
  )
  expect(without.map(({ id }) => id)).toEqual([])
  const unfilled = births.flatMap(({ sentences }) =>
    sentences.filter(({ text }) => text.includes('{')),
  )
  expect(unfilled).toEqual([])
})

test('the closes of a dozen readers begin in many ways', () => {
  const beginnings = closes.map(({ sentences }) => sentences[0]?.text ?? '')
  expect(new Set(beginnings).size).toBe(closes.length)
  const openings = beginnings.map((text) => text.split(' ').slice(0, 3).join(' '))
  for (const opening of new Set(openings))
    expect(openings.filter((one) => one === opening).length, opening).toBeLessThanOrEqual(4)
})

test('readers with the same question read what is hard about it for their own sign', () => {
  const slantsOf = new Map<string, Set<string>>()
  for (const { id } of referenceBirths.slice(0, 30)) {
    const sentences = decemberOf(id)
    const slant = sentences.find(({ wording }) => wording?.startsWith('month-slant/'))
    const asked = sentences.find(({ wording }) => wording?.startsWith('month/'))
    const question = asked?.text ?? ''
    const slants = slantsOf.get(question) ?? new Set()
    slantsOf.set(question, slant ? slants.add(slant.text) : slants)
  }
  const slants = [...slantsOf.values()]
  expect(slants.filter(({ size }) => size > 0).length / slants.length).toBeGreaterThan(0.9)
  expect(slants.some(({ size }) => size > 1)).toBe(true)
})

/** What an event does, in this person's life or to the subject of the month. */
const isConsequence = ({ wording = '' }: (typeof births)[number]['sentences'][number]) =>
  /^(?:month-area|month-passage)\/|\/outcome\/|\/eased\//.test(wording)

function consequencesIn({ sentences }: (typeof births)[number]) {
  const runs: (typeof sentences)[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (!isConsequence(sentence)) continue
    const last = runs.at(-1)
    const isSame = last?.at(-1) === sentences[index - 1]
    if (last && isSame && !sentence.moment) last.push(sentence)
    else runs.push([sentence])
  }
  return runs
}

test('a moment that does something to the subject of a month has no other consequence', () => {
  const runs = births.flatMap(consequencesIn)
  const isPassage = ({ wording = '' }: (typeof runs)[number][number]) =>
    wording.startsWith('month-passage/')
  const passages = runs.filter((run) => run.some(isPassage))
  expect(passages.length).toBeGreaterThan(births.length * 3)
  const others = passages.filter((run) => !run.every(isPassage))
  expect(others.map((run) => run.map(({ text }) => text))).toEqual([])
})

test('a new or full Moon on a point is not repeated as the Sun on that point', () => {
  const repeated = horoscopeReaders({ timeKnown: 30, timeUnknown: 5 }).flatMap(
    ({ name, timeZone, factsOf }) => {
      const facts = factsOf(december)
      const text = composeText({ kind: 'monthly', period: december, timeZone, facts, seed: name })
      const moments = sentencesOf(text).flatMap(({ moment }) => moment ?? [])
      const touched = facts.flatMap((fact) =>
        fact.kind === 'touch' && moments.includes(fact.event.id) && /^lunation/.test(fact.event.id)
          ? [{ at: fact.event.at, natal: fact.natal }]
          : [],
      )
      return facts.filter(
        (fact) =>
          fact.kind === 'transit' &&
          fact.body === 'sun' &&
          moments.includes(fact.id) &&
          touched.some(
            ({ at, natal }) =>
              natal === fact.natal && Math.abs(Date.parse(at) - Date.parse(fact.at)) < 86_400_000,
          ),
      )
    },
  )
  expect(repeated.map(({ id }) => id)).toEqual([])
})

test('the openings of a dozen readers come in more than one order', () => {
  const first = births.map(({ sentences }) => sentences[0]?.wording?.split('/')[0])
  expect(new Set(first)).toEqual(new Set(['month', 'habit']))
})

test('what a moment does to the subject of a month depends on whether its turn has come', () => {
  let all = 0
  for (const { id, sentences } of births) {
    const turn = sentences.findIndex(({ wording }) => wording?.startsWith('turn/'))
    const staged = sentences.flatMap(({ wording = '' }, index) => {
      const [, stage] = /^month-passage\/.*\/(before|after)\//.exec(wording) ?? []
      return stage ? [{ stage, isAfter: index > turn }] : []
    })
    all += staged.length
    expect(
      staged.filter(({ stage, isAfter }) => (stage === 'after') !== isAfter),
      id,
    ).toEqual([])
  }
  expect(all).toBeGreaterThan(births.length)
})

test('a Moon that the month does not turn on does to its subject what belongs to the house in which it falls', () => {
  const houses = births.flatMap(({ id, sentences }) => {
    const facts = factsOfDecember(id)
    return sentences.flatMap(({ wording = '', facts: [first] }) => {
      const [, moon, house] = /^month-passage\/.*\/(new|full)\/(\d+)\//.exec(wording) ?? []
      const fact = facts.find((one) => one.id === first)
      return house && fact?.kind === 'lunation' ? [{ id, moon, house: Number(house), fact }] : []
    })
  })
  expect(houses.length).toBeGreaterThan(5)
  expect(houses.filter(({ moon, fact }) => moon !== fact.phase)).toEqual([])
  // On an angle it is read in the house that begins there.
  const elsewhere = houses.filter(({ house, fact }) => house !== fact.house)
  expect(elsewhere.filter(({ house }) => ![1, 4, 7, 10].includes(house))).toEqual([])
})

test('a slow transit has one effect: on the subject, or on its own', () => {
  const slow = births.flatMap(({ sentences }) => {
    const starts = sentences.flatMap(({ moment = '', text }, index) =>
      /^transit:(?:jupiter|saturn|uranus|neptune|pluto)~/.test(moment) && /of three/.test(text)
        ? [index]
        : [],
    )
    return starts.map((start) => {
      const after = sentences.slice(start + 1)
      const next = after.findIndex(
        ({ moment, wording = '' }) => moment || /^month\/.*\/3$/.test(wording),
      )
      return after.slice(0, next < 0 ? undefined : next)
    })
  })
  expect(slow.length).toBeGreaterThan(2)
  const isBoth = (some: (typeof slow)[number]) =>
    ['month-area/', 'month-passage/'].every((kind) =>
      some.some(({ wording = '' }) => wording.startsWith(kind)),
    )
  expect(slow.filter(isBoth).map((some) => some.map(({ text }) => text))).toEqual([])
})

test('a station that touches no point is left out when the houses are unknown', () => {
  const stations = horoscopeReaders({ timeKnown: 0, timeUnknown: 12 }).flatMap(
    ({ name, timeZone, factsOf }) => {
      const facts = factsOf(december)
      const text = composeText({ kind: 'monthly', period: december, timeZone, facts, seed: name })
      return sentencesOf(text).filter(({ text }) => /\bturns (?:direct|retrograde)\b/.test(text))
    },
  )
  expect(stations.filter(({ text }) => !/\byour\b/.test(text)).map(({ text }) => text)).toEqual([])
})

test('the history of a contact comes before its effect', () => {
  for (const { sentences } of births) {
    const courses = sentences.flatMap(({ wording = '' }, index) =>
      wording.startsWith('course/') ? [index] : [],
    )
    for (const index of courses)
      expect(isConsequence(sentences[index - 1] as (typeof sentences)[number])).toBe(false)
  }
})

test('a Moon that presses a point has the house in which it falls', () => {
  const moons = births.flatMap(({ sentences }) =>
    sentences.filter(({ wording }) => wording?.startsWith('event/lunation')),
  )
  const pressing = moons.filter(({ text }) => /(?:stands opposite|opposes|squares) your/.test(text))
  expect(pressing.length).toBeGreaterThan(2)
  expect(pressing.filter(({ text }) => !/from your \w+ house/.test(text))).toEqual([])
})
