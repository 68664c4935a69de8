import type { Side } from '#lore/authored.ts'
import { theirEchoes, yourEchoes } from '#lore/corpus/relationship/inner.ts'
import { otherInQuarrel, sameLeads, sideLeads } from '#lore/corpus/relationship/side-leads.ts'
import { strains } from '#lore/corpus/relationship/strains.ts'
import { ordinalWords, pointNames } from '#lore/names.ts'
import { sidesOf } from '#lore/side-tables.ts'
import type { PairTags } from '#lore/synthesis/pair-traits.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { OwnedPlacementFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import { drums } from '../portrait/rhythm.ts'
import { pullsAgainst } from '../portrait/rising-lines.ts'
import { sharesPhrase } from '../prose/phrases.ts'
import { splitSentences, withReference } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import { habitLeads } from './habit-leads.ts'
import { glossOf, placeOf } from './inner-life.ts'
import type { WordedSentence } from './narrator.ts'
import { both, isPlanet, type Strain, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf, fillSide, strainClause, strainName } from './words.ts'

/** Describes one side of a quarrel: what the person wants and what gets in the way. What the other gains from it is kept for the closing. */
export function writeSide(
  reading: Reading,
  whose: Whose,
  quarrel: SynastryAspectFact,
): WordedSentence[] {
  const { facts, narrator } = reading
  const placed = facts.sign(whose, quarrel[whose])
  const wordings = placed ? sidesOf(placed.point, placed.sign) : []
  if (!placed || wordings.length === 0) return []
  const name = `side/${placed.point}/${placed.sign}`
  const thoughts = wordings.map((side, index) => thoughtOf(placed, side, index * SIDE_SENTENCES))
  const meets = whose === 'you' ? quarrel.partner : quarrel.you
  const worded =
    thoughts.length === MEETINGS
      ? narrator.firstWhole(name, startingAt(meetingOf(meets), thoughts))
      : narrator.whole(name, thoughts)
  if (!worded) return writeOtherSide(reading, placed, thoughts)
  const [first, second, last] = worded.all as [WordedSentence, WordedSentence, WordedSentence]
  const house = writeHouse(reading, placed)
  const isAlike = quarrel.you === quarrel.partner
  // The sentence about the house already says whose side it is.
  const lead =
    house.length > 0 ? undefined : writeLead(reading, { placed, isAlike, after: worded.all })
  const strain = writeStrain(reading, whose, quarrel)
  const before = [...(lead ? [{ ...lead, facts: [placed.id] }] : []), ...house, ...strain]
  const wants = house.length > 0 ? first : placedIn(reading, placed, first)
  reading.gives.push(last)
  return withoutDrums([...before, wants, second])
}

const MEETINGS = 3

/** The index of the wording for what the planet meets in the other chart: a will, a feeling, or words and pleasure. */
function meetingOf(point: AspectPoint): number {
  if (point === 'sun' || point === 'mars' || point === 'saturn') return 0
  return point === 'moon' || point === 'neptune' ? 1 : 2
}

function startingAt<One>(index: number, all: readonly One[]): One[] {
  return [...all.slice(index), ...all.slice(0, index)]
}

/** Writes a side that contradicts an earlier claim about the person, after a sentence that acknowledges it. */
function writeOtherSide(
  reading: Reading,
  placed: OwnedPlacementFact,
  thoughts: readonly SideThought[],
): WordedSentence[] {
  const { narrator, gives } = reading
  const name = `side/${placed.point}/${placed.sign}`
  const chosen = narrator.different(name, thoughts)
  if (!chosen) return []
  const { thought, habit } = chosen
  const [first, second, last] = thought.all as [WordedSentence, WordedSentence, WordedSentence]
  const lead = narrator.line(
    `different/quarrel/${placed.whose}/${habit}`,
    habitLeads(otherInQuarrel, placed.whose, habit),
    (text) => !drums([text, first.text, second.text].flatMap(splitSentences)),
  )
  gives.push(last)
  const wants = placedIn(reading, placed, first)
  return [...(lead ? [{ ...lead, facts: [placed.id] }] : []), wants, second]
}

interface SideLead {
  placed: OwnedPlacementFact
  /** Whether the other one has the same planet in the quarrel. */
  isAlike: boolean
  after: readonly WordedSentence[]
}

/** What the quarrel is about for this person, by their planet. */
function writeLead(
  { narrator }: Reading,
  { placed: { whose, point }, isAlike, after }: SideLead,
): Pick<WordedSentence, 'text' | 'wording'> | undefined {
  const ofPlanet = sideLeads[whose][point as keyof (typeof sideLeads)['you']] as
    | readonly string[]
    | undefined
  const lines = isAlike && whose === 'partner' ? sameLeads : ofPlanet
  if (!lines) return undefined
  return narrator.line(
    `side/lead/${isAlike && whose === 'partner' ? 'same' : `${whose}/${point}`}`,
    lines,
    (text) => !after.some((one) => sharesPhrase(one.text, text)),
  )
}

/** The sentences of one wording; the ids of a second wording go on from there. */
const SIDE_SENTENCES = 3

interface SideThought {
  all: WordedSentence[]
  tags?: PairTags
}

function thoughtOf(
  placed: OwnedPlacementFact,
  { wants, gives, tags }: Side,
  from: number,
): SideThought {
  return {
    ...(tags && { tags: { [placed.whose]: tags } }),
    all: [...wants, gives].map((text, index) => ({
      text: fillSide(text, placed.whose),
      facts: [placed.id],
      wording: `side/${placed.point}/${placed.sign}/${from + index + 1}`,
    })),
  }
}

/** Names the house of the planet in a sentence for one of the sides; the other has it in parentheses. */
function writeHouse(reading: Reading, placed: OwnedPlacementFact): WordedSentence[] {
  const { facts, glossed, narrator } = reading
  const { whose, point, sign, id } = placed
  const housed = isPlanet(point) ? facts.house(whose, point) : undefined
  const place = housed && isPlanet(point) && placeOf(point, housed.house, sign)
  const isHere = narrator.random.pick('side/house', both) === whose
  if (!housed || !place || !isHere) return []
  const [owner, they] =
    whose === 'you' ? (['Your', 'you'] as const) : (["{partner}'s", 'they'] as const)
  const house = houseOf(glossed, housed.house, whose)
  const line = narrator.line(`house/${whose}/${point}/${housed.house}`, [
    `${owner} ${pointNames[point]} is in ${sign}, ${house}, and ${they} ${clauseOf(place, they)}.`,
  ])
  if (!line) return []
  glossed.add(`house ${housed.house}`)
  return [{ ...line, facts: [id, housed.id] }]
}

/** "(your Mars in Libra, in the seventh house, partnership)" */
function placedIn(
  { facts, glossed }: Reading,
  { whose, point, sign, id }: OwnedPlacementFact,
  first: WordedSentence,
): WordedSentence {
  const housed = isPlanet(point) ? facts.house(whose, point) : undefined
  const owner = whose === 'you' ? 'your' : "{partner}'s"
  const where = housed ? `, ${houseOf(glossed, housed.house, whose)}` : ''
  if (housed) glossed.add(`house ${housed.house}`)
  return {
    ...first,
    text: withReference(first.text, `${owner} ${pointNames[point]} in ${sign}${where}`),
    facts: [id, ...(housed ? [housed.id] : [])],
  }
}

function houseOf(glossed: ReadonlySet<string>, house: number, whose: Whose): string {
  return `in the ${ordinalWords[house]} house${glossOf(glossed, house, whose)}`
}

/** The hard aspect of the person's own that is in the quarrel: the quarrel itself, or another one of its planet. */
export function strainIn(
  { facts }: Pick<Reading, 'facts'>,
  whose: Whose,
  quarrel: SynastryAspectFact,
): Strain | undefined {
  return facts.echo(whose, quarrel) ?? facts.knot(whose, quarrel[whose])
}

function writeStrain(
  reading: Reading,
  whose: Whose,
  quarrel: SynastryAspectFact,
): WordedSentence[] {
  const { facts, narrator } = reading
  const strain = strainIn(reading, whose, quarrel)
  if (!strain) return []
  const { planet, by, id } = strain
  const clash = strainClause(whose === 'you' ? 'Your' : 'Their', strain)
  if (id === facts.echo(whose, quarrel)?.id) {
    const echoes = whose === 'you' ? yourEchoes : theirEchoes
    const line = narrator.line(
      `echo/${whose}`,
      echoes.map((says) => `${clash} as well, ${says}`),
    )
    return line ? [{ ...line, facts: [id] }] : []
  }
  const key = `${planet}~${by}`
  const sign = facts.sign(whose, planet)?.sign
  const isAtTimes = sign !== undefined && pullsAgainst(by, sign)
  const isFirst = narrator.random.pick('side/strain', both) === whose
  const line = narrator.line(
    `inner/${key}`,
    (strains[key] ?? []).map((clause) => {
      const says = clauseOf(clause, whose === 'you' ? 'you' : 'they')
      return isFirst
        ? `${clash}, and at times ${says}.`
        : `${capitalized(isAtTimes ? `at times ${says}` : says)} (${strainName(whose, strain)}).`
    }),
  )
  return line ? [{ ...line, facts: [id] }] : []
}

function withoutDrums(sentences: WordedSentence[]): WordedSentence[] {
  const isDrumming = (some: WordedSentence[]) =>
    drums(some.flatMap(({ text }) => splitSentences(text)))
  if (!isDrumming(sentences)) return sentences
  const shorter = sentences.slice(0, -1)
  return isDrumming(shorter) ? sentences.slice(1) : shorter
}
