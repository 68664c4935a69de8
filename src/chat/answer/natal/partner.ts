import type {
  OverlayFact,
  OwnedPlacementFact,
  SynastryAspectFact,
  SynastryFact,
} from '#sky/synastry-facts.ts'
import type { Point } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import type { Line, Narrator } from '../narrator.ts'
import { type DescribedPoint, described } from './chart-view.ts'
import { signWordsOf, unsaid } from './lines.ts'
import { meetingSays, meetingText } from './meeting.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { bareName } from './words.ts'

/** The facts of two charts by kind; empty without a saved partner. */
export function readSynastry(facts: readonly SynastryFact[] = []) {
  const ofKind = <Kind extends SynastryFact['kind']>(kind: Kind) =>
    facts.filter((fact): fact is Extract<SynastryFact, { kind: Kind }> => fact.kind === kind)
  return {
    aspects: ofKind('synastry-aspect').toSorted((one, other) => other.weight - one.weight),
    overlays: ofKind('overlay'),
    placements: ofKind('owned-placement'),
  }
}

/** Where a point of the partner is: its sign, the house it falls into, and its closest contact with the reader. */
export function partnersPoint(point: Point, context: AnswerContext): Reply {
  const { narrator, sky } = context
  if (!sky.partner) return withoutPartner(narrator)
  const subject = described(point)
  const { aspects, overlays, placements } = readSynastry(sky.partner.synastry)
  const place = placements.find((fact) => fact.whose === 'partner' && fact.point === subject)
  const overlay = overlays.find((fact) => fact.whose === 'partner' && fact.body === subject)
  const contact = aspects
    .filter(({ partner }) => partner === subject)
    .toSorted((one, other) => one.orbDegrees - other.orbDegrees)[0]
  if (!place) return unknownPoint(narrator)
  const block = paragraph(
    narrator,
    () => theirPlace(subject, place, overlay, narrator),
    () => theirManner(subject, place, narrator),
    () => contact && contactLine(contact, narrator),
    ifShort(narrator, 100, () => ({
      name: 'partner/ask',
      lines: [
        'I only have their chart from your relationship reading, so ask them whether it fits before you act on it.',
        "They could tell you in a minute whether that is true, which I can't.",
      ],
      facts: [],
    })),
  )
  return { blocks: [block], suggestions: ['How do we get along?', 'What do we fight about?'] }
}

function theirPlace(
  subject: DescribedPoint,
  place: OwnedPlacementFact,
  overlay: OverlayFact | undefined,
  narrator: Narrator,
): Line {
  const where = overlay ? `, and it falls in your ${narrator.glosses.house(overlay.house)}` : ''
  return {
    name: `partner/where/${subject}`,
    lines: [`Their {name} is in {sign}${where}.`, `They have their {name} in {sign}${where}.`],
    words: { name: bareName(subject), sign: place.sign },
    facts: overlay ? [place, overlay] : [place],
    isNeeded: true,
  }
}

/** The words for a reader's own point, said of somebody else. */
function theirManner(
  subject: DescribedPoint,
  place: OwnedPlacementFact,
  narrator: Narrator,
): Line | undefined {
  const does = (signWordsOf(subject, place.sign)?.does ?? []).map(asTheirs)
  const fresh = unsaid(narrator, does)
  if (fresh.length === 0) return undefined
  return {
    name: `partner/does/${subject}/${place.sign}`,
    lines: ['{Does}.', 'That usually means {does}.'],
    words: { does: fresh },
    facts: [place],
  }
}

/** "You move at your own speed" as "they move at their own speed". */
export function asTheirs(text: string): string {
  return text
    .replaceAll(/\b(yourself)\b/g, 'themselves')
    .replaceAll(/\byours\b/g, 'theirs')
    .replaceAll(/\byour\b/g, 'their')
    .replaceAll(objects, '$1 them')
    .replaceAll(/\bYou\b/g, 'They')
    .replaceAll(/\byou\b/g, 'they')
}

/** Words after which "you" is an object. */
const objects =
  /\b(of|around|for|to|at|with|on|about|cost|costs|tell|told|touch|talked|take|takes|let|rush|by|than|from|make|makes|making|help|helped|hurt|hurts|told|met|meet|know|knew|knows|like|leaves|see|saved|lean on|hand|see in|fits|find) you\b/g

export function contactLine(
  contact: SynastryAspectFact,
  narrator: Narrator,
  starts: readonly string[] = [''],
): Line | undefined {
  const says = unsaid(narrator, meetingSays(contact))
  if (says.length === 0) return undefined
  return {
    name: `meeting/${contact.id}`,
    lines: meetingText(contact).flatMap((text) =>
      starts.map((start) =>
        start ? `${start}${text.charAt(0).toLowerCase()}${text.slice(1)}` : text,
      ),
    ),
    words: { says },
    facts: [contact],
  }
}

export function withoutPartner(narrator: Narrator): Reply {
  const block = paragraph(narrator, () => ({
    name: 'no-partner',
    lines: [
      'I have no chart of theirs yet, so anything I said would be about you twice. Make a relationship reading with their birth date, and the time if you know it, and then ask me again. Until then I can tell you what you look for and what you bring.',
      "For that I need their chart, and there's none saved. A relationship reading takes a birth date and a place; once it is there, I can compare the two of you. Your half I can tell you now, if you like.",
    ],
    facts: [],
    isNeeded: true,
  }))
  return { blocks: [block], suggestions: ['What am I like in love?', 'Where is my Venus?'] }
}

function unknownPoint(narrator: Narrator): Reply {
  const block = paragraph(narrator, () => ({
    name: 'partner/unknown',
    lines: [
      "I can't place that one, because it takes a birth time that your relationship reading doesn't have, or it changed signs that day. Ask me for another planet of theirs, or how the two of you get along, and I can answer from what is there.",
      'That one of theirs I have to leave out, since it goes by the hour of their birth, which your relationship reading does not have. If they know it, add it, and I can tell you. The rest of their chart is here, so ask me for another planet.',
      'Their birth hour is missing, and that one moves too fast without it. A parent of theirs may remember. Until then I can tell you how the two of you get along, because most of that goes by the day.',
    ],
    facts: [],
    isNeeded: true,
  }))
  return { blocks: [block], suggestions: ['How do we get along?'] }
}
