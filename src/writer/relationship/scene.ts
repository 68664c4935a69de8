import { aspectQuality } from '#lore/aspect-quality.ts'
import type { Scene } from '#lore/corpus/relationship/scenes.ts'
import type { SynastryAspectFact } from '#sky/synastry-facts.ts'
import { tellContact } from './contact.ts'
import { tellCouple } from './couple.ts'
import { tellEcho, tellHouses } from './inner-life.ts'
import type { Told } from './narrator.ts'
import { tellOpenMoon } from './open-moon.ts'
import type { Quarrel } from './quarrel.ts'
import type { Reading } from './reading.ts'

/** The paragraphs of one scene, some of them empty. */
export function tellScene(reading: Reading, scene: Scene, quarrel: Quarrel): Told[][] {
  const { helpful, further } = reading.outline
  const tell = (contacts: readonly SynastryAspectFact[]) =>
    contacts.map((contact) => tellContact(reading, contact))
  switch (scene) {
    case 'meet':
      return [tellCouple(reading, 'meet'), ...tell(helpful.meet)]
    case 'draw':
      return [tellCouple(reading, 'taste'), ...tell(helpful.draw)]
    case 'days':
      return [
        withHouses(reading, tellCouple(reading, 'days'), 'moon'),
        tellOpenMoon(reading),
        ...tell(helpful.days),
        tellCouple(reading, 'talk'),
        ...tell(helpful.talk),
      ]
    case 'quarrel':
      return [...tellQuarrel(reading, quarrel), ...tell(further)]
    case 'repair':
      return [quarrel.repair, ...tell(helpful.repair)]
    case 'purpose':
      return tell(helpful.purpose)
    case 'practice':
      return quarrel.practices
  }
}

function tellQuarrel(reading: Reading, { scene }: Quarrel): Told[][] {
  const { quarrel } = reading.outline
  const isHard = quarrel && aspectQuality(quarrel.aspect) === 'tense'
  const isOfMars = quarrel?.you === 'mars' && quarrel.partner === 'mars'
  return [
    [...scene, ...(isHard ? tellEcho(reading, quarrel) : [])],
    isOfMars ? [] : withHouses(reading, tellCouple(reading, 'temper'), 'mars'),
  ]
}

/** With little else to tell, also where in the own chart the two planets are. */
function withHouses(reading: Reading, couple: Told[], planet: 'moon' | 'mars'): Told[] {
  const isBare = couple.length === 0 || reading.detail < (planet === 'moon' ? 2 : 3)
  return isBare ? couple : [...couple, ...tellHouses(reading, planet)]
}
