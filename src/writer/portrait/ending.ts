import { arenas } from '#lore/character-tables.ts'
import {
  closingLines,
  planetTasks,
  reasons,
  reasonsWithoutHouse,
} from '#lore/corpus/character/closings.ts'
import type { House } from '#lore/house.ts'
import { fillTemplate } from '../prose/template.ts'
import { lowerSubject } from './fact-sentences.ts'
import type { Opening } from './opening.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** One thing to do, why it is this one, and what it answers. */
export function endingParagraph(text: Text, { variant, facts: both }: Opening): ParagraphBuilder {
  const { narrator, outline, sentences } = text
  const { acting, thesis } = outline
  const paragraph = new ParagraphBuilder(text)
  const { house, sign, facts } = sentences.planet(acting)
  const slots = {
    planet: lowerSubject(acting),
    house: house ? sentences.house(house) : '',
    sign: sign ?? '',
  }
  const why = narrator.phrase('reason', house ? reasons : reasonsWithoutHouse, (line) => line)
  paragraph.state(fillTemplate(why, slots), facts, 'reason')
  const tasks = house ? arenas[acting][house as House].task : planetTasks[acting]
  const name = `task/${acting}/${house ?? 'none'}`
  paragraph.state(
    narrator.phrase(name, tasks, (line) => line),
    facts,
    name,
  )
  const answers = closingLines[thesis.contrast][variant] ?? []
  const last = narrator.phrase(`closing/${thesis.contrast}/${variant}`, answers, (line) => line)
  paragraph.state(last, both, `closing/${thesis.contrast}`)
  return paragraph
}
