import { arenas } from '#lore/character-tables.ts'
import { planetTasks, reasons, reasonsWithoutHouse } from '#lore/corpus/character/closings.ts'
import type { House } from '#lore/house.ts'
import { bodyName } from '#lore/names.ts'
import type { Planet } from '#sky/bodies.ts'
import { factsNamed } from './frame.ts'
import type { Said } from './narrator.ts'
import { ParagraphBuilder, type Text } from './paragraph.ts'
import { narrateTurn } from './turn.ts'

/** The task: an authored one that picks up the opening, or the reason for the task and what it answers. */
export function endingParagraph(text: Text): ParagraphBuilder {
  const { frame } = text.plan
  const paragraph = new ParagraphBuilder(text)
  const said =
    'argument' in frame
      ? text.narrator.whole(`${frame.name}/task`, frame.argument.task, {
          of: 'both',
          from: frame.from,
        })
      : undefined
  if (said) narrateTurn(text, paragraph)
  for (const { text: sentence, wording } of said ?? [])
    paragraph.state(sentence, factsNamed(sentence, frame), wording)
  if (!said) narrateTask(text, paragraph)
  return paragraph
}

function narrateTask(text: Text, paragraph: ParagraphBuilder): void {
  const { sentences } = text
  const { acting, task } = taskOf(text)
  const { house, sign, facts } = sentences.planet(acting)
  const slots = {
    planet: bodyName(acting),
    house: house ? sentences.house(house) : '',
    sign: sign ?? '',
  }
  const why = house ? reasons : reasonsWithoutHouse
  if (house || sign)
    paragraph.say(house ? 'reason' : 'reason/sign', why, { facts, slots, isNeeded: true })
  paragraph.state(task.text, facts, task.wording)
}

/** The task of the planet that helps; a reader who has had all of those gets one of the two sides. */
function taskOf({ narrator, plan, sentences }: Text): { acting: Planet; task: Said } {
  const leads = plan.frame.sides.flatMap(({ lead }) => (lead ? [lead] : []))
  const planets = [plan.acting, ...leads]
  const tell = (acting: Planet, isNeeded: boolean) => {
    const { house } = sentences.planet(acting)
    const tasks = house ? arenas[acting][house as House].task : planetTasks[acting]
    const task = narrator.say(`task/${acting}/${house ?? 'none'}`, tasks, { isNeeded })
    return task && { acting, task }
  }
  for (const planet of planets) {
    const found = tell(planet, false)
    if (found) return found
  }
  const again = tell(plan.acting, true)
  if (!again) throw new Error(`No task of ${plan.acting}`)
  return again
}
