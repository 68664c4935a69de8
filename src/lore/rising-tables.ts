import type { Sign } from '#sky/zodiac.ts'
import type { RisingParagraphs } from './authored.ts'
import { ariesRising } from './corpus/rising/aries.ts'
import { geminiRising } from './corpus/rising/gemini.ts'
import { leoRising } from './corpus/rising/leo.ts'
import { libraRising } from './corpus/rising/libra.ts'
import { scorpioRising } from './corpus/rising/scorpio.ts'
import { taurusRising } from './corpus/rising/taurus.ts'
import { virgoRising } from './corpus/rising/virgo.ts'

/** Whole paragraphs on a rising sign, by the sign of its traditional ruler. */
export const risingParagraphs: Partial<Record<Sign, RisingParagraphs>> = {
  Aries: ariesRising,
  Taurus: taurusRising,
  Gemini: geminiRising,
  Leo: leoRising,
  Virgo: virgoRising,
  Libra: libraRising,
  Scorpio: scorpioRising,
}
