import { createHmac, hkdfSync } from 'node:crypto'
import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import type { BillingDeps } from './billing-deps.ts'
import { toCanonicalEmail } from './canonical-email.ts'
import { deleteTrialHashes, hasTrialHash, insertTrialHashes } from './used-trials-table.ts'

// Keeps these marks apart from all else that the secret is for.
const LABEL = 'mark of a used trial'
const KEY_BYTES = 32

type Deps = Pick<BillingDeps, 'secret'>

/** What a trial was used with. */
export interface TrialUse {
  addresses?: string[]
  /** The provider's fingerprints of cards; a card without one leaves no mark. */
  fingerprints?: (string | null | undefined)[]
}

/** One trial for each person, for ever: also for whoever comes back after their account is gone. */
export async function recordTrialUse(deps: Deps, db: Database | Transaction, use: TrialUse) {
  await insertTrialHashes(db, hashesOf(deps, use))
}

/** Whether a trial was used with one of these before. */
export function hasUsedTrialBefore(
  { secret, db }: Deps & { db: Database | Transaction },
  use: TrialUse,
): Promise<boolean> {
  return hasTrialHash(db, [...hashesOf({ secret }, use), ...legacyHashesOf({ secret }, use)])
}

/**
 * Marks what a trial is begun with, for the one who comes first: of two at once the second waits here for
 * the first. A refused trial leaves no marks, since it may name an address that is somebody else's.
 * @param address absent where it was compared before
 * @returns what a trial was begun with before; undefined where it was with neither
 */
export async function claimTrial(
  deps: Deps,
  tx: Transaction,
  { address, fingerprint }: { address?: string; fingerprint: string | null | undefined },
): Promise<TrialRefusal | undefined> {
  const addresses = address ? [address] : []
  const fingerprints = [fingerprint]
  const hadBefore = await hasTrialHash(tx, legacyHashesOf(deps, { addresses }))
  const made = await insertTrialHashes(tx, hashesOf(deps, { addresses, fingerprints }))
  const isNew = (use: TrialUse) => hashesOf(deps, use).every((mark) => made.includes(mark))
  if (!hadBefore && isNew({ addresses, fingerprints })) return undefined
  await deleteTrialHashes(tx, made)
  return isNew({ fingerprints }) ? 'address' : 'card'
}

/** Whoever has the secret can ask whether an address is among them; nobody can read one out of a mark. */
function hashesOf(deps: Deps, { addresses = [], fingerprints = [] }: TrialUse): string[] {
  const cards = fingerprints.flatMap((fingerprint) => (fingerprint ? `card ${fingerprint}` : []))
  return hash(deps, [...addresses.map(toCanonicalEmail), ...cards])
}

/** Until mailboxes were told apart, every way to write an address had a mark of its own. */
const legacyHashesOf = (deps: Deps, { addresses = [] }: TrialUse) =>
  hash(
    deps,
    addresses.map((address) => address.normalize('NFC').trim().toLowerCase()),
  )

/** In one order, so that two who make the same marks at once wait for each other, and never both. */
function hash({ secret }: Deps, texts: string[]): string[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, KEY_BYTES))
  const marks = texts.map((text) => createHmac('sha256', key).update(text).digest('base64url'))
  return [...new Set(marks)].sort()
}
