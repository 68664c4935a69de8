import type { AboutYou, LifeStage } from '#contract/about-you.ts'
import { messages } from '#contract/messages.ts'
import { themeOf } from '#writer/reader/theme-of.ts'

const { suggested } = messages.chat

const WITHOUT_BOSS: ReadonlySet<LifeStage> = new Set([
  'studying',
  'between_jobs',
  'at_home',
  'retired',
])

/** The plan that suits what is on a reader's mind; undefined for a reader who has not said it. */
export function questionOnMind(about: AboutYou): string | undefined {
  switch (themeOf(about)) {
    case 'work':
      return workQuestion(about)
    case 'love':
      return loveQuestion(about)
    case 'family':
      return suggested.gathering
    case 'friends':
      return suggested.party
    case 'money':
      return suits(about, suggested.talk) ? suggested.talk : suggested.contract
    case 'home':
      return suggested.move
    case 'direction':
      return suggested.begin
    case undefined:
      return undefined
  }
}

function workQuestion({ lifeStage }: AboutYou): string {
  if (lifeStage === 'studying') return suggested.exam
  if (lifeStage === 'between_jobs') return suggested.interview
  if (lifeStage === 'at_home' || lifeStage === 'retired') return suggested.begin
  return suggested.talk
}

function loveQuestion({ relationship }: AboutYou): string {
  if (relationship === 'partnered') return suggested.dateNight
  return relationship === 'apart' ? suggested.begin : suggested.date
}

/** Whether a question assumes no life that the reader does not have. */
export function suits({ lifeStage, relationship }: AboutYou, question: string): boolean {
  if (question === suggested.talk) return lifeStage === null || !WITHOUT_BOSS.has(lifeStage)
  if (question === suggested.date) return relationship !== 'partnered' && relationship !== 'apart'
  return true
}
