/** The birthdays around a date: civil dates as YYYY-MM-DD. */
export interface Birthdays {
  /** Completed years on that date. */
  age: number
  /** The last one; the date itself if it is one. */
  last: string
  /** The two after it. */
  next: string
  afterNext: string
}

/**
 * People born on February 29 have their birthday on February 28 in other years.
 * @throws RangeError for a date before the birth
 */
export function birthdaysAround(birthDate: string, date: string): Birthdays {
  if (date < birthDate) throw new RangeError('This date is before the birth.')
  const year = Number(date.slice(0, 4))
  const last = birthdayIn(birthDate, year) <= date ? year : year - 1
  return {
    age: last - Number(birthDate.slice(0, 4)),
    last: birthdayIn(birthDate, last),
    next: birthdayIn(birthDate, last + 1),
    afterNext: birthdayIn(birthDate, last + 2),
  }
}

function birthdayIn(birthDate: string, year: number): string {
  const monthAndDay = birthDate.slice(5)
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return `${year}-${monthAndDay === '02-29' && !isLeap ? '02-28' : monthAndDay}`
}
