import { careFor } from '#chat/care/care-for-words.ts'
import type { AboutYou } from '#contract/about-you.ts'
import { isBlankMessage } from '#contract/message-text.ts'
import { changeAboutYou, deleteAboutYouOf, findAboutYou } from '#writer/reader/about-you-table.ts'
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
export async function saveChanges(
  { db, today }: FeedbackDeps,
  { userId, timeZone }: { userId: string; timeZone: string },
  typed: Partial<AboutYou>,
): Promise<{ about: AboutYou; care: string | null }> {
  const isBlank = typeof typed.mind === 'string' && isBlankMessage(typed.mind)
  const changes = isBlank ? { ...typed, mind: null } : typed
  const about = await db.transaction(async (tx) => {
    const saved = await changeAboutYou(tx, userId, { changes, savedAt: today() })
    if (Object.values(saved).every((part) => part === null)) await deleteAboutYouOf(tx, userId)
    return saved
  })
  return { about, care: careFor(about.mind ?? '', timeZone) ?? null }
}
