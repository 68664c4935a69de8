import type { Planet } from '#sky/bodies.ts'
import type { Sign } from '#sky/zodiac.ts'
import { jupiterHabits } from './corpus/habits/jupiter.ts'
import { marsHabits } from './corpus/habits/mars.ts'
import { mercuryHabits } from './corpus/habits/mercury.ts'
import { moonHabits } from './corpus/habits/moon.ts'
import { saturnHabits } from './corpus/habits/saturn.ts'
import { sunHabits } from './corpus/habits/sun.ts'
import { venusHabits } from './corpus/habits/venus.ts'
import type { Habit } from './habit.ts'

/** By the planet, then by its sign; of a planet that keeps a sign for years, none. */
export const habits: Partial<Record<Planet, Record<Sign, Habit>>> = {
  sun: sunHabits,
  moon: moonHabits,
  mercury: mercuryHabits,
  venus: venusHabits,
  mars: marsHabits,
  jupiter: jupiterHabits,
  saturn: saturnHabits,
}
