import { describe, expect, test } from 'vitest'
import { venusMercuryQuarrels } from '#lore/corpus/quarrels/venus-mercury.ts'
import { arrivalTags } from '#lore/corpus/relationship/arrivals.ts'
import { habitClauses } from '#lore/corpus/relationship/habits.ts'
import { differentLeads, impressionLeads } from '#lore/corpus/relationship/joins.ts'
import { otherInQuarrel } from '#lore/corpus/relationship/side-leads.ts'
import { mercurySides } from '#lore/corpus/relationship/sides/mercury.ts'
import { scorpioMeet } from '#lore/corpus/synastry/couples/meet/scorpio.ts'
import { virgoMeet } from '#lore/corpus/synastry/couples/meet/virgo.ts'
import { virgoTalk } from '#lore/corpus/synastry/couples/talk/virgo.ts'
import { piscesTemper as pisces } from '#lore/corpus/synastry/couples/temper/pisces.ts'
import { type PairTraitName, pairTraits } from '#lore/synthesis/pair-traits.ts'
import type { Chart } from '#sky/chart.ts'
import { relationshipFacts } from '#sky/relationship-facts.ts'
import { synastry } from '#sky/synastry.ts'
import { randomCharts } from '#testing/random-births.ts'
import { sentencesOf } from '../grounding.ts'
import type { Sentence } from '../writer.ts'
import { composeRelationship } from './compose.ts'
import { habitLeads } from './habit-leads.ts'
import { claimsIn, PairClaims } from './pair-claims.ts'
import { both } from './pair-facts.ts'
import { clauseOf } from './words.ts'

const namesIn = (text: string) =>
  claimsIn([text]).map(({ whose, axis, end }) => `${whose}: ${pairTraits[axis]?.[end]?.name}`)

describe('what a sentence claims about the two', () => {
  test.each([
    [
      'You want it all the time, while they want it completely and then need to be alone.',
      ['you: company on a bad day', 'partner: being alone on a bad day'],
    ],
    [
      '{partner} wants to work it out, and has advice to spare.',
      ['partner: advice', 'partner: free with praise'],
    ],
    ['You stick to a rule once it has been made.', ['you: keeping to a plan']],
    [
      'They keep to a plan and you keep to none.',
      ['you: changing the plan', 'partner: keeping to a plan'],
    ],
    ["You don't press them.", ['you: giving way']],
    ['{partner} keeps at you to use every strength you have.', ['partner: improving a person']],
    [
      'You keep some distance, but you leave {partner} free to live otherwise.',
      ['you: leaving a person free'],
    ],
    ['They leave you room to change.', ['partner: leaving a person free']],
    ['You mind the quarrel more than you say.', ['you: keeping it back']],
    [
      'You come away with the details, which you would never have looked up.',
      ['you: the large view'],
    ],
    [
      'Both of you step back from a feeling.',
      ['you: being alone on a bad day', 'partner: being alone on a bad day'],
    ],
    ['They tell you about it, and they wish that you were home.', []],
    ['You can be alone in a room and like it.', []],
  ])('%s', (text, expected) => {
    expect(namesIn(text)).toEqual(expect.arrayContaining(expected))
    expect(namesIn(text)).toHaveLength(expected.length)
  })

  test('is nothing if it says both of one person, since that names the tension', () => {
    expect(namesIn('You want company on a bad day, and then you want to be left alone.')).toEqual(
      [],
    )
  })
})

// Such pairs stood in published readings.
test.each([
  [
    'You want to work out your own life, and {partner} has advice to spare.',
    '{partner} talks with you in a way that does you more good than advice.',
  ],
  [
    'They want it all the time, while you want it completely and then need to be alone.',
    "{partner}'s Moon is in the twelfth house, and they have to be alone before they know what they feel.",
  ],
  [
    '{partner} wants to talk about it well before you do.',
    'So a bad day can go by without either of you having mentioned it.',
  ],
  [
    'When both of you are low, each waits to be the one who gets the care.',
    "So {partner}'s bad day is plain to see, and yours may show only in a wish to be left alone.",
  ],
  [
    'With your Ascendant in Sagittarius, you come in laughing and a little late, and talk to the stranger.',
    'You say little, and they would love to know more.',
  ],
  [
    'They keep to a plan and you keep to none.',
    'With your Saturn in Aquarius, you stick to a rule once it has been made.',
  ],
  [
    'After a fight you need a day of distance.',
    'So you want to talk about it and {partner} wants to see it put right.',
  ],
  [
    'Useful talk is the kind you like, and {partner} likes it, too.',
    'You come away with the details, which you would never have looked up.',
  ],
  [
    'At times you hold on tightest where you trust least.',
    'You love people as friends first, and possession of any kind makes you step back.',
  ],
  [
    'You keep things pleasant by leaving out what would hurt, and {partner} feels what is left out.',
    'At times you start a quarrel because too much peace makes you restless.',
  ],
  [
    'You show every feeling and {partner} hides them (your Moon in Leo, theirs in Scorpio).',
    '{partner} begins with how it felt, and you begin with what to do.',
  ],
  [
    '{partner}, with the Moon in Scorpio, would sooner get through one with nobody watching.',
    '{partner} begins with how it felt, and you begin with what to do.',
  ],
  [
    "It's you who begins, and {partner} who decides whether it goes on.",
    '{partner} makes the first move and you decide how fast it goes.',
  ],
  [
    '{partner} goes after you with a good deal of charm.',
    'You bring the pace and {partner} brings the patience.',
  ],
  ['{partner} has advice to spare.', 'They are sparing with encouragement.'],
  [
    "You don't get over a thing until you understand it, and until then you keep coming back to it.",
    'Neither of you stays angry for long, and the talk you need can begin the same day.',
  ],
  [
    'They are charming until they want something, and then they want it at once.',
    'They like love to be calm, with good food and nobody in a hurry to leave.',
  ],
  [
    'At times you want to be courted and want it settled, often in one evening.',
    "You love by staying and by making things comfortable, and a talk about love makes you wonder what's missing.",
  ],
  [
    '{partner} sets a pace, and you either match it or stand in its way.',
    'You make your move when {partner} would have liked more time.',
  ],
  [
    'You can tell a whole table that you had a terrible day.',
    "They want the feeling shown, and you think that showing it is for people who don't mean it.",
  ],
  ["What you'd call being direct, {partner} would call being pushed.", "You don't press them."],
])('"%s" and "%s" do not stand in one reading', (one, other) => {
  for (const [said, next] of [
    [one, other],
    [other, one],
  ] as const) {
    const claims = new PairClaims()
    claims.record([said])
    expect(claims.deniedBy([next])).toBeDefined()
  }
})

test('a lead that names a habit does not claim what would rule it out', () => {
  for (const [habit, clause] of Object.entries(habitClauses))
    for (const templates of [differentLeads, impressionLeads, otherInQuarrel])
      for (const whose of both)
        for (const lead of habitLeads(templates, whose, habit as PairTraitName)) {
          expect(namesIn(lead), lead).toEqual([])
          const forms = [clauseOf(clause, whose), clauseOf(clause, 'they')]
          expect(
            forms.some((form) => lead.includes(form)),
            lead,
          ).toBe(true)
        }
})

describe('a tag of an entry', () => {
  test('keeps out an entry that is tagged with the opposite of the same person', () => {
    const claims = new PairClaims()
    claims.record(['You come in laughing.'], { you: arrivalTags.Sagittarius })
    expect(claims.deniedBy(['It is concentration.'], scorpioMeet.Sagittarius.tags)).toBe('you')
    expect(claims.deniedBy(['It is concentration.'], { partner: ['solemn'] })).toBeUndefined()
  })

  test('and a sentence that says the opposite', () => {
    const claims = new PairClaims()
    claims.record(['{partner} goes on asking.'], { partner: ['keeping it back'] })
    expect(claims.deniedBy(['{partner} tells the whole day as soon as it is over.'])).toBe(
      'partner',
    )
  })

  test.each([
    [
      'someone who takes everybody for a friend',
      { partner: arrivalTags.Sagittarius },
      virgoMeet.Scorpio.tags,
    ],
    ['a Mars in tears', pisces.Aquarius.tags, { you: mercurySides.Capricorn.tags ?? [] }],
    ['useful talk', virgoTalk.Capricorn.tags, venusMercuryQuarrels[0]?.tags],
  ])('of %s denies what stood beside it', (_, one, other) => {
    const claims = new PairClaims()
    claims.record([], one)
    expect(claims.deniedBy([], other)).toBeDefined()
  })
})

const charts = randomCharts(41, { timeKnown: true })
const readings = charts.slice(1).map((partner, index) => {
  const facts = relationshipFacts(synastry(charts[index] as Chart, partner))
  return composeRelationship({ kind: 'synastry', facts, seed: `claims ${index}` })
})

/** Sentences that were chosen together, by the wording's name without its number. */
function thoughtsOf(sentences: readonly Sentence[]): Sentence[][] {
  const thoughts = new Map<string, Sentence[]>()
  for (const one of sentences) {
    const name = (one.wording ?? one.text).replace(/\/\d+$/, '')
    thoughts.set(name, [...(thoughts.get(name) ?? []), one])
  }
  return [...thoughts.values()]
}

test('a reading says the opposite of a person only after a word on that', () => {
  let named = 0
  for (const text of readings) {
    const said = sentencesOf(text)
    named += said.filter(({ wording = '' }) => wording.startsWith('different/')).length
    const claims = new PairClaims()
    for (const thought of thoughtsOf(said)) {
      const texts = thought.map((one) => one.text)
      const at = said.indexOf(thought[0] as Sentence)
      const isNamed = said[at - 1]?.wording?.startsWith('different/') ?? false
      if (!isNamed) expect(claims.deniedBy(texts), texts.join(' ')).toBeUndefined()
      claims.record(texts)
    }
  }
  expect(named).toBeGreaterThan(0)
})
