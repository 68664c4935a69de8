import type { Line } from '#lore/character.ts'
import { manners } from '#lore/character-tables.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { lowered } from '../prose/sentences.ts'
import { isClause } from './fact-sentences.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** Without a birth time, on a day when a light changed its sign: both are described. */
export function eitherSignParagraphs(text: Text, light: Planet): ParagraphBuilder[] {
  const fact = text.spine.facts.find((one) => one.kind === 'placement' && one.body === light)
  const signs = fact?.kind === 'placement' ? fact.signsOfTheDay : undefined
  if (!fact || !signs) return []
  const [earlier, later] = signs
  const facts = [fact.id]
  const first = new ParagraphBuilder(text)
  const name = pointNames[light]
  first.say(
    `fact/either-sign/${light}`,
    [
      `Without a birth time nobody can be certain of your ${name}, which was in ${earlier} or in ${later}.`,
      `Your ${name} was in ${earlier} or in ${later}, and without a birth time a chart cannot tell which.`,
      `A birth time would settle whether your ${name} was in ${earlier} or in ${later}.`,
    ],
    { facts, isNeeded: true },
  )
  first.say(
    `either-sign/${light}`,
    [
      'Both are described here, and you will know which is you.',
      'Two descriptions follow, and one of them is yours.',
      'Read the two, and see in which of them you find yourself.',
    ],
    { facts },
  )
  narrateSign(first, { light, sign: earlier, place: `still in ${earlier}`, facts })
  const second = new ParagraphBuilder(text)
  narrateSign(second, { light, sign: later, place: `already in ${later}`, facts })
  return [first, second]
}

/** The checker would read them as times of the birthday. */
const ofTheDay = /\b(?:later|already|earlier|early|before|after|still)\b/

interface EitherSign {
  light: Planet
  sign: Sign
  place: string
  facts: readonly string[]
}

function narrateSign(paragraph: ParagraphBuilder, { light, sign, place, facts }: EitherSign): void {
  const manner = manners[light]?.[sign]
  if (!manner) return
  // A statement about only one of the two signs claims nothing about the person.
  const open = (lines: readonly Line[]) => lines.map(({ says }) => ({ says }))
  const claim = { of: `${light} ${sign}`, facts }
  const name = `manner/${light}/${sign}`
  const isSaid = paragraph.tell(`${name}/does`, open(manner.does), {
    ...claim,
    print: (says) => `If your ${pointNames[light]} was ${place}, ${lowered(says)}`,
    suits: (says) => isClause(says) && !ofTheDay.test(says),
  })
  if (!isSaid)
    paragraph.say(
      `fact/either-sign/${light}/${sign}`,
      [
        `If your ${pointNames[light]} was ${place}, this one is you.`,
        `If your ${pointNames[light]} was ${place}, the following is you.`,
        `If your ${pointNames[light]} was ${place}, you'll find yourself in what comes next.`,
      ],
      { facts, isNeeded: true },
    )
  paragraph.tell(`${name}/does`, open(manner.does), claim)
  paragraph.tell(`${name}/seen`, open(manner.seen), claim)
  paragraph.tell(`${name}/cost`, open(manner.cost), claim)
}
