import type { House } from '#lore/house.ts'
import type { YearCourse } from '../../../year-ahead.ts'
import { firstCourses } from './houses-1-to-6.ts'
import { lastCourses } from './houses-7-to-12.ts'

/** What a year of each house is about and how that moves on, in the order of its questions. */
export const houseCourses: Record<House, readonly [YearCourse, YearCourse]> = {
  ...firstCourses,
  ...lastCourses,
}
