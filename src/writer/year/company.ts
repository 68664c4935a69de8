import type { TouchedPoint } from '#lore/year-ahead.ts'
import type { Narration } from '../horoscope/narration.ts'
import type { Draft } from '../horoscope/narrator.ts'
import type { PointContext } from '../horoscope/points.ts'
import { isClause } from '../horoscope/sentences.ts'
import { withReference } from '../prose/sentences.ts'
import { capitalized } from '../prose/template.ts'
import type { Argued } from './argument.ts'

type Joint = (aspect: string, says: string) => string

/** What an aspect of the birth chart adds to the moment: more of the difficulty, or some help with it. */
const joints: Record<'presses' | 'eases', readonly Joint[]> = {
  presses: [
    (aspect, says) => `It goes deeper than that because ${aspect}. ${says}`,
    (aspect, says) => `There's more to it, since ${aspect}. ${says}`,
    (aspect, says) => `${capitalized(aspect)}, which adds to it. ${says}`,
  ],
  eases: [
    (aspect, says) => `What you have going for you is that ${aspect}. ${says}`,
    (aspect, says) => `You have some help of your own, since ${aspect}. ${says}`,
    (aspect, says) => `It's easier for you because ${aspect}. ${says}`,
  ],
}

/** What the aspect brings into the subject of the year: what the other planet has to do with it. */
const linkJoints: readonly Joint[] = [
  (aspect, link) => `${capitalized(aspect)}, ${/\bso\b/.test(link) ? 'and' : 'so'} ${link}.`,
  (aspect, link) => `Since ${aspect}, ${link}.`,
]

/** A close natal aspect of a touched point, by the subject of the year where that is still asked. */
export function narrateCompanyIn(
  narration: Narration,
  context: PointContext,
  argued: Argued | undefined,
): Draft | undefined {
  const onSubject = argued && narrateCompanyOnSubject(narration, context, argued)
  return onSubject ?? narrateCompany(narration, context)
}

/** The closest natal aspect of a touched point that the text has not narrated, by what it has to do with the subject of the year. */
function narrateCompanyOnSubject(
  { narrator }: Narration,
  { name, company }: PointContext,
  argued: Argued,
): Draft | undefined {
  for (const { phrase, facts, other } of company) {
    const link = argued.links[other as TouchedPoint]
    if (!link || narrator.hasSaidOf(phrase, link)) continue
    const lines = linkJoints.map((joint) => joint(`your ${name} is also ${phrase}`, link))
    const draft = narrator.line([{ name: `company/${argued.name}/${other}`, lines }], { facts })
    if (draft) return draft
  }
  return undefined
}

/** The closest natal aspect of a touched point that the text has not narrated, beside where the point is or by itself. */
function narrateCompany(
  { narrator }: Narration,
  { name, company }: PointContext,
): Draft | undefined {
  const isKnown = narrator.hasSaidOf(`your ${name} is in`)
  for (const { phrase, facts, pools, quality } of company) {
    if (narrator.hasSaidOf(phrase)) continue
    const prints = narrator.random
      .shuffle(`company ${phrase}`, joints[quality === 'harmonious' ? 'eases' : 'presses'])
      .map((joint) => (says: string) => {
        return isKnown && isClause(says)
          ? joint(`your ${name} is also ${phrase}`, says)
          : withReference(says, `your ${name} ${phrase}`)
      })
    const draft = narrator.lineInOneWay(pools, prints, facts)
    if (draft) return draft
  }
  return undefined
}
