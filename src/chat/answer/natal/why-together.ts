import { aspectMeanings, pointMeanings } from '#lore/corpus/chat/natal-points.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import type { QuestionOf } from '../../question.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { unsaid } from './lines.ts'
import { ifShort, type LateLine, paragraph } from './paragraph.ts'
import { readSynastry } from './partner.ts'
import { bareName, distance, relations } from './words.ts'

/** The contacts that an answer about two people rests on, and what their ends stand for. */
export function whyTogether(question: QuestionOf<'together'>, context: AnswerContext): Reply {
  const { narrator, sky } = context
  const contacts = readSynastry(sky.partner?.synastry).aspects
  const named = contacts.filter(
    ({ you, partner }) =>
      narrator.hasSaid(`${bareName(you)}`) && narrator.hasSaid(`their ${bareName(partner)}`),
  )
  const [first, second] = named.length > 0 ? named : contacts
  const block = paragraph(
    narrator,
    ...(first ? contactReasons(first, context) : []),
    ...(second ? contactReasons(second, context).map((late) => ifShort(narrator, 100, late)) : []),
    ifShort(narrator, 120, () => ({
      name: 'why-together/honest',
      lines: [
        'The rest is the two of you, and no chart knows how you two talk on a bad day.',
        'That is all I have, and either of you can overrule it.',
      ],
      facts: [],
    })),
  )
  return { blocks: [block], suggestions: ['What do we fight about?'], question }
}

function contactReasons(contact: SynastryAspectFact, { narrator }: AnswerContext): LateLine[] {
  const { you, partner, aspect, orbDegrees } = contact
  const meaning = (point: SynastryAspectFact['you']) => () => {
    const lines = unsaid(narrator, pointMeanings[point])
    return lines.length > 0 ? { name: `why/${point}`, lines, facts: [contact] } : undefined
  }
  return [
    () => ({
      name: `why-together/${contact.id}`,
      lines: [
        'Mostly because your {you} {relation} their {partner}, {distance} from exact.',
        'It rests on this: your {you} {relation} their {partner}, {distance} from exact.',
      ],
      words: {
        you: bareName(you),
        partner: bareName(partner),
        relation: [...relations[aspect]],
        distance: distance(orbDegrees),
      },
      facts: [contact],
      isNeeded: true,
    }),
    meaning(you),
    meaning(partner),
    () => {
      const lines = unsaid(narrator, aspectMeanings[aspect])
      return lines.length > 0 ? { name: `aspect/meaning/${aspect}`, lines, facts: [] } : undefined
    },
  ]
}
