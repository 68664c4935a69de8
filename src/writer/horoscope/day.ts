import type { Contact } from './contacts.ts'
import type { MoonStay } from './sentences.ts'

export interface Day {
  /** ISO */
  date: string
  theme: Contact | undefined
  /** The other contacts of the date, the highest rank first. */
  others: readonly Contact[]
  moon: MoonStay | undefined
  isSlowInOrb: boolean
}
