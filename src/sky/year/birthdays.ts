/** The age on a date, and the next birthday from it: civil dates as YYYY-MM-DD. */
export interface Birthdays {
  /** Completed years on that date. */
  age: number
  /** The date itself if it is one. Who was born on February 29 has it on February 28 in other years. */
  next: string
}

/** @throws RangeError for a date before the birth */
export function birthdaysAround(birthDate: string, date: string): Birthdays {
  if (date < birthDate) throw new RangeError('This date is before the birth.')
  const year = Number(date.slice(0, 4))
  const thisYear = birthdayIn(birthDate, year)
  const next = thisYear >= date ? thisYear : birthdayIn(birthDate, year + 1)
  const last = thisYear <= date ? year : year - 1
  return { age: last - Number(birthDate.slice(0, 4)), next }
}

function birthdayIn(birthDate: string, year: number): string {
  const monthAndDay = birthDate.slice(5)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`
}
