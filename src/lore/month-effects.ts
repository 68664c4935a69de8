import type { PlotEffects } from './authored.ts'
import { eighthHouseEffects } from './corpus/months/effects/eighth-house.ts'
import { eleventhHouseEffects } from './corpus/months/effects/eleventh-house.ts'
import { fifthHouseEffects } from './corpus/months/effects/fifth-house.ts'
import { firstHouseEffects } from './corpus/months/effects/first-house.ts'
import { fourthHouseEffects } from './corpus/months/effects/fourth-house.ts'
import { ninthHouseEffects } from './corpus/months/effects/ninth-house.ts'
import { secondHouseEffects } from './corpus/months/effects/second-house.ts'
import { seventhHouseEffects } from './corpus/months/effects/seventh-house.ts'
import { sixthHouseEffects } from './corpus/months/effects/sixth-house.ts'
import { tenthHouseEffects } from './corpus/months/effects/tenth-house.ts'
import { thirdHouseEffects } from './corpus/months/effects/third-house.ts'
import { twelfthHouseEffects } from './corpus/months/effects/twelfth-house.ts'
import type { House } from './house.ts'

/** What each event does to the subject of a month, in the order of the plots. */
export const monthEffects: Record<House, readonly [PlotEffects, PlotEffects]> = {
  1: firstHouseEffects,
  2: secondHouseEffects,
  3: thirdHouseEffects,
  4: fourthHouseEffects,
  5: fifthHouseEffects,
  6: sixthHouseEffects,
  7: seventhHouseEffects,
  8: eighthHouseEffects,
  9: ninthHouseEffects,
  10: tenthHouseEffects,
  11: eleventhHouseEffects,
  12: twelfthHouseEffects,
}
