import type { Sign } from '#sky/zodiac.ts'
import type { Argument, WholeArgument } from './authored.ts'
import { aquariusRisingWithMoon } from './corpus/arguments/rising-moon/aquarius.ts'
import { ariesRisingWithMoon } from './corpus/arguments/rising-moon/aries.ts'
import { cancerRisingWithMoon } from './corpus/arguments/rising-moon/cancer.ts'
import { capricornRisingWithMoon } from './corpus/arguments/rising-moon/capricorn.ts'
import { geminiRisingWithMoon } from './corpus/arguments/rising-moon/gemini.ts'
import { leoRisingWithMoon } from './corpus/arguments/rising-moon/leo.ts'
import { libraRisingWithMoon } from './corpus/arguments/rising-moon/libra.ts'
import { piscesRisingWithMoon } from './corpus/arguments/rising-moon/pisces.ts'
import { sagittariusRisingWithMoon } from './corpus/arguments/rising-moon/sagittarius.ts'
import { scorpioRisingWithMoon } from './corpus/arguments/rising-moon/scorpio.ts'
import { taurusRisingWithMoon } from './corpus/arguments/rising-moon/taurus.ts'
import { virgoRisingWithMoon } from './corpus/arguments/rising-moon/virgo.ts'
import { aquariusRisingWithSun } from './corpus/arguments/rising-sun/aquarius.ts'
import { ariesRisingWithSun } from './corpus/arguments/rising-sun/aries.ts'
import { cancerRisingWithSun } from './corpus/arguments/rising-sun/cancer.ts'
import { capricornRisingWithSun } from './corpus/arguments/rising-sun/capricorn.ts'
import { geminiRisingWithSun } from './corpus/arguments/rising-sun/gemini.ts'
import { leoRisingWithSun } from './corpus/arguments/rising-sun/leo.ts'
import { libraRisingWithSun } from './corpus/arguments/rising-sun/libra.ts'
import { piscesRisingWithSun } from './corpus/arguments/rising-sun/pisces.ts'
import { sagittariusRisingWithSun } from './corpus/arguments/rising-sun/sagittarius.ts'
import { scorpioRisingWithSun } from './corpus/arguments/rising-sun/scorpio.ts'
import { taurusRisingWithSun } from './corpus/arguments/rising-sun/taurus.ts'
import { virgoRisingWithSun } from './corpus/arguments/rising-sun/virgo.ts'
import { aquariusSunAndMercury } from './corpus/arguments/sun-mercury/aquarius.ts'
import { ariesSunAndMercury } from './corpus/arguments/sun-mercury/aries.ts'
import { cancerSunAndMercury } from './corpus/arguments/sun-mercury/cancer.ts'
import { capricornSunAndMercury } from './corpus/arguments/sun-mercury/capricorn.ts'
import { geminiSunAndMercury } from './corpus/arguments/sun-mercury/gemini.ts'
import { leoSunAndMercury } from './corpus/arguments/sun-mercury/leo.ts'
import { libraSunAndMercury } from './corpus/arguments/sun-mercury/libra.ts'
import { piscesSunAndMercury } from './corpus/arguments/sun-mercury/pisces.ts'
import { sagittariusSunAndMercury } from './corpus/arguments/sun-mercury/sagittarius.ts'
import { scorpioSunAndMercury } from './corpus/arguments/sun-mercury/scorpio.ts'
import { taurusSunAndMercury } from './corpus/arguments/sun-mercury/taurus.ts'
import { virgoSunAndMercury } from './corpus/arguments/sun-mercury/virgo.ts'
import { aquariusSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/aquarius.ts'
import { ariesSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/aries.ts'
import { cancerSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/cancer.ts'
import { capricornSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/capricorn.ts'
import { geminiSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/gemini.ts'
import { leoSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/leo.ts'
import { libraSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/libra.ts'
import { piscesSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/pisces.ts'
import { sagittariusSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/sagittarius.ts'
import { scorpioSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/scorpio.ts'
import { taurusSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/taurus.ts'
import { virgoSunAndMercuryAgain } from './corpus/arguments/sun-mercury-again/virgo.ts'
import { sunAndMercuryTogether } from './corpus/arguments/sun-mercury-together.ts'
import { aquariusSunWithMoon } from './corpus/arguments/sun-moon/aquarius.ts'
import { ariesSunWithMoon } from './corpus/arguments/sun-moon/aries.ts'
import { cancerSunWithMoon } from './corpus/arguments/sun-moon/cancer.ts'
import { capricornSunWithMoon } from './corpus/arguments/sun-moon/capricorn.ts'
import { geminiSunWithMoon } from './corpus/arguments/sun-moon/gemini.ts'
import { leoSunWithMoon } from './corpus/arguments/sun-moon/leo.ts'
import { libraSunWithMoon } from './corpus/arguments/sun-moon/libra.ts'
import { piscesSunWithMoon } from './corpus/arguments/sun-moon/pisces.ts'
import { sagittariusSunWithMoon } from './corpus/arguments/sun-moon/sagittarius.ts'
import { scorpioSunWithMoon } from './corpus/arguments/sun-moon/scorpio.ts'
import { taurusSunWithMoon } from './corpus/arguments/sun-moon/taurus.ts'
import { virgoSunWithMoon } from './corpus/arguments/sun-moon/virgo.ts'

export type ArgumentKind = 'rising-moon' | 'rising-sun' | 'sun-moon' | 'sun-mercury'

/**
 * What a portrait claims: by the rising sign or the Sun's, then by the Moon's, the Sun's or Mercury's. A rising sign and
 * a Sun that keep to themselves alike, or go out alike, are no argument.
 */
export const portraitArguments: Record<
  ArgumentKind,
  Record<Sign, Partial<Record<Sign, Argument>>>
> = {
  'rising-moon': {
    Aries: ariesRisingWithMoon,
    Taurus: taurusRisingWithMoon,
    Gemini: geminiRisingWithMoon,
    Cancer: cancerRisingWithMoon,
    Leo: leoRisingWithMoon,
    Virgo: virgoRisingWithMoon,
    Libra: libraRisingWithMoon,
    Scorpio: scorpioRisingWithMoon,
    Sagittarius: sagittariusRisingWithMoon,
    Capricorn: capricornRisingWithMoon,
    Aquarius: aquariusRisingWithMoon,
    Pisces: piscesRisingWithMoon,
  },
  'rising-sun': {
    Aries: ariesRisingWithSun,
    Taurus: taurusRisingWithSun,
    Gemini: geminiRisingWithSun,
    Cancer: cancerRisingWithSun,
    Leo: leoRisingWithSun,
    Virgo: virgoRisingWithSun,
    Libra: libraRisingWithSun,
    Scorpio: scorpioRisingWithSun,
    Sagittarius: sagittariusRisingWithSun,
    Capricorn: capricornRisingWithSun,
    Aquarius: aquariusRisingWithSun,
    Pisces: piscesRisingWithSun,
  },
  'sun-moon': {
    Aries: ariesSunWithMoon,
    Taurus: taurusSunWithMoon,
    Gemini: geminiSunWithMoon,
    Cancer: cancerSunWithMoon,
    Leo: leoSunWithMoon,
    Virgo: virgoSunWithMoon,
    Libra: libraSunWithMoon,
    Scorpio: scorpioSunWithMoon,
    Sagittarius: sagittariusSunWithMoon,
    Capricorn: capricornSunWithMoon,
    Aquarius: aquariusSunWithMoon,
    Pisces: piscesSunWithMoon,
  },
  'sun-mercury': {
    Aries: { ...ariesSunAndMercury, Aries: sunAndMercuryTogether.Aries },
    Taurus: { ...taurusSunAndMercury, Taurus: sunAndMercuryTogether.Taurus },
    Gemini: { ...geminiSunAndMercury, Gemini: sunAndMercuryTogether.Gemini },
    Cancer: { ...cancerSunAndMercury, Cancer: sunAndMercuryTogether.Cancer },
    Leo: { ...leoSunAndMercury, Leo: sunAndMercuryTogether.Leo },
    Virgo: { ...virgoSunAndMercury, Virgo: sunAndMercuryTogether.Virgo },
    Libra: { ...libraSunAndMercury, Libra: sunAndMercuryTogether.Libra },
    Scorpio: { ...scorpioSunAndMercury, Scorpio: sunAndMercuryTogether.Scorpio },
    Sagittarius: { ...sagittariusSunAndMercury, Sagittarius: sunAndMercuryTogether.Sagittarius },
    Capricorn: { ...capricornSunAndMercury, Capricorn: sunAndMercuryTogether.Capricorn },
    Aquarius: { ...aquariusSunAndMercury, Aquarius: sunAndMercuryTogether.Aquarius },
    Pisces: { ...piscesSunAndMercury, Pisces: sunAndMercuryTogether.Pisces },
  },
}

/** A second argument of the same two signs, where a kind has few. */
export const argumentsAgain: Partial<
  Record<ArgumentKind, Record<Sign, Partial<Record<Sign, WholeArgument>>>>
> = {
  'sun-mercury': {
    Aries: ariesSunAndMercuryAgain,
    Taurus: taurusSunAndMercuryAgain,
    Gemini: geminiSunAndMercuryAgain,
    Cancer: cancerSunAndMercuryAgain,
    Leo: leoSunAndMercuryAgain,
    Virgo: virgoSunAndMercuryAgain,
    Libra: libraSunAndMercuryAgain,
    Scorpio: scorpioSunAndMercuryAgain,
    Sagittarius: sagittariusSunAndMercuryAgain,
    Capricorn: capricornSunAndMercuryAgain,
    Aquarius: aquariusSunAndMercuryAgain,
    Pisces: piscesSunAndMercuryAgain,
  },
}
