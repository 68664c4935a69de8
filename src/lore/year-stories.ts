import { eighthStories } from './corpus/year/stories/houses/eighth.ts'
import { eleventhStories } from './corpus/year/stories/houses/eleventh.ts'
import { fifthStories } from './corpus/year/stories/houses/fifth.ts'
import { firstStories } from './corpus/year/stories/houses/first.ts'
import { fourthStories } from './corpus/year/stories/houses/fourth.ts'
import { ninthStories } from './corpus/year/stories/houses/ninth.ts'
import { secondStories } from './corpus/year/stories/houses/second.ts'
import { seventhStories } from './corpus/year/stories/houses/seventh.ts'
import { sixthStories } from './corpus/year/stories/houses/sixth.ts'
import { tenthStories } from './corpus/year/stories/houses/tenth.ts'
import { thirdStories } from './corpus/year/stories/houses/third.ts'
import { twelfthStories } from './corpus/year/stories/houses/twelfth.ts'
import { jupiterStories } from './corpus/year/stories/points/jupiter.ts'
import { marsStories } from './corpus/year/stories/points/mars.ts'
import { mercuryStories } from './corpus/year/stories/points/mercury.ts'
import { moonStories } from './corpus/year/stories/points/moon.ts'
import { saturnStories } from './corpus/year/stories/points/saturn.ts'
import { sunStories } from './corpus/year/stories/points/sun.ts'
import { venusStories } from './corpus/year/stories/points/venus.ts'
import type { House } from './house.ts'
import type { PointStory, YearLord, YearStory } from './year-ahead.ts'

/** The stories of the subjects of a year of life, by its house and in the order of the subjects. */
export const houseStories: Record<House, readonly [YearStory, YearStory]> = {
  1: firstStories,
  2: secondStories,
  3: thirdStories,
  4: fourthStories,
  5: fifthStories,
  6: sixthStories,
  7: seventhStories,
  8: eighthStories,
  9: ninthStories,
  10: tenthStories,
  11: eleventhStories,
  12: twelfthStories,
}

/** The stories of the subjects of a planet, without a birth time. */
export const pointStories: Record<YearLord, readonly PointStory[]> = {
  sun: sunStories,
  moon: moonStories,
  mercury: mercuryStories,
  venus: venusStories,
  mars: marsStories,
  jupiter: jupiterStories,
  saturn: saturnStories,
}
