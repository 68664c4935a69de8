import type { House } from '../../../house.ts'
import type { YearCourse } from '../../../year-ahead.ts'
import { firstCourses } from './houses-1-to-6.ts'
import { secondCourses } from './houses-7-to-12.ts'

/** What becomes of each subject of a house at the moments of its year. */
export const houseCourses: Record<House, readonly [YearCourse, YearCourse]> = {
  ...firstCourses,
  ...secondCourses,
}
