import { isForecastFact } from '#sky/forecast-facts.ts'
import { seededRandom } from '../prose/seeded-random.ts'
import type { WordLimits } from '../prose/word-budget.ts'
import type { HoroscopeBrief, WrittenText } from '../writer.ts'
import { composeDay, dayLimits } from './daily.ts'
import { dateOf } from './dates.ts'
import { composeMonth, monthLimits } from './monthly.ts'
import { Narrator } from './narrator.ts'
import { planDays } from './plan.ts'
import { composeWeek, weekLimits } from './weekly.ts'

const limits: Record<HoroscopeBrief['kind'], WordLimits> = {
  daily: dayLimits,
  weekly: weekLimits,
  monthly: monthLimits,
}

/** @throws Error when the facts do not say where the Moon is on every date of the period */
export function composeHoroscope(brief: HoroscopeBrief): WrittenText {
  const { kind, period, seed, recentlyUsed } = brief
  const facts = brief.facts.filter(isForecastFact).filter((fact) => isWithin(period, dateOf(fact)))
  const days = planDays(facts, period)
  const narrator = new Narrator(seededRandom(seed), recentlyUsed, limits[kind], {
    hasClock: brief.timeZone !== undefined,
  })
  switch (kind) {
    case 'daily': {
      const [day] = days
      if (!day || days.length > 1) throw new Error('A daily horoscope is of one date')
      return composeDay(narrator, day)
    }
    case 'weekly':
      return composeWeek(narrator, days)
    case 'monthly':
      return composeMonth(narrator, days, facts)
  }
}

function isWithin({ startDate, endDate }: HoroscopeBrief['period'], date: string): boolean {
  return date >= startDate && date <= endDate
}
