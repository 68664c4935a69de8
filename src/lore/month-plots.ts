import type { MonthPlot, SubjectKind } from './authored.ts'
import { eighthHouseHeart } from './corpus/months/plots/eighth-house/heart.ts'
import { eighthHouseMind } from './corpus/months/plots/eighth-house/mind.ts'
import { eighthHouseWill } from './corpus/months/plots/eighth-house/will.ts'
import { eleventhHouseHeart } from './corpus/months/plots/eleventh-house/heart.ts'
import { eleventhHouseMind } from './corpus/months/plots/eleventh-house/mind.ts'
import { eleventhHouseWill } from './corpus/months/plots/eleventh-house/will.ts'
import { fifthHouseHeart } from './corpus/months/plots/fifth-house/heart.ts'
import { fifthHouseMind } from './corpus/months/plots/fifth-house/mind.ts'
import { fifthHouseWill } from './corpus/months/plots/fifth-house/will.ts'
import { firstHouseHeart } from './corpus/months/plots/first-house/heart.ts'
import { firstHouseMind } from './corpus/months/plots/first-house/mind.ts'
import { firstHouseWill } from './corpus/months/plots/first-house/will.ts'
import { fourthHouseHeart } from './corpus/months/plots/fourth-house/heart.ts'
import { fourthHouseMind } from './corpus/months/plots/fourth-house/mind.ts'
import { fourthHouseWill } from './corpus/months/plots/fourth-house/will.ts'
import { ninthHouseHeart } from './corpus/months/plots/ninth-house/heart.ts'
import { ninthHouseMind } from './corpus/months/plots/ninth-house/mind.ts'
import { ninthHouseWill } from './corpus/months/plots/ninth-house/will.ts'
import { secondHouseHeart } from './corpus/months/plots/second-house/heart.ts'
import { secondHouseMind } from './corpus/months/plots/second-house/mind.ts'
import { secondHouseWill } from './corpus/months/plots/second-house/will.ts'
import { seventhHouseHeart } from './corpus/months/plots/seventh-house/heart.ts'
import { seventhHouseMind } from './corpus/months/plots/seventh-house/mind.ts'
import { seventhHouseWill } from './corpus/months/plots/seventh-house/will.ts'
import { sixthHouseHeart } from './corpus/months/plots/sixth-house/heart.ts'
import { sixthHouseMind } from './corpus/months/plots/sixth-house/mind.ts'
import { sixthHouseWill } from './corpus/months/plots/sixth-house/will.ts'
import { tenthHouseHeart } from './corpus/months/plots/tenth-house/heart.ts'
import { tenthHouseMind } from './corpus/months/plots/tenth-house/mind.ts'
import { tenthHouseWill } from './corpus/months/plots/tenth-house/will.ts'
import { thirdHouseHeart } from './corpus/months/plots/third-house/heart.ts'
import { thirdHouseMind } from './corpus/months/plots/third-house/mind.ts'
import { thirdHouseWill } from './corpus/months/plots/third-house/will.ts'
import { twelfthHouseHeart } from './corpus/months/plots/twelfth-house/heart.ts'
import { twelfthHouseMind } from './corpus/months/plots/twelfth-house/mind.ts'
import { twelfthHouseWill } from './corpus/months/plots/twelfth-house/will.ts'
import type { House } from './house.ts'

/** What a month can be about, by the house of its turn and the kind of point that the turn touches. */
export const monthPlots: Record<House, Record<SubjectKind, readonly MonthPlot[]>> = {
  1: { will: firstHouseWill, heart: firstHouseHeart, mind: firstHouseMind },
  2: { will: secondHouseWill, heart: secondHouseHeart, mind: secondHouseMind },
  3: { will: thirdHouseWill, heart: thirdHouseHeart, mind: thirdHouseMind },
  4: { will: fourthHouseWill, heart: fourthHouseHeart, mind: fourthHouseMind },
  5: { will: fifthHouseWill, heart: fifthHouseHeart, mind: fifthHouseMind },
  6: { will: sixthHouseWill, heart: sixthHouseHeart, mind: sixthHouseMind },
  7: { will: seventhHouseWill, heart: seventhHouseHeart, mind: seventhHouseMind },
  8: { will: eighthHouseWill, heart: eighthHouseHeart, mind: eighthHouseMind },
  9: { will: ninthHouseWill, heart: ninthHouseHeart, mind: ninthHouseMind },
  10: { will: tenthHouseWill, heart: tenthHouseHeart, mind: tenthHouseMind },
  11: { will: eleventhHouseWill, heart: eleventhHouseHeart, mind: eleventhHouseMind },
  12: { will: twelfthHouseWill, heart: twelfthHouseHeart, mind: twelfthHouseMind },
}
