import { aspectQuality } from '#lore/aspect-quality.ts'
import {
  acts,
  alsoInside,
  between,
  bothMeant,
  eases,
  hurts,
  oneRuler,
  oneRulerMeets,
  sameAct,
  shownFirst,
  wants,
  whoeverWins,
} from '#lore/corpus/relationship/patterns.ts'
import { aspectWords, pointNames } from '#lore/names.ts'
import type { PairPattern } from '#lore/synthesis/pair-patterns.ts'
import { traditionalRulers } from '#sky/rulers.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { Sign } from '#sky/zodiac.ts'
import { capitalized, fillSlots, fillTemplate } from '../prose/template.ts'
import type { WordedSentence } from './narrator.ts'
import { both, isPlanet, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf, referenceIn, strainName, theName } from './words.ts'

type Felt = keyof typeof acts

/** Describes as one pattern the contacts of a planet with two planets in hard aspect in the other chart. */
export function writePattern(reading: Reading, pattern: PairPattern): WordedSentence[] {
  return pattern.kind === 'between'
    ? writeBetween(reading, pattern)
    : writeSameAct(reading, pattern)
}

function writeSameAct(
  reading: Reading,
  { actor, contact, other, own }: PairPattern,
): WordedSentence[] {
  const { facts, narrator } = reading
  const whose = otherOf(actor)
  const aspect = facts.ownAspect(whose, contact[whose], other[whose])
  const [act, good, bad] = [contact[actor], other[whose], contact[whose]] as [Felt, Felt, Felt]
  if (!aspect) return []
  const first = narrator.line(
    `pattern/act/${actor}/${act}`,
    sameAct.map((line) => {
      const text = fillTemplate(line, {
        whose: possessiveOf(actor),
        act: acts[act],
        other: objectOf(whose),
      })
      return fillSlots(text, { contact: referenceIn(text, other) })
    }),
  )
  const why = narrator.line(`pattern/why/${act}/${good}/${bad}`, [
    `${ownerOf(whose)} own ${pointNames[bad]} is ${aspectWords[aspect.aspect]} ${theirOf(whose)} ${pointNames[good]}, so the same ${acts[act]} ${clauseOf(eases[good], subjectOf(whose))} and ${clauseOf(hurts[bad], subjectOf(whose))}.`,
  ])
  const last = narrator.line(`pattern/meant/${whose}`, bothMeant[whose])
  if (!first || !why) return []
  const ids = [contact.id, other.id]
  return [
    { ...first, facts: ids },
    { ...why, facts: [own] },
    ...(last ? [{ ...last, facts: [own, ...ids] }] : []),
  ]
}

function writeBetween(
  { narrator }: Reading,
  { actor, contact, other, own }: PairPattern,
): WordedSentence[] {
  const whose = otherOf(actor)
  const [one, two, apex] = [other[whose], contact[whose], contact[actor]] as [Felt, Felt, Felt]
  const ids = [own, contact.id, other.id]
  const figure = narrator.line(`pattern/between/${whose}/${one}~${two}`, [
    `${ownerOf(whose)} ${pointNames[one]} is opposite ${theirOf(whose)} ${pointNames[two]}, and ${possessiveOf(actor)} ${pointNames[apex]} is square both.`,
  ])
  const wish = (planet: Felt) => clauseOf(wants[planet], subjectOf(whose))
  const middle = narrator.line(
    `pattern/middle/${whose}`,
    between[whose].map((line) => fillSlots(line, { one: wish(one), two: wish(two) })),
  )
  const hurt = clauseOf(hurts[apex], subjectOf(actor))
  const wins = narrator.line(
    `pattern/wins/${apex}`,
    whoeverWins.map((line) => fillSlots(line, { hurts: hurt })),
  )
  if (!figure || !middle) return []
  return [figure, middle, wins].flatMap((line) => (line ? [{ ...line, facts: ids }] : []))
}

/** Mentions that a hard contact repeats a hard aspect within one or both of the charts. */
export function writeAlsoInside(reading: Reading, contact: SynastryAspectFact): WordedSentence[] {
  const { facts, narrator, glossed, outline } = reading
  const { you, partner } = contact
  if (!isPlanet(you) || !isPlanet(partner) || aspectQuality(contact.aspect) === 'harmonious')
    return []
  const owners = both.flatMap((whose) => {
    const own = facts.ownAspect(whose, you, partner)
    return own &&
      aspectQuality(own.aspect) === 'tense' &&
      own.id !== outline.pattern?.own &&
      !glossed.has(own.id)
      ? [{ whose, own }]
      : []
  })
  const [first] = owners
  if (!first) return []
  const names = owners.map(({ whose, own }) =>
    strainName(whose, { ...own, planet: you, by: partner }).replace(
      /^their/,
      owners.length > 1 ? "{partner}'s" : 'their',
    ),
  )
  const of = owners.length > 1 ? 'both' : first.whose
  const line = narrator.line(
    `inside/${of}`,
    alsoInside[of].map((text) => fillSlots(text, { names: names.join(', ') })),
  )
  return line ? [{ ...line, facts: owners.map(({ own }) => own.id) }] : []
}

/** Mentions that one planet rules both Ascendants, and how the two placements of it get along. */
export function writeOneRuler({ facts, narrator, outline }: Reading): WordedSentence[] {
  const [you, partner] = [facts.sign('you', 'asc'), facts.sign('partner', 'asc')]
  const planet = you && rulerOf(you.sign)
  if (!you || !partner || !planet || rulerOf(partner.sign) !== planet) return []
  const line = narrator.line(
    `ruler/both/${planet}`,
    oneRuler[planet].map(
      (clause) =>
        `${capitalized(theName(planet))} rules the Ascendant of both of you, so ${clause}.`,
    ),
  )
  const placed = both.flatMap((whose) => facts.sign(whose, planet)?.id ?? [])
  if (!line || placed.length < 2) return []
  const contact = facts.contact(planet, planet)
  const isDescribed = contact && outline.described.has(contact)
  const meets =
    isDescribed &&
    narrator.line(
      'ruler/meets',
      oneRulerMeets[aspectQuality(contact.aspect) === 'tense' ? 'hard' : 'easy'].map((text) =>
        text.replace(
          '{contact}',
          `your ${pointNames[planet]} is ${aspectWords[contact.aspect]} {partner}'s ${pointNames[planet]}`,
        ),
      ),
    )
  return [
    { ...line, facts: [you.id, partner.id, ...placed] },
    ...(meets ? [{ ...meets, facts: [contact.id] }] : []),
  ]
}

/** Mentions, once per reading, that a contact involves the ruler of a person's Ascendant. */
export function writeShownFirst(reading: Reading, contact: SynastryAspectFact): WordedSentence[] {
  const { facts, glossed, narrator } = reading
  if (glossed.has('ruler') || aspectQuality(contact.aspect) === 'tense') return []
  for (const whose of both) {
    const rising = facts.sign(whose, 'asc')
    const planet = contact[whose]
    const isLed = rising && rulerOf(rising.sign) === planet
    if (!isLed || !isForemost(reading, otherOf(whose), contact)) continue
    const line = narrator.line(
      `ruler/${whose}/${planet}`,
      shownFirst[whose].map(
        (clause) =>
          `${ownerOf(whose)} ${pointNames[planet]} rules ${theirOf(whose)} Ascendant, so ${clause}.`,
      ),
    )
    if (!line) continue
    glossed.add('ruler')
    return [{ ...line, facts: [rising.id, contact.id] }]
  }
  return []
}

/** Whether the contact touches a light, an angle or the Ascendant ruler of this person. */
function isForemost({ facts }: Reading, whose: Whose, contact: SynastryAspectFact): boolean {
  const point = contact[whose]
  const rising = facts.sign(whose, 'asc')
  return ['sun', 'moon', 'asc', 'mc', rising && rulerOf(rising.sign)].includes(point)
}

const rulerOf = (sign: Sign) => traditionalRulers[sign] as Felt

const otherOf = (whose: Whose): Whose => (whose === 'you' ? 'partner' : 'you')
const ownerOf = (whose: Whose) => (whose === 'you' ? 'Your' : "{partner}'s")
const possessiveOf = (whose: Whose) => (whose === 'you' ? 'your' : "{partner}'s")
const subjectOf = (whose: Whose) => (whose === 'you' ? 'you' : 'they')
const theirOf = (whose: Whose) => (whose === 'you' ? 'your' : 'their')
const objectOf = (whose: Whose) => (whose === 'you' ? 'you' : '{partner}')
