import { alreadyPast, stillClosing } from '#lore/corpus/character/sides.ts'
import { aspectWords } from '#lore/names.ts'
import type { PlanetPair } from '#lore/synthesis/spine.ts'
import { EXACT_DEGREES } from './aspect-choice.ts'
import { your } from './fact-sentences.ts'
import type { ParagraphBuilder, Text } from './paragraph.ts'

/** Whether a close aspect was still to become exact at birth, once in a text, as what it is like to live with. */
export function narrateClosing(text: Text, aspect: PlanetPair, paragraph: ParagraphBuilder): void {
  const { a, b, orbDegrees, applying, id } = aspect
  if (applying === undefined || orbDegrees > EXACT_DEGREES || text.named.has('closing')) return
  if (paragraph.isEmpty || !paragraph.hasRoom || text.detail < 1) return
  const ref = `${your(a)} ${aspectWords[aspect.aspect]} ${your(b)}, ${applying ? 'applying' : 'separating'}`
  const lines = applying ? stillClosing : alreadyPast
  const name = `closing/${applying ? 'applying' : 'separating'}`
  if (paragraph.say(name, lines, { facts: [id], slots: { ref } })) text.named.add('closing')
}
