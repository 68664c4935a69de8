/** Whether it names a day or a month: in a dated text that would be read as a date. */
export function namesADay(says: string): boolean {
  return /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
    says,
  )
}

/** Whether a line of character can stand in a dated text. */
export function isPrintable(says: string): boolean {
  return !namesADay(says) && !/birthday/i.test(says)
}
