import { aspectQuality } from '#lore/aspect-quality.ts'
import { assumesSharedRoof } from '#lore/assumed-life.ts'
import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import { underOneRoof as roofLines } from '#lore/corpus/relationship/strains.ts'
import type { Planet } from '#sky/bodies.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { writeContact } from './contact.ts'
import { writeCouple } from './couple.ts'
import { writeEcho, writeHouses } from './inner-life.ts'
import { writeStrains } from './inner-strains.ts'
import type { WordedSentence } from './narrator.ts'
import { explainOpenMoon } from './open-moon.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'
import { writeApproach, writeMeans } from './thread.ts'
import { writeVisit } from './visits.ts'

/** The paragraphs of one scene, some of them empty. */
export function writeScene(reading: Reading, scene: Scene, quarrel: Quarrel): WordedSentence[][] {
  const { helpful, further } = reading.outline
  const write = (contacts: readonly SynastryAspectFact[]) =>
    contacts.map((contact) => writeContact(reading, contact))
  switch (scene) {
    case 'meet':
      return [withStrains(reading, writeCouple(reading, 'meet'), 'sun'), ...write(helpful.meet)]
    case 'draw':
      return [withStrains(reading, writeCouple(reading, 'taste'), 'venus'), ...write(helpful.draw)]
    case 'days':
      return [
        withHouses(
          reading,
          withStrains(reading, underOneRoof(reading, writeCouple(reading, 'days')), 'moon'),
          'moon',
        ),
        ...write(helpful.days),
        explainOpenMoon(reading),
        withStrains(reading, writeCouple(reading, 'talk'), 'mercury'),
        ...write(helpful.talk),
      ]
    case 'quarrel':
      return [...writeQuarrel(reading, quarrel), ...write(further)]
    case 'repair':
      return [quarrel.repair]
    case 'purpose':
      return writePurpose(reading, quarrel)
    case 'practice':
      return quarrel.practices
  }
}

/** What they have in common as a help, and the other contacts that are good for something. */
function writePurpose(reading: Reading, quarrel: Quarrel): WordedSentence[][] {
  const { bond, helpful } = reading.outline
  const means = writeMeans(reading, quarrel)
  const others = helpful.purpose.filter((contact) => means.length === 0 || contact !== bond)
  return [means, ...others.map((contact) => writeContact(reading, contact))]
}

function writeQuarrel(reading: Reading, argument: Quarrel): WordedSentence[][] {
  const { quarrel } = reading.outline
  const { scene } = argument
  const isHard = quarrel && aspectQuality(quarrel.aspect) === 'tense'
  const isOfMars = quarrel?.you === 'mars' && quarrel.partner === 'mars'
  return [
    [
      ...(scene.length > 0 ? writeApproach(reading, argument) : []),
      ...scene,
      ...(isHard ? writeEcho(reading, quarrel) : []),
    ],
    isOfMars
      ? []
      : withHouses(reading, withStrains(reading, writeCouple(reading, 'temper'), 'mars'), 'mars'),
  ]
}

/** With where in the own chart the two planets are. */
function withHouses(
  reading: Reading,
  couple: WordedSentence[],
  planet: 'moon' | 'mars',
): WordedSentence[] {
  const isVisited = couple.some(({ wording }) => wording.startsWith('visit/'))
  const isBare = isVisited || couple.length === 0 || (planet === 'mars' && reading.detail < 3)
  const room = Math.max(0, MOST_SENTENCES - couple.length)
  return isBare ? couple : [...couple, ...writeHouses(reading, planet).slice(0, room)]
}

/** A paragraph of more sentences is a list. */
const MOST_SENTENCES = 6
const MOST_ADDED = 2

/** With what each of the two has to settle alone. */
function withStrains(reading: Reading, couple: WordedSentence[], planet: Planet): WordedSentence[] {
  const room = Math.min(MOST_ADDED, MOST_SENTENCES - couple.length)
  return room > 0 && couple.length > 0
    ? [
        ...couple,
        ...[...writeStrains(reading, planet), ...writeVisit(reading, planet)].slice(0, room),
      ]
    : couple
}

/** Two people need not live together, and what an author wrote of their days may sound as if they did. */
function underOneRoof({ narrator }: Reading, couple: WordedSentence[]): WordedSentence[] {
  const [first] = couple
  if (!first || !couple.some(({ text }) => assumesSharedRoof(text))) return couple
  const line = narrator.line('roof', roofLines)
  return line ? [{ ...line, facts: first.facts }, ...couple] : couple
}
