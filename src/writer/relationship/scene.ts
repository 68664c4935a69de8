import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { writeContact } from './contact.ts'
import { writeCouple } from './couple.ts'
import { writeEcho, writeHouses } from './inner-life.ts'
import type { WordedSentence } from './narrator.ts'
import { explainOpenMoon } from './open-moon.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'

/** The paragraphs of one scene, some of them empty. */
export function writeScene(reading: Reading, scene: Scene, quarrel: Quarrel): WordedSentence[][] {
  const { helpful, further } = reading.outline
  const write = (contacts: readonly SynastryAspectFact[]) =>
    contacts.map((contact) => writeContact(reading, contact))
  switch (scene) {
    case 'meet':
      return [writeCouple(reading, 'meet'), ...write(helpful.meet)]
    case 'draw':
      return [writeCouple(reading, 'taste'), ...write(helpful.draw)]
    case 'days':
      return [
        withHouses(reading, writeCouple(reading, 'days'), 'moon'),
        ...write(helpful.days),
        explainOpenMoon(reading),
        writeCouple(reading, 'talk'),
        ...write(helpful.talk),
      ]
    case 'quarrel':
      return [...writeQuarrel(reading, quarrel), ...write(further)]
    case 'repair':
      return [quarrel.repair]
    case 'purpose':
      return write(helpful.purpose)
    case 'practice':
      return quarrel.practices
  }
}

function writeQuarrel(reading: Reading, { scene }: Quarrel): WordedSentence[][] {
  const { quarrel } = reading.outline
  const isHard = quarrel && aspectQuality(quarrel.aspect) === 'tense'
  const isOfMars = quarrel?.you === 'mars' && quarrel.partner === 'mars'
  return [
    [...scene, ...(isHard ? writeEcho(reading, quarrel) : [])],
    isOfMars ? [] : withHouses(reading, writeCouple(reading, 'temper'), 'mars'),
  ]
}

/** With where in the own chart the two planets are. */
function withHouses(
  reading: Reading,
  couple: WordedSentence[],
  planet: 'moon' | 'mars',
): WordedSentence[] {
  const isBare = couple.length === 0 || (planet === 'mars' && reading.detail < 3)
  return isBare ? couple : [...couple, ...writeHouses(reading, planet)]
}
