import { careAnswer } from '#chat/care/care-answer.ts'
import { countryOfTimeZone } from '#chat/care/country-of-time-zone.ts'
import { recognizeCrisis } from '#chat/care/recognize-crisis.ts'
import type { AboutYou } from '#contract/about-you.ts'
import { isBlankMessage } from '#contract/chat.ts'
import { deleteAboutYouOf, findAboutYou, saveAboutYouOf } from '#writer/reader/about-you-table.ts'
import type { FeedbackDeps } from './rate-text.ts'

const nothing: AboutYou = {
  lifeStage: null,
  relationship: null,
  children: null,
  theme: null,
  mind: null,
}

export async function showAboutYou({ db }: FeedbackDeps, userId: string): Promise<AboutYou> {
  return (await findAboutYou(db, userId)) ?? nothing
}

/** @returns what is stored now, and help for a person whose words speak of a crisis */
export async function replaceAboutYou(
  { db, today }: FeedbackDeps,
  { userId, timeZone }: { userId: string; timeZone: string },
  typed: AboutYou,
): Promise<{ about: AboutYou; care: string | null }> {
  const { mind } = typed
  const about = { ...typed, mind: mind === null || isBlankMessage(mind) ? null : mind }
  if (Object.values(about).every((part) => part === null)) await deleteAboutYouOf(db, userId)
  else await saveAboutYouOf(db, userId, about, today())
  return { about, care: careFor(about.mind, timeZone) }
}

function careFor(mind: string | null, timeZone: string): string | null {
  const crisis = mind === null ? undefined : recognizeCrisis(mind)
  return crisis ? careAnswer(crisis, { country: countryOfTimeZone(timeZone), turn: 0 }) : null
}
