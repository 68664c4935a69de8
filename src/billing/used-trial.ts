import { createHmac, hkdfSync } from 'node:crypto'
import type { Database, Transaction } from '#database.ts'
import type { BillingNeeds } from './billing-needs.ts'
import { isAnyMarked, keepMarks } from './used-trials-table.ts'

// Keeps these marks apart from all else that the secret is for.
const LABEL = 'mark of a used trial'
const KEY_BYTES = 32

type Needs = Pick<BillingNeeds, 'secret'>

/** One trial for each person, for ever: also for whoever comes back after their account is gone. */
export async function rememberTrialOf(
  { secret }: Needs,
  db: Database | Transaction,
  addresses: string[],
) {
  await keepMarks(db, marksOf(secret, addresses))
}

/** Whether an account that is gone, or has another address by now, had its trial with one of these. */
export function hadTrialBefore(
  { secret, db }: Needs & Pick<BillingNeeds, 'db'>,
  addresses: string[],
): Promise<boolean> {
  return isAnyMarked(db, marksOf(secret, addresses))
}

/** Whoever has the secret can ask whether an address is among them; nobody can read one out of a mark. */
function marksOf(secret: string, addresses: string[]): string[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, KEY_BYTES))
  const marks = addresses.map((address) =>
    createHmac('sha256', key).update(normalized(address)).digest('base64url'),
  )
  return [...new Set(marks)]
}

const normalized = (address: string) => address.normalize('NFC').trim().toLowerCase()
