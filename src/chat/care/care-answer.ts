import { fillSlots } from '#writer/prose/template.ts'
import { crisisTexts, type FollowUp, familyOf, followUpTexts } from './care-texts.ts'
import { elsewhereSentence, emergencyPhrase, helpSentence, linesPhrase } from './help-words.ts'
import type { CrisisKind } from './rule.ts'

interface Where {
  /** ISO 3166 alpha-2, if known. */
  country?: string | undefined
}

/** How many different answers to a crisis there are, for each kind and country. */
export const ANSWERS = 12
/** How many different answers to a message after it, for each mood, kind and country. */
export const FOLLOW_UPS = 9

/** @param turn of the conversation; turns below `ANSWERS` all have different texts */
export function careAnswer(kind: CrisisKind, { country, turn }: Where & { turn: number }): string {
  const { needs, openings, help, closings } = crisisTexts[kind]
  const round = Math.floor(turn / openings.length)
  const first = turn % openings.length
  const where = `${at(help, Math.floor(round / 2))} ${elsewhereSentence(country)}`.trim()
  return fillSlots([at(openings, first), where, at(closings, first + round)].join('\n\n'), {
    help: helpSentence(needs, country),
    emergency: emergencyPhrase(country),
  })
}

/** @param them whom the reader spoke of, as "your sister" */
export function careFollowUp(
  kind: CrisisKind,
  mood: FollowUp,
  { country, turn, them = 'them' }: Where & { turn: number; them?: string | undefined },
): string {
  const texts = followUpTexts[familyOf[kind]]
  const tail = at(texts.tails, turn + Math.floor(turn / texts.tails.length))
  return fillSlots(`${at(texts[mood], turn)}\n\n${tail}`, {
    lines: linesPhrase(crisisTexts[kind].needs, country),
    emergency: emergencyPhrase(country),
    them,
  })
}

const at = (texts: readonly string[], position: number) => texts[position % texts.length] as string
