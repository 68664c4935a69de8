import { type ArgumentKind, argumentsAgain, portraitArguments } from '#lore/argument-tables.ts'
import type { Argument, Course } from '#lore/authored.ts'
import { argumentCourses } from '#lore/course-tables.ts'
import { signManners } from '#lore/synthesis/manners.ts'
import { leadOf } from '#lore/synthesis/poles.ts'
import type { Spine } from '#lore/synthesis/spine.ts'
import { type Tension, tensionsBetween } from '#lore/synthesis/tags.ts'
import { type Contrast, type Thesis, thesisCandidates } from '#lore/synthesis/thesis.ts'
import { elementOf, qualityOf } from '#sky/balance.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { type SidePoint, strengthOf } from './side-strength.ts'
import { type ThirdSide, thirdSideOf } from './third-side.ts'

/** One of the two sides of a person. */
export interface Side {
  /** The points that may claim what the other side would deny. */
  points: readonly string[]
  /** The planet whose paragraph describes it. */
  lead?: Planet
  facts: readonly string[]
}

interface FrameBase {
  sides: readonly [Side, Side]
  tensions: readonly Tension[]
}

/** What a portrait argues and concludes: authored, or a thesis in our own sentences. */
export type Frame =
  | (FrameBase & {
      contrast: ArgumentKind
      argument: Argument
      course?: Course
      name: string
      /** The first number of its wordings, so that two openings of one claim have different ones. */
      from: number
      signs: readonly [Sign, Sign]
      third?: ThirdSide
    })
  | (FrameBase & { contrast: Contrast; thesis: Thesis })

export interface FrameOptions {
  /** Chooses among frames that are about equally strong. */
  draw?: <Item>(equals: readonly Item[]) => Item
  /** Whether the reader may get these sentences. */
  isNew?: (name: string, sentences: readonly string[], from: number) => boolean
  /** Whether the reader has called it "not me". */
  isRejected?: (thesis: Thesis) => boolean
}

const first = <Item>(items: readonly Item[]) => items[0] as Item

/** The two facts that pull in the most different directions and that an author has put in words. */
export function chooseFrame(
  spine: Spine,
  { draw = first, isNew = () => true, isRejected = () => false }: FrameOptions = {},
): Frame {
  const authored = argumentsFor(spine).filter(({ name, argument, from }) =>
    isNew(`${name}/opening`, argument.opening, from),
  )
  if (authored.length > 0) return draw(strongest(authored))
  const all = thesisCandidates(spine)
  const wanted = all.filter((one) => !isRejected(one))
  return thesisFrame(spine, draw(strongest(wanted.length > 0 ? wanted : all)))
}

/** The seed may choose among those within five percent of the strongest. */
const CLOSE_SCORE = 0.95

function strongest<Item extends { score: number }>(items: readonly Item[]): Item[] {
  const best = Math.max(...items.map(({ score }) => score))
  return items.filter(({ score }) => score >= CLOSE_SCORE * best)
}

function argumentsFor(spine: Spine) {
  const { ascendant, ruler, planets } = spine
  const [sun, moon] = [planets.get('sun'), planets.get('moon')]
  const moonSide = { points: ['moon'], lead: 'moon' as const, facts: ['placement:moon'] }
  const sunSide = { points: ['sun'], lead: 'sun' as const, facts: ['placement:sun'] }
  const mercurySide = {
    points: ['mercury'],
    lead: 'mercury' as const,
    facts: ['placement:mercury'],
  }
  const risingSide = {
    points: ['asc'],
    ...(ruler && { lead: ruler }),
    facts: ascendant ? [ascendant.id] : [],
  }
  const mercurySign = planets.get('mercury')?.sign
  const isTwo = mercurySign !== sun?.sign
  const ways: [ArgumentKind, Sign | undefined | false, Side, Sign | undefined, Side][] = moon?.sign
    ? [
        ['rising-moon', ascendant?.sign, risingSide, moon.sign, moonSide],
        ['rising-sun', ascendant?.sign, risingSide, sun?.sign, sunSide],
        ['sun-moon', sun?.sign, sunSide, moon.sign, moonSide],
        // Two points in one sign are an argument only if there is no other.
        ['sun-mercury', isTwo && ascendant && sun?.sign, sunSide, mercurySign, mercurySide],
      ]
    : [['sun-mercury', sun?.sign, sunSide, mercurySign, mercurySide]]
  return ways.flatMap(([contrast, sign, side, other, otherSide]) => {
    const argument = sign && other && portraitArguments[contrast][sign][other]
    if (!argument) return []
    const course = argumentCourses[contrast]?.[sign]?.[other]
    const points = [side.points[0], otherSide.points[0]] as [SidePoint, SidePoint]
    const ofSides = [sign, other] as const
    const third = thirdSideOf(spine, { contrast, points, signs: ofSides })
    const strengths = points.map((point) => strengthOf(spine, point)) as [number, number]
    const again = argumentsAgain[contrast]?.[sign][other]
    const frame = {
      contrast,
      ...(third && { third }),
      name: `argument/${contrast}/${sign}/${other}`,
      signs: ofSides,
      sides: [side, otherSide] as const,
      tensions: tensionsBetween(signManners[sign], signManners[other]),
      score:
        kindWeights[contrast] *
        (otherSide.points.some((point) => point === ruler) ? OWN_RULER : 1) *
        (sign === other ? ONE_SIGN : 1) *
        Math.sqrt(strengths[0] * strengths[1]) *
        (1 + CONTRAST * contrastOf(sign, other)),
    }
    return [
      { ...frame, argument, ...(course && { course }), from: 0 },
      ...(again ? [{ ...frame, argument: again, course: again, from: SECOND }] : []),
    ]
  })
}

/** The wordings of a first paragraph or argument have lower numbers. */
export const SECOND = 10

/** A rising sign and its ruler are one side more than two. */
const OWN_RULER = 0.85
/** Two points in one sign hardly argue, and everyone with both of them there would get the same portrait. */
const ONE_SIGN = 0.85

/**
 * Balances the kinds, so that charts without a marked side get each about as often, and seldom that of the Sun and
 * Mercury, which has the fewest sign combinations.
 */
const kindWeights: Record<ArgumentKind, number> = {
  'rising-moon': 0.99,
  'rising-sun': 1.12,
  'sun-moon': 0.97,
  'sun-mercury': 0.9,
}

/** How much of the strength of its sides a difference between two signs is worth. */
const CONTRAST = 0.01

/** How far apart two signs are in what they do. */
function contrastOf(one: Sign, other: Sign): number {
  const isOutgoing = (sign: Sign) => ['fire', 'air'].includes(elementOf(sign))
  const elements =
    isOutgoing(one) !== isOutgoing(other) ? 2 : elementOf(one) === elementOf(other) ? 0 : 1
  const modes = qualityOf(one) === qualityOf(other) ? 0 : 1
  return elements + modes + tensionsBetween(signManners[one], signManners[other]).length
}

function thesisFrame(spine: Spine, thesis: Thesis): Frame {
  const sideOf = (index: 0 | 1): Side => {
    const pole = thesis.poles[index]
    const lead = leadOf(spine, pole) ?? (pole.place === 'rising' ? spine.ruler : undefined)
    const angles = pole.place === 'rising' ? ['asc'] : pole.place === 'top' ? ['mc'] : []
    return { points: [...pole.planets, ...angles], ...(lead && { lead }), facts: pole.facts }
  }
  const { contrast, tensions } = thesis
  return { contrast, tensions, thesis, sides: [sideOf(0), sideOf(1)] }
}

/** The facts of the sides that a sentence of an argument names, or of both. */
export function factsNamed(sentence: string, { sides }: Frame): string[] {
  const named = sides.filter(({ points }) =>
    points.some((point) => pointWords[point as keyof typeof pointWords]?.test(sentence)),
  )
  return (named.length > 0 ? named : sides).flatMap(({ facts }) => [...facts])
}

const pointWords = {
  asc: /\brising\b|\bAscendant\b/,
  sun: /\bSun\b/,
  moon: /\bMoon\b/,
  mercury: /\bMercury\b/,
}
