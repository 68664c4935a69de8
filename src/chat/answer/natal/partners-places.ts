import { houseWords } from '#lore/corpus/chat/natal-houses.ts'
import { signWords } from '#lore/corpus/chat/natal-signs.ts'
import type { House } from '#lore/house.ts'
import type { Sign } from '#sky/zodiac.ts'
import type { AnswerContext, Reply } from '../compose.ts'
import { ifShort, paragraph } from './paragraph.ts'
import { contactLine, readSynastry, withoutPartner } from './partner.ts'
import { bareName, listed } from './words.ts'

/** The partner's points in a sign or in a house of the reader. */
export function partnersIn(
  { sign, house }: { sign?: Sign | undefined; house?: number | undefined },
  { narrator, sky }: AnswerContext,
): Reply {
  if (!sky.partner) return withoutPartner(narrator)
  const { aspects, overlays, placements } = readSynastry(sky.partner.synastry)
  const facts = house
    ? overlays.filter((fact) => fact.whose === 'partner' && fact.house === house)
    : placements.filter((fact) => fact.whose === 'partner' && fact.sign === sign)
  const points = facts.map((fact) => ('body' in fact ? fact.body : fact.point))
  const contact = aspects.find(({ partner }) => points.some((point) => point === partner))
  const where = house ? `in your ${narrator.glosses.house(house)}` : `in ${sign}`
  const block =
    points.length > 0
      ? paragraph(
          narrator,
          () => ({
            name: 'partner/what-in',
            lines: [
              points.length > 1 ? 'Their {all} are {where}.' : 'Their {all} is {where}.',
              'They have their {all} {where}.',
            ],
            words: {
              all: listed(
                points.map((point) => bareName(point === 'mean_node' ? 'true_node' : point)),
              ),
              where,
            },
            facts,
            isNeeded: true,
          }),
          () => contact && contactLine(contact, narrator),
          ifShort(narrator, 40, () => ({
            name: 'partner/what-in/ask',
            lines: [
              'Ask them what they make of that, since they know how it feels from inside and I only have the positions.',
              'How they live it is something only they can tell you, and a good thing to ask over dinner.',
            ],
            facts: [],
          })),
        )
      : paragraph(narrator, () => ({
          name: 'partner/what-in/none',
          lines: [
            "I find nothing of theirs there, so {what} isn't where they come in. That's no verdict on the two of you; ask me how you get along, and I can tell you where your charts do meet, which says more.",
          ],
          words: {
            what: house ? houseWords[house as House].matter : sign ? signWords[sign].about : 'that',
          },
          facts: [],
          isNeeded: true,
        }))
  return { blocks: [block], suggestions: ['How do we get along?'] }
}
