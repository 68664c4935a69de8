import type { AspectParagraphs, SlowAspectParagraphs } from './authored.ts'

/** Whole paragraphs on two planets in aspect, by the elements of their signs. */
export const aspectParagraphs: Partial<Record<string, AspectParagraphs | SlowAspectParagraphs>> = {}
