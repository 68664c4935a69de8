import { memoryOf, toldIn } from '#writer/told-table.ts'
import type { Told, WrittenText } from '#writer/writer.ts'

export interface TextOfADay {
  /** ISO date on which somebody got it. */
  date: string
  text: WrittenText
}

/** What a person who got these texts has in mind on a date. */
export function toldBefore(read: readonly TextOfADay[], date: string): Told {
  const tellings = read.map((one, index) => ({
    textId: String(index),
    at: new Date(one.date),
    ...toldIn(one.text),
  }))
  return memoryOf(tellings, new Date(date)).told
}
