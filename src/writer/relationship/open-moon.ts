import { homeLives } from '#lore/corpus/relationship/manners.ts'
import type { WordedSentence } from './narrator.ts'
import { both, type Whose } from './pair-facts.ts'
import type { Reading } from './reading.ts'
import { clauseOf } from './words.ts'

const bothOpen = [
  'Without your birth times, you know better than your charts do how each of you calms down.',
  'It is worth telling each other once, in so many words, what helps after a bad day.',
  'How the two of you talk is certain either way.',
]

/** By whose Moon is open; the other one's is known. */
const oneOpen: Record<Whose, readonly string[]> = {
  you: [
    "Without your birth time a chart can't say what calms you down, and you know that better anyway.",
    'What the same evening does for you depends on your birth time, so you are the one to say.',
    "A chart without a birth time can't tell how it is for you, and {partner} could ask.",
  ],
  partner: [
    "A chart without a birth time can't say what calms {partner} down, so it's worth asking them.",
    'How it is for {partner} depends on their birth time, and you could simply ask.',
    'Without a birth time a chart leaves open whether a hard day makes {partner} want company or quiet, so ask them.',
  ],
}

/** Why the text says little about two Moons when one or both may be in either of two signs. */
export function explainOpenMoon(reading: Reading): WordedSentence[] {
  const { facts, narrator } = reading
  const open = both.filter((whose) => !facts.sign(whose, 'moon'))
  const [first, second] = open
  if (!first) return []
  if (!second) return explainOne(reading, first)
  const known = both.flatMap((whose) => facts.sign(whose, 'mercury')?.id ?? [])
  if (known.length < 2) return []
  const all = bothOpen.map((text, index) => ({
    text,
    facts: known,
    wording: `open-moon/both/${index + 1}`,
  }))
  return narrator.whole('open-moon', [{ all }])?.all ?? []
}

function explainOne({ facts, narrator }: Reading, open: Whose): WordedSentence[] {
  const moon = facts.sign(open === 'you' ? 'partner' : 'you', 'moon')
  if (!moon) return []
  const known = narrator.line(
    `manner/moon/${moon.sign}`,
    homeLives[moon.sign].map((clause) =>
      open === 'you'
        ? `{partner}, with the Moon in ${moon.sign}, ${clauseOf(clause, 'partner')}.`
        : `With your Moon in ${moon.sign}, you ${clauseOf(clause, 'you')}.`,
    ),
  )
  const stays = narrator.line(`open-moon/${open}`, oneOpen[open])
  return [known, stays].flatMap((line) => (line ? [{ ...line, facts: [moon.id] }] : []))
}
