import { closingGlances, closingTitles, farewells } from '#lore/corpus/openings.ts'
import { housePractice, planetTasks } from '#lore/corpus/tasks.ts'
import { type Planet, planets } from '#sky/bodies.ts'
import { type Block, capitalized, fill, link, type SectionDraft } from './drafts.ts'
import { emblemOfCluster } from './other-sections.ts'
import { present } from './sides.ts'
import type { Teller } from './teller.ts'
import { type Thread, voicesOf } from './threads.ts'

/** Leave of the main thread, and one thing to do about it this week. */
export function closingSection(teller: Teller, main: Thread): SectionDraft {
  const title = teller.chance.pick('closing title', closingTitles)
  const planet = practicing(teller, main)
  return {
    title,
    paragraphs: [
      present(
        farewell(teller, main),
        task(teller, planet),
        where(teller, planet),
        glance(teller, main),
      ),
    ],
  }
}

function farewell(teller: Teller, main: Thread): Block {
  const kind = main.kind === 'conversation' ? main.nature : 'single'
  const [a, b] = voicesOf(main)
  const template = teller.chance.pick('farewell', farewells[kind])
  const x = main.kind === 'gathering' ? emblemOfCluster(main.cluster) : a ? teller.emblem(a) : ''
  const y = b ? teller.emblem(b) : ''
  const own = main.kind === 'conversation' ? [main.aspect.id] : []
  const facts =
    main.kind === 'gathering'
      ? [main.cluster.id]
      : [...own, ...[a, b].flatMap((voice) => (voice ? teller.factsOf(voice) : []))]
  const wording = `farewell/${kind}/${farewells[kind].indexOf(template) + 1}`
  return link({ text: fill(template, { x, y, X: capitalized(x) }), facts, wording })
}

/** The other side of the thread looks on. */
function glance(teller: Teller, main: Thread): Block | undefined {
  const onlooker = voicesOf(main).at(-1)
  if (!onlooker) return undefined
  const { line, wording } = teller.line('glance', closingGlances)
  return link({
    text: fill(line, { x: teller.emblem(onlooker) }),
    facts: teller.factsOf(onlooker),
    wording,
  })
}

/** The planet of the main thread that is easiest to set to work. */
function practicing(teller: Teller, main: Thread): Planet {
  const candidates = planets.filter((planet) => voicesOf(main).includes(planet))
  return candidates.length > 0 ? teller.chance.pick('task planet', candidates) : 'sun'
}

function task(teller: Teller, planet: Planet): Block {
  const tasks = planetTasks[planet]
  const text = teller.chance.pick('task', tasks)
  const facts = [`placement:${planet}`]
  return link({ text, facts, wording: `task/${planet}/${tasks.indexOf(text) + 1}` })
}

function where(teller: Teller, planet: Planet): Block | undefined {
  const fact = teller.chart.houses.get(planet)
  if (!fact) return undefined
  const lines = housePractice[fact.house]
  const text = teller.chance.pick('where', lines)
  return link({
    text,
    facts: [fact.id],
    wording: `practice/${fact.house}/${lines.indexOf(text) + 1}`,
  })
}
