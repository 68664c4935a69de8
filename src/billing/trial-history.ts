import { createHmac, hkdfSync } from 'node:crypto'
import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import type { BillingNeeds } from './billing-deps.ts'
import { mailboxOf } from './canonical-email.ts'
import { dropMarks, isAnyMarked, keepMarks } from './used-trials-table.ts'

// Keeps these marks apart from all else that the secret is for.
const LABEL = 'mark of a used trial'
const KEY_BYTES = 32

type Needs = Pick<BillingNeeds, 'secret'>

/** What a trial was used with. */
export interface TrialUse {
  addresses?: string[]
  /** The provider's fingerprints of cards; a card without one leaves no mark. */
  fingerprints?: (string | null | undefined)[]
}

/** One trial for each person, for ever: also for whoever comes back after their account is gone. */
export async function rememberTrialOf(needs: Needs, db: Database | Transaction, use: TrialUse) {
  await keepMarks(db, marksOf(needs, use))
}

/** Whether a trial was used with one of these before. */
export function hadTrialBefore(
  { secret, db }: Needs & { db: Database | Transaction },
  use: TrialUse,
): Promise<boolean> {
  return isAnyMarked(db, [...marksOf({ secret }, use), ...formerMarksOf({ secret }, use)])
}

/**
 * Marks what a trial is begun with, for the one who comes first: of two at once the second waits here for
 * the first. A refused trial leaves no marks, since it may name an address that is somebody else's.
 * @param address absent where it was compared before
 * @returns what a trial was begun with before; undefined where it was with neither
 */
export async function claimTrial(
  needs: Needs,
  tx: Transaction,
  { address, fingerprint }: { address?: string; fingerprint: string | null | undefined },
): Promise<TrialRefusal | undefined> {
  const addresses = address ? [address] : []
  const fingerprints = [fingerprint]
  const hadBefore = await isAnyMarked(tx, formerMarksOf(needs, { addresses }))
  const made = await keepMarks(tx, marksOf(needs, { addresses, fingerprints }))
  const isNew = (use: TrialUse) => marksOf(needs, use).every((mark) => made.includes(mark))
  if (!hadBefore && isNew({ addresses, fingerprints })) return undefined
  await dropMarks(tx, made)
  return isNew({ fingerprints }) ? 'address' : 'card'
}

/** Whoever has the secret can ask whether an address is among them; nobody can read one out of a mark. */
function marksOf(needs: Needs, { addresses = [], fingerprints = [] }: TrialUse): string[] {
  const cards = fingerprints.flatMap((fingerprint) => (fingerprint ? `card ${fingerprint}` : []))
  return hash(needs, [...addresses.map(mailboxOf), ...cards])
}

/** Until mailboxes were told apart, every way to write an address had a mark of its own. */
const formerMarksOf = (needs: Needs, { addresses = [] }: TrialUse) =>
  hash(
    needs,
    addresses.map((address) => address.normalize('NFC').trim().toLowerCase()),
  )

/** In one order, so that two who make the same marks at once wait for each other, and never both. */
function hash({ secret }: Needs, texts: string[]): string[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, KEY_BYTES))
  const marks = texts.map((text) => createHmac('sha256', key).update(text).digest('base64url'))
  return [...new Set(marks)].sort()
}
