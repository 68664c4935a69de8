import type { Sign } from '#sky/zodiac.ts'
import type { RisingParagraphs } from './authored.ts'

/** Whole paragraphs on a rising sign, by the sign of its traditional ruler. */
export const risingParagraphs: Partial<Record<Sign, RisingParagraphs>> = {}
