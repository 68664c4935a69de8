import type { Contact } from './contacts.ts'
import { eventFacts, eventWays } from './event-sentences.ts'
import { narrateBirthday, narrateDated } from './moments.ts'
import type { Narration } from './narration.ts'
import type { Draft } from './narrator.ts'
import { narrateRole } from './sentences.ts'
import { toneOf } from './tone.ts'
import { narrateManner } from './week-manner.ts'
import { whenBeside } from './week-when.ts'

interface Turn {
  /** What the author wrote of it. */
  turns: Draft | undefined
  /** Whether something has happened before it in this week. */
  isLater: boolean
  detail: number
}

/** The heaviest contact of a week: what it does to the question, in this person. */
export function narrateWeekTurn(
  narration: Narration,
  lead: Contact,
  { turns, isLater, detail }: Turn,
): Draft[] {
  const event = narrateTurnEvent(narration, lead, { turns, isLater })
  const parts = [
    ...narrateDated(narration, lead, [], { event, isOfWeek: true }),
    narrateBirthday(narration, lead),
    turns ?? narrateRole(narration, lead, 'does', 'use'),
    turns && narrateManner(narration, lead),
    turns ? undefined : narrateRole(narration, lead, 'shows', 'use'),
    turns || detail < 1 ? undefined : narrateRole(narration, lead, 'task'),
  ]
  return parts.filter((one) => one !== undefined)
}

/** Of so many weeks one says that it turns; the others show it. */
const NAMED_TURNS = 7

/** "Then, on Thursday, December 17, around 9:30 a.m., Venus crosses your Sun.": how it follows from what was before it. */
function narrateTurnEvent(
  { reader, narrator }: Narration,
  contact: Contact,
  { turns, isLater }: Pick<Turn, 'turns' | 'isLater'>,
): Draft {
  const [{ before, after }] = whenBeside(reader, contact, turns?.sentences ?? [])
  const began = (start: string, when: string) =>
    eventWays(contact, { before: `${start}${when}`, after: '' }).filter((way) =>
      way.startsWith(start),
    )
  const plain = eventWays(contact, { before, after })
  const then = ['Then, ', 'And then, '].flatMap((start) => began(start, before))
  const seen = joints[isLater ? 'later' : 'first'][toneOf(contact)].flatMap((joint) =>
    began(`${joint} ${after}, when`, ''),
  )
  const named = began(`The turn comes ${after}, when`, '')
  const kinds = isLater ? [seen, then, seen, then, plain] : [plain, seen, plain, seen, plain]
  const isNamed = narrator.random.pick(`named ${contact.fact.id}`, places) === 0
  const kind = isNamed ? named : narrator.random.pick(`joint ${contact.fact.id}`, kinds)
  const [usual, ...rest] = kind.length > 0 ? [kind, plain] : [plain]
  return narrator.state('turn', usual ?? [], {
    spare: rest.flat(),
    facts: eventFacts(contact),
    moment: contact.fact.id,
  })
}

const places = Array.from({ length: NAMED_TURNS }, (_, index) => index)

const joints = {
  first: {
    eases: ["It's easy to see", 'You get a good look at it', 'It shows'],
    presses: ["It's hard to overlook", 'You run into it', 'It shows'],
  },
  later: {
    eases: ["It's easier to see", 'You get a better look at it', "There's more of it"],
    presses: ["It's harder to overlook", "You can't walk around it", 'It comes up again'],
  },
} as const
