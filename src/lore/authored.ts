import type { Planet } from '#sky/bodies.ts'
import type { Element } from '#sky/fact-base.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AspectQuality } from './aspect-quality.ts'
import type { Trait } from './character.ts'
import type { House } from './house.ts'
import type { PairTag, PairTags } from './synthesis/pair-traits.ts'
import type { NatalPoint } from './transit-meaning.ts'

/** A paragraph that was written as one thought, sentence by sentence; it is used whole or not at all. */
export interface AuthoredParagraph {
  says: readonly string[]
  traits?: readonly Trait[]
}

/** A planet in one sign, by house; `sign` is for a birth without a time. `{house}` is "in the eighth house, trust and shared money". */
export type PlacementParagraphs = Record<House | 'sign', AuthoredParagraph>

/** A rising sign by the sign of its traditional ruler. */
export type RisingParagraphs = Record<Sign, AuthoredParagraph>

/** The argument of a portrait: what it claims, what it turns on, and what it comes to. */
export interface Argument {
  opening: readonly string[]
  /** One sentence between the two sides and what makes it harder. */
  turn: string
  task: readonly string[]
}

/** Where an argument ends. */
export interface Course {
  /** What each side can do for the other. */
  settles: readonly string[]
}

/** An argument with all that follows from it. */
export type WholeArgument = Argument & Course

/**
 * What a third sign makes of the two sides of an argument: it goes with `{ally}` against `{other}`, is like both of
 * them, or like neither.
 */
export type ThirdSides = Record<Sign, Record<ThirdStance, readonly string[]>>
export type ThirdStance = 'one' | 'both' | 'neither'

/** By the sign of Mercury before or after the Sun's; it is never farther away. */
export type NeighboringArguments = Partial<Record<Sign, Argument>>

/**
 * An aspect in the manner of both signs: "fire water" is the element of the first planet, then that of the second.
 * `{aspect}` is "your Mars square your Saturn, orb 1°30′".
 */
export interface AspectParagraphs {
  joined: Record<Element, AuthoredParagraph>
  /** Squares and oppositions. */
  tense: Record<TensePair, AuthoredParagraph>
  /** Trines (one element twice) and sextiles. */
  harmonious: Record<EasyPair, AuthoredParagraph>
}

type TensePair =
  | 'fire water'
  | 'fire earth'
  | 'fire air'
  | 'earth fire'
  | 'earth air'
  | 'earth water'
  | 'air water'
  | 'air earth'
  | 'air fire'
  | 'water fire'
  | 'water air'
  | 'water earth'
type EasyPair =
  | 'fire fire'
  | 'earth earth'
  | 'air air'
  | 'water water'
  | 'fire air'
  | 'air fire'
  | 'earth water'
  | 'water earth'

/** With Uranus, Neptune or Pluto, whose sign is a generation's: by the element of the personal planet. */
export type SlowAspectParagraphs = Record<
  'joined' | 'tense' | 'harmonious',
  Record<Element, AuthoredParagraph>
>

/** The aspects of one planet with others, whatever the signs. */
export type AspectsOfPlanet = Partial<
  Record<Planet, Partial<Record<AspectQuality, AuthoredParagraph>>>
>

/** One thought of a day. */
export interface DayThought {
  /** 3 or 4 sentences; the event and its hour are said after the first. */
  says: readonly string[]
  task: string
}
export type DayThoughts = Record<'eases' | 'presses', Record<House, DayThought>>

/** What a point does in its sign while a moving body eases or presses it, whichever body it is; one sentence names both. */
export type SignThoughts = Record<Sign, Record<'eases' | 'presses', DayThought>>

/** Without a sentence of its own before the event: the contact opens the text. */
export type HouseThoughts = Record<House, DayThought>

export interface WeekThought {
  asks: string
  /** What the main contact does to the question: offered where it is an event. */
  turns: string
  /** Takes the question up in words of its own, and ends with one thing to do. */
  answers: string
}
/** The question of a week in small, in the tone of an event, or `later`, after the turn. */
export type Scenes = Record<'eases' | 'presses' | 'later', string>
/** In the order of the questions of an angle. */
export type AngleScenes = Record<'eases' | 'presses', readonly Scenes[]>
export type WeekScenes = Record<'eases' | 'presses', Record<House, Scenes>>
export type WeekThoughts = Record<'eases' | 'presses', Record<House, WeekThought>>

/** What the reader tends to do, from which the question of a week comes: a clause that begins with its subject. */
export type WeekReasons = Record<'eases' | 'presses', Record<House, string>>
export type AngleReasons = Record<'eases' | 'presses', readonly string[]>

/** What a point in its sign does with the question of a week as it turns. */
export type WeekManner = Record<'eases' | 'presses', readonly string[]>

/** How the turn of a month acts on its subject: a new Moon begins something, a full one shows it, a station halts it. */
export type TurnKind = 'begins' | 'shows' | 'halts' | 'resumes' | 'eases' | 'presses'

/** `will` are the Sun, Mars, and Saturn; `heart` the Moon, Venus, Neptune, and Pluto; `mind` Mercury, Jupiter, and Uranus. */
export type SubjectKind = 'will' | 'heart' | 'mind'

type ByTone<Says> = Record<'eases' | 'presses', Says>
type FastPlanet = 'sun' | 'mercury' | 'venus' | 'mars'

/** What a point in its sign tends to do, and what may come of a strain by the close of a month. */
export type MonthConditions = Record<
  Sign,
  { strain: readonly (readonly [tends: string, comes: string])[]; gift: readonly string[] }
>

/** What the days of a month do to what it is about. Each is read after its event. */
export interface MonthPassages extends Record<FastPlanet, ByTone<string>> {
  /** Of a Moon that isn't the turn, where no house is known. */
  moons: Record<'new' | 'full', string>
}

/** What a month is about, and the story of it, by what happens and whether it comes before the turn or after it. */
export interface MonthPlot {
  /** What the opening says or asks, with the slot `{month}`. */
  asks: string
  /** What it may be in a life: a few real things, of which the reader knows her own. */
  among: string
  /** What each point of the birth chart stands for in it, as the end of "your Saturn, the straight face you keep". */
  cast: Record<NatalPoint, string>
  before: MonthPassages
  after: MonthPassages
  /** What slow planets do to it over some weeks. */
  slow: ByTone<readonly [string, string]>
  /** Of a Moon that isn't the turn: what begins or comes to a head in that house, and what it does to the plot. */
  houses: Record<'new' | 'full', Record<House, string>>
  turns: Record<TurnKind, string>
  /** What the month was for, with the slot `{month}`. */
  closes: Record<TurnKind, string>
}

/** By two planets, as "sun~moon", and the quality of their aspect; of a tense one, also what an easy day does to it. */
export type MonthKnots = Partial<
  Record<
    string,
    Record<Exclude<AspectQuality, 'tense'>, readonly string[]> & {
      tense: readonly (readonly [makes: string, eased: string])[]
    }
  >
>

/** What a planet does, by the house of the point that it touches. */
export type MonthAreas = Record<House, Record<'eases' | 'presses', readonly string[]>>
export type MoonAreas = Record<'new' | 'full', Record<House, readonly string[]>>
export type StationAreas = Record<'retrograde' | 'direct', Record<House, readonly string[]>>

/**
 * A paragraph about two people by the partner's sign, for one sign of the reader. `{partner}` is the name. Where there
 * is a plain one, which says what the two do and what follows from it, the other one is for who has read it. Where friends
 * would often meet the same plain one, there are `more` of them.
 */
export type PairParagraphs = Record<
  Sign,
  {
    plain?: readonly string[]
    more?: readonly (readonly string[])[]
    says: readonly string[]
    /** What all of them claim of the two. */
    tags?: PairTags
  }
>

/** A quarrel that repeats, and what it comes to: the second half of a reading for two. */
export interface QuarrelArgument {
  /** What the two keep running into, for the opening. */
  thesis: string
  /** What it is about, as the end of a sentence: "whose night it is". */
  matter: string
  /** The elements of the two planets of which it is true, where not of all. */
  fits?: { you?: readonly Element[]; partner?: readonly Element[] }
  /** What it claims of the two. */
  tags?: PairTags
  /** Has the slot `({contact})` once. */
  quarrel: readonly string[]
  repair: readonly string[]
  /** A practice for the reader. */
  yours: string
  /** What would help from the partner. */
  theirs: string
  both: string
  /** How what they quarrel about shows elsewhere: when they meet, in what they like, on ordinary days, and in what it's good for. */
  traces: Record<QuarrelTrace, string>
  last: QuarrelEnd
}

/** The scenes beside the quarrel in which it shows. */
export type QuarrelTrace = 'meet' | 'draw' | 'days' | 'purpose'

/** The last word on a quarrel, in the form that suits it. */
interface QuarrelEnd {
  shape: EndShape
  says: string
}

/** A moment of the two, what one of them could say, what stays difficult with its cost, or a good week. */
export type EndShape = 'scene' | 'said' | 'cost' | 'week'

/** A conjunction, or a trine or sextile, of two people's points: "sun~moon" is the reader's Sun first. */
export type EasyContacts = Partial<
  Record<string, Record<'joined' | 'harmonious', readonly ContactParagraph[]>>
>

/** A square or opposition that isn't the quarrel of a reading. */
export type HardContacts = Partial<Record<string, readonly ContactParagraph[]>>

/** With the slot `({contact})`. */
type ContactParagraph = readonly string[]

/**
 * What a person has at stake in a quarrel, by one of their planets. {They}, {they}, {them}, {their} and
 * {themselves} are that person, whose verbs are those of "you" and "they"; {other} and {others} are the other one,
 * whose verbs have two forms, the first of which follows "you".
 */
export interface Side {
  /** What the person is after, and what becomes of it under pressure. */
  wants: readonly [string, string]
  /** What the other one has of the same trait on a good day. */
  gives: string
  /** What it claims of the person. */
  tags?: readonly PairTag[]
}

export type Sides = Record<Sign, Side>
