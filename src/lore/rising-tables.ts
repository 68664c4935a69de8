import type { Sign } from '#sky/zodiac.ts'
import type { RisingParagraphs } from './authored.ts'
import { aquariusRising } from './corpus/rising/aquarius.ts'
import { ariesRising } from './corpus/rising/aries.ts'
import { cancerRising } from './corpus/rising/cancer.ts'
import { capricornRising } from './corpus/rising/capricorn.ts'
import { geminiRising } from './corpus/rising/gemini.ts'
import { leoRising } from './corpus/rising/leo.ts'
import { libraRising } from './corpus/rising/libra.ts'
import { piscesRising } from './corpus/rising/pisces.ts'
import { sagittariusRising } from './corpus/rising/sagittarius.ts'
import { scorpioRising } from './corpus/rising/scorpio.ts'
import { taurusRising } from './corpus/rising/taurus.ts'
import { virgoRising } from './corpus/rising/virgo.ts'

/** Whole paragraphs on a rising sign, by the sign of its traditional ruler. */
export const risingParagraphs: Record<Sign, RisingParagraphs> = {
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
}
