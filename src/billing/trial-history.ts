import { createHmac, hkdfSync } from 'node:crypto'
import type { TrialRefusal } from '#contract/billing.ts'
import type { Database, Transaction } from '#database.ts'
import type { BillingDeps } from './billing-deps.ts'
import { toCanonicalEmail } from './canonical-email.ts'
import { deleteTrialHashes, hasTrialHash, insertTrialHashes } from './used-trials-table.ts'

// Separates this key from other uses of the secret. Changing it would invalidate all stored hashes.
const LABEL = 'mark of a used trial'
const KEY_BYTES = 32

type Deps = Pick<BillingDeps, 'secret'>

/** What a trial was used with. */
export interface TrialUse {
  addresses?: string[]
  /** The provider's fingerprints of cards; a card without one is not recorded. */
  fingerprints?: (string | null | undefined)[]
}

/** One trial per person, forever, even after the account is deleted. */
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
 * Records what a trial uses; of two concurrent ones the second waits here for the first. A refused trial
 * records nothing, since its address may be somebody else's.
 * @param address absent if it was checked before
 * @returns which of the two was used before; undefined if neither was
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
  const isNew = (use: TrialUse) => hashesOf(deps, use).every((each) => made.includes(each))
  if (!hadBefore && isNew({ addresses, fingerprints })) return undefined
  await deleteTrialHashes(tx, made)
  return isNew({ fingerprints }) ? 'address' : 'card'
}

/** With the secret one can check whether an address is stored; addresses cannot be read from hashes. */
function hashesOf(deps: Deps, { addresses = [], fingerprints = [] }: TrialUse): string[] {
  const cards = fingerprints.flatMap((fingerprint) => (fingerprint ? `card ${fingerprint}` : []))
  return hash(deps, [...addresses.map(toCanonicalEmail), ...cards])
}

/** Before addresses were made canonical, each spelling had a hash of its own. */
const legacyHashesOf = (deps: Deps, { addresses = [] }: TrialUse) =>
  hash(
    deps,
    addresses.map((address) => address.normalize('NFC').trim().toLowerCase()),
  )

/** Sorted, so that concurrent inserts of the same hashes wait for each other without a deadlock. */
function hash({ secret }: Deps, texts: string[]): string[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', LABEL, KEY_BYTES))
  const hashes = texts.map((text) => createHmac('sha256', key).update(text).digest('base64url'))
  return [...new Set(hashes)].sort()
}
