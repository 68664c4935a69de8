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
import { aquariusRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/aquarius.ts'
import { ariesRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/aries.ts'
import { cancerRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/cancer.ts'
import { capricornRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/capricorn.ts'
import { geminiRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/gemini.ts'
import { leoRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/leo.ts'
import { libraRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/libra.ts'
import { piscesRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/pisces.ts'
import { sagittariusRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/sagittarius.ts'
import { scorpioRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/scorpio.ts'
import { taurusRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/taurus.ts'
import { virgoRisingWithSunCourses } from './corpus/arguments/rising-sun-courses/virgo.ts'
import { aquariusSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/aquarius.ts'
import { ariesSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/aries.ts'
import { cancerSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/cancer.ts'
import { capricornSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/capricorn.ts'
import { geminiSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/gemini.ts'
import { leoSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/leo.ts'
import { libraSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/libra.ts'
import { piscesSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/pisces.ts'
import { sagittariusSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/sagittarius.ts'
import { scorpioSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/scorpio.ts'
import { taurusSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/taurus.ts'
import { virgoSunAndMercuryCourses } from './corpus/arguments/sun-mercury-courses/virgo.ts'
import { sunAndMercuryTogether } from './corpus/arguments/sun-mercury-together.ts'
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
  'rising-sun': {
    Aries: ariesRisingWithSunCourses,
    Taurus: taurusRisingWithSunCourses,
    Gemini: geminiRisingWithSunCourses,
    Cancer: cancerRisingWithSunCourses,
    Leo: leoRisingWithSunCourses,
    Virgo: virgoRisingWithSunCourses,
    Libra: libraRisingWithSunCourses,
    Scorpio: scorpioRisingWithSunCourses,
    Sagittarius: sagittariusRisingWithSunCourses,
    Capricorn: capricornRisingWithSunCourses,
    Aquarius: aquariusRisingWithSunCourses,
    Pisces: piscesRisingWithSunCourses,
  },
  'sun-mercury': {
    Aries: { ...ariesSunAndMercuryCourses, Aries: sunAndMercuryTogether.Aries },
    Taurus: { ...taurusSunAndMercuryCourses, Taurus: sunAndMercuryTogether.Taurus },
    Gemini: { ...geminiSunAndMercuryCourses, Gemini: sunAndMercuryTogether.Gemini },
    Cancer: { ...cancerSunAndMercuryCourses, Cancer: sunAndMercuryTogether.Cancer },
    Leo: { ...leoSunAndMercuryCourses, Leo: sunAndMercuryTogether.Leo },
    Virgo: { ...virgoSunAndMercuryCourses, Virgo: sunAndMercuryTogether.Virgo },
    Libra: { ...libraSunAndMercuryCourses, Libra: sunAndMercuryTogether.Libra },
    Scorpio: { ...scorpioSunAndMercuryCourses, Scorpio: sunAndMercuryTogether.Scorpio },
    Sagittarius: {
      ...sagittariusSunAndMercuryCourses,
      Sagittarius: sunAndMercuryTogether.Sagittarius,
    },
    Capricorn: { ...capricornSunAndMercuryCourses, Capricorn: sunAndMercuryTogether.Capricorn },
    Aquarius: { ...aquariusSunAndMercuryCourses, Aquarius: sunAndMercuryTogether.Aquarius },
    Pisces: { ...piscesSunAndMercuryCourses, Pisces: sunAndMercuryTogether.Pisces },
  },
}
