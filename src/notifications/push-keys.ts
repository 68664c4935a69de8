import webPush from 'web-push'
import type { Database } from '#database.ts'
import { findKeys, insertKeysOnce } from './push-keys-table.ts'

/** VAPID (RFC 8292): how push services know that messages come from this site. Both as base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/**
 * The configured keys, or those made at the first start. A subscription is bound to the public key, so that other
 * keys would end all of them.
 */
export async function loadPushKeys(
  db: Database,
  configured: PushKeys | undefined,
): Promise<PushKeys> {
  if (configured) return configured
  const found = await findKeys(db)
  if (found) return found
  await insertKeysOnce(db, webPush.generateVAPIDKeys())
  return (await findKeys(db)) as PushKeys
}
