import { closingTitles, taskLeads } from '#lore/corpus/portrait/openings.ts'
import { planetTasks, type Task } from '#lore/corpus/portrait/tasks.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import type { Block, Draft, Reference, SectionDraft } from './drafts.ts'
import { joint } from './joints.ts'
import type { PortraitVoice } from './portrait-voice.ts'
import { aspectReference, signReference } from './references.ts'
import { type Topic, type Voice, voicesOf } from './topics.ts'

/** One thing to do this week about the main thread, and why. */
export function closingSection(teller: PortraitVoice, main: Topic): SectionDraft {
  const title = teller.chance.pick('closing title', closingTitles)
  const planet = practicing(teller, main)
  return { title, paragraphs: [[leadToTask(teller, main, planet), task(teller, planet)]] }
}

/** The planet of the main thread that gets the task. */
function practicing(teller: PortraitVoice, main: Topic): Planet {
  const settled = planets.filter((planet) => !teller.chart.placements.get(planet)?.signsOfTheDay)
  const candidates = settled.filter((planet) => (voicesOf(main) as Voice[]).includes(planet))
  const pool = candidates.length > 0 ? candidates : settled
  const isNew = (planet: Planet) => teller.hasNew(`practice/${planet}`, planetTasks[planet], asTold)
  const withNews = pool.filter(isNew)
  return teller.chance.pick('task planet', withNews.length > 0 ? withNews : pool)
}

const asTold = { printed: ({ task, why }: Task) => [task, why] }

function leadToTask(teller: PortraitVoice, main: Topic, planet: Planet): Block {
  if (main.kind !== 'conversation') {
    return lead(teller, 'single', [planet], signReference(teller.chart, planet))
  }
  const { aspect, nature, voices } = main
  const other = voices[0] === planet ? voices[1] : voices[0]
  const reference = aspectReference(teller.chart, aspect, [planet, other])
  return lead(teller, nature, [planet, other], reference)
}

function lead(
  teller: PortraitVoice,
  kind: keyof typeof taskLeads,
  voices: Voice[],
  reference: Reference,
): Block {
  const name = `task-lead/${kind}`
  return joint(teller, {
    name,
    lines: taskLeads[kind],
    voices,
    facts: reference.tells,
    references: [reference],
  })
}

function task(teller: PortraitVoice, planet: Planet): Block {
  const { piece, wording } = teller.choose(`practice/${planet}`, planetTasks[planet], asTold)
  const facts = [`placement:${planet}`]
  const drafts = [piece.task, piece.why].map(
    (text): Draft => ({ text, facts, tells: facts, wording, references: [] }),
  )
  return { drafts, rank: 0, isJoint: true }
}
