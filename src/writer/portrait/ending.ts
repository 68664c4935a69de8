import { arenas } from '#lore/character-tables.ts'
import {
  closingLines,
  planetTasks,
  reasons,
  reasonsWithoutHouse,
} from '#lore/corpus/character/closings.ts'
import type { House } from '#lore/house.ts'
import type { Planet } from '#sky/bodies.ts'
import { lowerSubject } from './fact-sentences.ts'
import type { Said } from './narrator.ts'
import type { Opening } from './opening.ts'
import { leadOf } from './outline.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'

/** One thing to do, why it is this one, and what it answers. */
export function endingParagraph(text: Text, { variant, facts: both }: Opening): ParagraphBuilder {
  const { outline, sentences } = text
  const { thesis } = outline
  const paragraph = new ParagraphBuilder(text)
  const { acting, task } = taskOf(text)
  const { house, sign, facts } = sentences.planet(acting)
  const slots = {
    planet: lowerSubject(acting),
    house: house ? sentences.house(house) : '',
    sign: sign ?? '',
  }
  const why = house ? reasons : reasonsWithoutHouse
  if (house || sign)
    paragraph.say(house ? 'reason' : 'reason/sign', why, { facts, slots, isNeeded: true })
  paragraph.state(task.text, facts, task.wording)
  const answers = closingLines[thesis.contrast][variant] ?? []
  const name = `closing/${thesis.contrast}/${variant + 1}`
  paragraph.say(name, answers, { facts: both })
  return paragraph
}

/** That of the planet that helps; a reader who has had all of those gets one of the two sides. */
function taskOf({ narrator, outline, sentences, spine }: Text): { acting: Planet; task: Said } {
  const leads = outline.thesis.poles.map((pole) => leadOf(spine, pole))
  const planets = [outline.acting, ...leads].filter((planet) => planet !== undefined)
  const tell = (acting: Planet, isNeeded: boolean) => {
    const { house } = sentences.planet(acting)
    const tasks = house ? arenas[acting][house as House].task : planetTasks[acting]
    const task = narrator.say(`task/${acting}/${house ?? 'none'}`, tasks, { isNeeded })
    return task && { acting, task }
  }
  for (const planet of planets) {
    const told = tell(planet, false)
    if (told) return told
  }
  const again = tell(outline.acting, true)
  if (!again) throw new Error(`No task of ${outline.acting}`)
  return again
}
