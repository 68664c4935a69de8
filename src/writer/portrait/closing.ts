import { closingTitles, taskLeads } from '#lore/corpus/portrait/openings.ts'
import { planetTasks } from '#lore/corpus/portrait/tasks.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import { pieceChoices } from '../prose/candidates.ts'
import type { Draft, Reference } from '../prose/references.ts'
import type { Block, SectionDraft } from './drafts.ts'
import { joint } from './joints.ts'
import type { PortraitNarrator } from './narrator.ts'
import { aspectReference, signReference } from './references.ts'
import { type Topic, type Voice, voicesOf } from './topics.ts'

/** One task for this week about the main topic, and its reason. */
export function closingSection(narrator: PortraitNarrator, main: Topic): SectionDraft {
  const title = narrator.random.pick('closing title', closingTitles)
  const planet = practicing(narrator, main)
  return { title, paragraphs: [[leadToTask(narrator, main, planet), task(narrator, planet)]] }
}

/** The planet of the main topic that gets the task. */
function practicing(narrator: PortraitNarrator, main: Topic): Planet {
  const settled = planets.filter((planet) => !narrator.chart.placements.get(planet)?.signsOfTheDay)
  const candidates = settled.filter((planet) => (voicesOf(main) as Voice[]).includes(planet))
  const pool = candidates.length > 0 ? candidates : settled
  const isNew = (planet: Planet) => narrator.hasNew(practicesOf(planet))
  const withNews = pool.filter(isNew)
  return narrator.random.pick('task planet', withNews.length > 0 ? withNews : pool)
}

const practicesOf = (planet: Planet) =>
  pieceChoices(`practice/${planet}`, planetTasks[planet], ({ task, why }) => [task, why])

function leadToTask(narrator: PortraitNarrator, main: Topic, planet: Planet): Block {
  if (main.kind !== 'conversation') {
    return lead(narrator, 'single', [planet], signReference(narrator.chart, planet))
  }
  const { aspect, quality, voices } = main
  const other = voices[0] === planet ? voices[1] : voices[0]
  const reference = aspectReference(narrator.chart, aspect, [planet, other])
  return lead(narrator, quality, [planet, other], reference)
}

function lead(
  narrator: PortraitNarrator,
  kind: keyof typeof taskLeads,
  voices: Voice[],
  reference: Reference,
): Block {
  const name = `task-lead/${kind}`
  return joint(narrator, {
    name,
    lines: taskLeads[kind],
    voices,
    facts: reference.tells,
    references: [reference],
  })
}

function task(narrator: PortraitNarrator, planet: Planet): Block {
  const { sentences, wording } = narrator.choose(`practice/${planet}`, practicesOf(planet))
  const facts = [`placement:${planet}`]
  const drafts = sentences.map(
    (text): Draft => ({ text, facts, tells: facts, wording, references: [] }),
  )
  return { drafts, rank: 0, isJoint: true }
}
