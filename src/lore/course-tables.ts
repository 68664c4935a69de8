import type { Sign } from '#sky/zodiac.ts'
import type { ArgumentKind } from './argument-tables.ts'
import type { Course } from './authored.ts'
import { aquariusRisingCourses } from './corpus/arguments/rising-moon-courses/aquarius.ts'
import { ariesRisingCourses } from './corpus/arguments/rising-moon-courses/aries.ts'
import { cancerRisingCourses } from './corpus/arguments/rising-moon-courses/cancer.ts'
import { capricornRisingCourses } from './corpus/arguments/rising-moon-courses/capricorn.ts'
import { geminiRisingCourses } from './corpus/arguments/rising-moon-courses/gemini.ts'
import { leoRisingCourses } from './corpus/arguments/rising-moon-courses/leo.ts'
import { libraRisingCourses } from './corpus/arguments/rising-moon-courses/libra.ts'
import { piscesRisingCourses } from './corpus/arguments/rising-moon-courses/pisces.ts'
import { sagittariusRisingCourses } from './corpus/arguments/rising-moon-courses/sagittarius.ts'
import { scorpioRisingCourses } from './corpus/arguments/rising-moon-courses/scorpio.ts'
import { taurusRisingCourses } from './corpus/arguments/rising-moon-courses/taurus.ts'
import { virgoRisingCourses } from './corpus/arguments/rising-moon-courses/virgo.ts'
import { aquariusSunCourses } from './corpus/arguments/sun-moon-courses/aquarius.ts'
import { ariesSunCourses } from './corpus/arguments/sun-moon-courses/aries.ts'
import { cancerSunCourses } from './corpus/arguments/sun-moon-courses/cancer.ts'
import { capricornSunCourses } from './corpus/arguments/sun-moon-courses/capricorn.ts'
import { geminiSunCourses } from './corpus/arguments/sun-moon-courses/gemini.ts'
import { leoSunCourses } from './corpus/arguments/sun-moon-courses/leo.ts'
import { libraSunCourses } from './corpus/arguments/sun-moon-courses/libra.ts'
import { piscesSunCourses } from './corpus/arguments/sun-moon-courses/pisces.ts'
import { sagittariusSunCourses } from './corpus/arguments/sun-moon-courses/sagittarius.ts'
import { scorpioSunCourses } from './corpus/arguments/sun-moon-courses/scorpio.ts'
import { taurusSunCourses } from './corpus/arguments/sun-moon-courses/taurus.ts'
import { virgoSunCourses } from './corpus/arguments/sun-moon-courses/virgo.ts'

/** How the argument of a portrait goes on and ends, by the same signs as the argument. */
export const argumentCourses: Partial<
  Record<ArgumentKind, Partial<Record<Sign, Partial<Record<Sign, Course>>>>>
> = {
  'rising-moon': {
    Aries: ariesRisingCourses,
    Taurus: taurusRisingCourses,
    Gemini: geminiRisingCourses,
    Cancer: cancerRisingCourses,
    Leo: leoRisingCourses,
    Virgo: virgoRisingCourses,
    Libra: libraRisingCourses,
    Scorpio: scorpioRisingCourses,
    Sagittarius: sagittariusRisingCourses,
    Capricorn: capricornRisingCourses,
    Aquarius: aquariusRisingCourses,
    Pisces: piscesRisingCourses,
  },
  'sun-moon': {
    Aries: ariesSunCourses,
    Taurus: taurusSunCourses,
    Gemini: geminiSunCourses,
    Cancer: cancerSunCourses,
    Leo: leoSunCourses,
    Virgo: virgoSunCourses,
    Libra: libraSunCourses,
    Scorpio: scorpioSunCourses,
    Sagittarius: sagittariusSunCourses,
    Capricorn: capricornSunCourses,
    Aquarius: aquariusSunCourses,
    Pisces: piscesSunCourses,
  },
}
