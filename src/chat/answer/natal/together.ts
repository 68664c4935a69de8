import { aspectQuality } from '#lore/aspect-quality.ts'
import { togetherTasks } from '#lore/corpus/chat/natal-synastry.ts'
import type { AspectPoint } from '#sky/aspects.ts'
import type { OverlayFact, SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { LifeTheme } from '../../question.ts'
import type { AnswerContext, Compose, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { overlayLine } from './overlay.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { contactLine, readSynastry, withoutPartner } from './partner.ts'
import { bareName, distance } from './words.ts'

type TogetherTheme = LifeTheme | 'conflict' | 'attraction' | 'overall'

/** The reader and the saved partner. */
export const together: Compose<'together'> = ({ theme = 'overall' }, context) =>
  togetherAbout(theme, context)

const pointsOf: Partial<Record<TogetherTheme, readonly AspectPoint[]>> = {
  love: ['venus', 'moon', 'mars'],
  attraction: ['venus', 'mars', 'asc'],
  mind: ['mercury'],
  home: ['moon'],
  fear: ['saturn', 'pluto'],
  work: ['mc', 'saturn', 'sun'],
  money: ['venus', 'saturn', 'jupiter'],
  body: ['mars', 'moon'],
  gift: ['jupiter', 'venus'],
  friends: ['mercury', 'uranus', 'jupiter'],
  purpose: ['sun', 'saturn', 'mc'],
  creativity: ['venus', 'sun', 'neptune'],
  spirit: ['neptune', 'moon', 'jupiter'],
  self: ['asc', 'sun'],
}
const housesOf: Partial<Record<TogetherTheme, readonly number[]>> = {
  love: [7, 5],
  attraction: [5, 8, 1],
  home: [4],
  money: [2, 8],
  work: [10, 6],
  friends: [11],
  mind: [3, 9],
}

export function togetherAbout(theme: TogetherTheme, context: AnswerContext): Reply {
  const { narrator, sky } = context
  if (!sky.partner) return withoutPartner(narrator)
  const { aspects, overlays } = readSynastry(sky.partner.synastry)
  const isNew = (fact: SynastryAspectFact) => contactLine(fact, narrator) !== undefined
  const wanted = aspects.filter((fact) => isAbout(theme, fact))
  const [first, ...rest] =
    [wanted.filter(isNew), aspects.filter(isNew), wanted, aspects].find(
      (facts) => facts.length > 0,
    ) ?? []
  const other = contrastTo(first, [...rest, ...aspects].filter(isNew))
  const block = paragraph(
    narrator,
    () => (asksWho.test(context.message) ? whoLine : openingLine(theme, first, aspects)),
    () => first && contactLine(first, narrator),
    () => other && contactLine(other, narrator, contrasts(first)),
    () => overlayOf(theme, unsaidOverlays(overlays, [first, other]), narrator),
    ifShort(narrator, 80, () =>
      rest[0] && rest[0] !== other ? contactLine(rest[0], narrator) : undefined,
    ),
    ifShort(narrator, 110, () => ({ name: 'together/task', lines: togetherTasks, facts: [] })),
  )
  return { blocks: [block], suggestions: ['What do we fight about?', 'What draws us together?'] }
}

const asksWho = /\b(?:who|which of us)\b.{0,24}\b(?:more|most|better|worse|bigger|\w{3,}er)\b/i

/** "Who is more stubborn?": two charts are no scale. */
const whoLine: Line = {
  name: 'together/who',
  lines: [
    "I can't put the two of you on a scale, but I can say where each of you digs in.",
    'That depends on the subject, and the charts are plain about which ones.',
    "You'd each say it's the other, I suspect, so here is where it shows.",
  ],
  facts: [],
  isNeeded: true,
}

/** The contacts of one point of the partner. */
export function togetherOn(point: AspectPoint, context: AnswerContext): Reply {
  const { narrator, sky } = context
  if (!sky.partner) return withoutPartner(narrator)
  const found = readSynastry(sky.partner.synastry).aspects.filter(
    ({ partner }) => partner === point,
  )
  const [first, second] = found
  if (!first) return togetherAbout('overall', context)
  const block = paragraph(
    narrator,
    () => ({
      name: `together/on/${point}`,
      lines: ['Their {name} is closest to your {yours}: {distance} from exact.'],
      words: {
        name: bareName(point),
        yours: bareName(first.you),
        distance: distance(first.orbDegrees),
      },
      facts: [first],
    }),
    () => contactLine(first, narrator),
    () => second && contactLine(second, narrator),
    ifShort(narrator, 100, () => ({ name: 'together/task', lines: togetherTasks, facts: [] })),
  )
  return { blocks: [block], suggestions: ['How do we get along?'] }
}

function isAbout(theme: TogetherTheme, { you, partner, aspect }: SynastryAspectFact): boolean {
  if (theme === 'overall') return true
  if (theme === 'conflict') return aspectQuality(aspect) === 'tense'
  if (theme === 'gift') return aspectQuality(aspect) !== 'tense'
  const points = pointsOf[theme]
  return points?.some((point) => point === you || point === partner) ?? true
}

/** The strongest contact of the other quality, so that the answer shows both sides. */
function contrastTo(
  first: SynastryAspectFact | undefined,
  others: readonly SynastryAspectFact[],
): SynastryAspectFact | undefined {
  const isTense = first && aspectQuality(first.aspect) === 'tense'
  return others.find(
    (fact) => (aspectQuality(fact.aspect) === 'tense') !== isTense && fact !== first,
  )
}

/** How the other side begins. */
function contrasts(first: SynastryAspectFact | undefined): readonly string[] {
  const isHard = first && aspectQuality(first.aspect) === 'tense'
  return isHard
    ? ['What helps is that ', 'The way out is easy to find, because ']
    : ['The catch is that ', 'On the other hand, ']
}

const openings: Partial<Record<TogetherTheme, readonly string[]>> = {
  conflict: [
    'The quarrel that repeats is easy to find here.',
    "Your fights have a pattern, and it's in the charts.",
  ],
  gift: [
    'What holds the two of you is easy to find.',
    "There's something here that holds without much work.",
  ],
  attraction: ['What draws you is fairly plain.', 'The pull between you has an address.'],
  love: [
    'As a couple you have something to work with.',
    "There's real warmth here, and one thing to handle.",
  ],
}

const topics: Record<LifeTheme, string> = {
  self: 'how you two come across together',
  love: 'love',
  work: 'work',
  money: 'money',
  home: 'home',
  friends: 'friends',
  mind: 'talking to each other',
  body: 'ordinary days',
  fear: 'what is hard between you',
  gift: 'what is good between you',
  purpose: 'where you are going together',
  creativity: 'what you could make together',
  spirit: 'what you both believe in',
}

function topical(topic: string): string[] {
  return [
    `As for ${topic}, this is where I'd look first.`,
    `On the subject of ${topic}, the two charts have a clear opinion.`,
  ]
}

/** Counts the easy and the hard among the ten strongest contacts. */
function openingLine(
  theme: TogetherTheme,
  first: SynastryAspectFact | undefined,
  aspects: readonly SynastryAspectFact[],
): Line {
  const ten = aspects.slice(0, 10)
  const tense = ten.filter(({ aspect }) => aspectQuality(aspect) === 'tense').length
  const overall: readonly string[] =
    tense >= 5
      ? [
          "There's more friction than ease between your charts, and friction isn't the same as trouble.",
          'You two make each other work for it, and some couples like that.',
        ]
      : tense <= 2
        ? [
            'Mostly you two are easy on each other, and what is hard is easy to name.',
            'On the whole your charts get along, with one place to be careful.',
          ]
        : [
            "It's a fair mix: some of it easy, some of it work.",
            'Some of it runs by itself between you, and some of it takes practice.',
          ]
  return {
    name: `together/${theme}`,
    lines: openings[theme] ?? (theme in topics ? topical(topics[theme as LifeTheme]) : overall),
    facts: first ? [first] : [],
    isNeeded: true,
  }
}

/** A planet opposite the Ascendant is in the seventh house, which would be the same thing twice. */
function unsaidOverlays(
  overlays: readonly OverlayFact[],
  said: readonly (SynastryAspectFact | undefined)[],
): OverlayFact[] {
  return overlays.filter(({ body }) => !said.some((fact) => fact?.partner === body))
}

function overlayOf(
  theme: TogetherTheme,
  overlays: readonly OverlayFact[],
  narrator: Narrator,
): Line | undefined {
  const houses = housesOf[theme] ?? [7, 4, 5]
  const personal = ['sun', 'moon', 'venus', 'mars']
  const found = overlays.find(
    (fact) =>
      fact.whose === 'partner' && houses.includes(fact.house) && personal.includes(fact.body),
  )
  return found && overlayLine(found, narrator)
}
