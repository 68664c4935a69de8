import type { Sign } from '#sky/zodiac.ts'
import type { Argument } from './authored.ts'
import { aquariusRising } from './corpus/arguments/rising-moon/aquarius.ts'
import { ariesRising } from './corpus/arguments/rising-moon/aries.ts'
import { cancerRising } from './corpus/arguments/rising-moon/cancer.ts'
import { capricornRising } from './corpus/arguments/rising-moon/capricorn.ts'
import { geminiRising } from './corpus/arguments/rising-moon/gemini.ts'
import { leoRising } from './corpus/arguments/rising-moon/leo.ts'
import { libraRising } from './corpus/arguments/rising-moon/libra.ts'
import { piscesRising } from './corpus/arguments/rising-moon/pisces.ts'
import { sagittariusRising } from './corpus/arguments/rising-moon/sagittarius.ts'
import { scorpioRising } from './corpus/arguments/rising-moon/scorpio.ts'
import { taurusRising } from './corpus/arguments/rising-moon/taurus.ts'
import { virgoRising } from './corpus/arguments/rising-moon/virgo.ts'
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
import { aquariusSun } from './corpus/arguments/sun-moon/aquarius.ts'
import { ariesSun } from './corpus/arguments/sun-moon/aries.ts'
import { cancerSun } from './corpus/arguments/sun-moon/cancer.ts'
import { capricornSun } from './corpus/arguments/sun-moon/capricorn.ts'
import { geminiSun } from './corpus/arguments/sun-moon/gemini.ts'
import { leoSun } from './corpus/arguments/sun-moon/leo.ts'
import { libraSun } from './corpus/arguments/sun-moon/libra.ts'
import { piscesSun } from './corpus/arguments/sun-moon/pisces.ts'
import { sagittariusSun } from './corpus/arguments/sun-moon/sagittarius.ts'
import { scorpioSun } from './corpus/arguments/sun-moon/scorpio.ts'
import { taurusSun } from './corpus/arguments/sun-moon/taurus.ts'
import { virgoSun } from './corpus/arguments/sun-moon/virgo.ts'

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
    Aries: ariesRising,
    Taurus: taurusRising,
    Gemini: geminiRising,
    Cancer: cancerRising,
    Leo: leoRising,
    Virgo: virgoRising,
    Libra: libraRising,
    Scorpio: scorpioRising,
    Sagittarius: sagittariusRising,
    Capricorn: capricornRising,
    Aquarius: aquariusRising,
    Pisces: piscesRising,
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
    Aries: ariesSun,
    Taurus: taurusSun,
    Gemini: geminiSun,
    Cancer: cancerSun,
    Leo: leoSun,
    Virgo: virgoSun,
    Libra: libraSun,
    Scorpio: scorpioSun,
    Sagittarius: sagittariusSun,
    Capricorn: capricornSun,
    Aquarius: aquariusSun,
    Pisces: piscesSun,
  },
  'sun-mercury': {
    Aries: ariesSunAndMercury,
    Taurus: taurusSunAndMercury,
    Gemini: geminiSunAndMercury,
    Cancer: cancerSunAndMercury,
    Leo: leoSunAndMercury,
    Virgo: virgoSunAndMercury,
    Libra: libraSunAndMercury,
    Scorpio: scorpioSunAndMercury,
    Sagittarius: sagittariusSunAndMercury,
    Capricorn: capricornSunAndMercury,
    Aquarius: aquariusSunAndMercury,
    Pisces: piscesSunAndMercury,
  },
}
