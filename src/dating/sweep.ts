import type { SiteConfig } from '#contract/site.ts'
import type { Database } from '#database.ts'
import type { Jobs } from '#jobs.ts'
import type { Outbox } from '#mail/outbox.ts'
import { describeStores, openedEmail } from './waitlist-emails.ts'
import { UNCONFIRMED_FOR } from './waitlist-pages.ts'
import { deleteUnconfirmedBefore, takeConfirmed } from './waitlist-table.ts'

const QUEUE = 'dating-waitlist-sweep'
const EVERY_NIGHT = '5 4 * * *'
const EMAILS_PER_TRANSACTION = 50

interface Deps {
  db: Database
  outbox: Outbox
  site: SiteConfig
  publicUrl: string
}

export async function startWaitlistSweep({ jobs, ...deps }: Deps & { jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_NIGHT, () => sweepWaitlist(deps, new Date()))
}

/** Forgets requests that nobody confirmed, and tells the others as soon as a store has the app. */
export async function sweepWaitlist({ db, outbox, site, publicUrl }: Deps, now: Date) {
  await deleteUnconfirmedBefore(db, new Date(now.getTime() - UNCONFIRMED_FOR))
  const stores = describeStores(site.stores)
  if (!stores) return
  for (let sent = EMAILS_PER_TRANSACTION; sent === EMAILS_PER_TRANSACTION; )
    await outbox.sendInTransaction(async (tx) => {
      const addresses = await takeConfirmed(tx, EMAILS_PER_TRANSACTION)
      sent = addresses.length
      return addresses.map((address) => openedEmail(publicUrl, address, stores))
    })
}
