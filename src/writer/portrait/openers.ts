import {
  bridges,
  caughtOpeners,
  cycles,
  easyOpeners,
  exceptionOpeners,
  faculties,
  joinedOpeners,
  otherSideOpeners,
  resolutionOpeners,
  sameActs,
  sideOpeners,
  strainOpeners,
  tradeOpeners,
} from '#lore/corpus/character/joints.ts'
import { offeredPasts } from '#lore/corpus/character/pasts.ts'
import { caughtBetween, endsOf, type OutlinedSection, type Thought } from './outline.ts'
import type { Opener, ParagraphBuilder, Text } from './paragraph.ts'

/** The first sentence of a section ties it to the thesis. */
export function openerOf(text: Text, { role, thoughts }: OutlinedSection): Opener | undefined {
  const { narrator, outline } = text
  const { contrast, poles } = outline.thesis
  const say = (name: string, lines: readonly string[], facts: readonly string[], slots = {}) => {
    const said = narrator.say(`opener/${name}`, lines, { slots })
    return said && { ...said, facts }
  }
  const sideFacts = poles.map((pole) => pole.facts)
  const ownFacts = thoughts.flatMap(({ facts }) => facts)
  switch (role) {
    case 'first-side':
      return say(`${contrast}/1`, sideOpeners[contrast][0], sideFacts[0] ?? [])
    case 'second-side':
      return say(`${contrast}/2`, sideOpeners[contrast][1], sideFacts[1] ?? [])
    case 'strain':
    case 'exception': {
      const ends = endsOf(thoughts[0])
      if (!ends) return say('other-side', otherSideOpeners, ownFacts, facultyOf(thoughts[0]))
      const slots = { one: faculties[ends[0]], other: faculties[ends[1]] }
      const caught = caughtBetween(outline, text.spine, thoughts[0])
      if (caught) return say('caught', caughtOpeners, ownFacts, { one: faculties[caught] })
      if (role === 'exception') return say('exception', exceptionOpeners, ownFacts, slots)
      const isJoined = thoughts[0]?.kind === 'aspect' && thoughts[0].aspect.aspect === 'conjunction'
      return isJoined
        ? say('joined', joinedOpeners, ownFacts, slots)
        : say('strain', strainOpeners, ownFacts, slots)
    }
    case 'other-side':
      return say('other-side', otherSideOpeners, ownFacts, facultyOf(thoughts[0]))
    case 'resolution': {
      const [first] = thoughts
      const ends = endsOf(first)
      if (ends) {
        const slots = { one: faculties[ends[0]], other: faculties[ends[1]] }
        return first?.kind === 'reception'
          ? say('trade', tradeOpeners, ownFacts, slots)
          : say('easy', easyOpeners, ownFacts, slots)
      }
      return first?.kind === 'means'
        ? say('resolution', resolutionOpeners, ownFacts, { one: faculties[first.planet] })
        : undefined
    }
    default:
      return undefined
  }
}

function facultyOf(thought: Thought | undefined): { one: string } {
  return { one: faculties[thought?.kind === 'placement' ? thought.planet : 'sun'] }
}

/** Where a strain may come from, once in a text. */
export function offerPast(
  { thoughts }: OutlinedSection,
  paragraph: ParagraphBuilder | undefined,
): void {
  const slower = endsOf(thoughts[0])?.[1]
  if (!slower || !paragraph) return
  paragraph.say(`past/${slower}`, offeredPasts[slower], { facts: thoughts[0]?.facts ?? [] })
}

/** How one person lives with two things that contradict each other. */
export function holdTogether(
  { outline }: Text,
  { thoughts }: OutlinedSection,
  paragraph: ParagraphBuilder | undefined,
): void {
  const ends = endsOf(thoughts[0])
  const isJoined = thoughts[0]?.kind === 'aspect' && thoughts[0].aspect.aspect === 'conjunction'
  if (!ends || !paragraph) return
  const shared = ends.find((planet) => outline.resolution?.planets.includes(planet))
  if (isJoined && !shared) return
  const lines = shared ? sameActs : cycles
  const [one, other] = shared ? [shared, shared] : ends
  paragraph.say(shared ? 'same-act' : 'cycle', lines, {
    facts: thoughts[0]?.facts ?? [],
    slots: { one: faculties[one], other: faculties[other] },
  })
}

/** What the two sides have to do with each other. */
export function bridge({ outline }: Text, paragraph: ParagraphBuilder | undefined): void {
  const { contrast, poles } = outline.thesis
  const facts = poles.flatMap((pole) => [...pole.facts])
  paragraph?.say(`bridge/${contrast}`, bridges[contrast], { facts })
}
