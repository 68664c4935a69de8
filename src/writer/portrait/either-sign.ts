import type { Line } from '#lore/character.ts'
import { manners } from '#lore/character-tables.ts'
import { pointNames } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { isClause, lowered } from './fact-sentences.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** Without a birth time, on a day when a light changed its sign: both are described. */
export function eitherSignParagraphs(text: Text, light: Planet): ParagraphBuilder[] {
  const fact = text.spine.facts.find((one) => one.kind === 'placement' && one.body === light)
  const signs = fact?.kind === 'placement' ? fact.signsOfTheDay : undefined
  if (!fact || !signs) return []
  const [earlier, later] = signs
  const facts = [fact.id]
  const first = new ParagraphBuilder(text)
  first.state(
    `Without a birth time nobody can be certain of your ${pointNames[light]}, which was in ${earlier} or in ${later}.`,
    facts,
    'either-sign/1',
  )
  first.state(
    light === 'sun'
      ? 'Two descriptions follow, and one of them is yours.'
      : 'Both are described here, and you will know which is you.',
    facts,
    'either-sign/2',
  )
  tellSign(first, { light, sign: earlier, place: `still in ${earlier}`, facts })
  const second = new ParagraphBuilder(text)
  tellSign(second, { light, sign: later, place: `already in ${later}`, facts })
  second.state(
    `Either way, ${light === 'sun' ? 'what you set out to do' : 'what you need'} has a say in all the rest, and ${earlier} or ${later} is the place to look.`,
    facts,
    'either-sign/3',
  )
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

function tellSign(paragraph: ParagraphBuilder, { light, sign, place, facts }: EitherSign): void {
  const manner = manners[light]?.[sign]
  if (!manner) return
  // What is true of only one of the two claims nothing of the person.
  const open = (lines: readonly Line[]) => lines.map(({ says }) => ({ says }))
  const told = { of: `${light} ${sign}`, facts }
  const name = `manner/${light}/${sign}`
  const isTold = paragraph.tell(`${name}/does`, open(manner.does), {
    ...told,
    print: (says) => `If your ${pointNames[light]} was ${place}, ${lowered(says)}`,
    suits: (says) => isClause(says) && !ofTheDay.test(says),
  })
  if (!isTold)
    paragraph.state(
      `If your ${pointNames[light]} was ${place}, this one is you.`,
      facts,
      'either-sign/this',
    )
  paragraph.tell(`${name}/does`, open(manner.does), told)
  paragraph.tell(`${name}/seen`, open(manner.seen), told)
  paragraph.tell(`${name}/cost`, open(manner.cost), told)
}
