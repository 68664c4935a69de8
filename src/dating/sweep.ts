import type { SiteConfig } from '#contract/site.ts'
import type { Jobs } from '#jobs.ts'
import type { Outbox } from '#mail/outbox.ts'
import { describeStores, openedEmail } from './waitlist-emails.ts'
import { takeConfirmed } from './waitlist-table.ts'

const QUEUE = 'dating-waitlist-sweep'
const EVERY_NIGHT = '5 4 * * *'
const EMAILS_PER_TRANSACTION = 50

interface Deps {
  outbox: Outbox
  site: SiteConfig
  publicUrl: string
}

export async function startWaitlistSweep({ jobs, ...deps }: Deps & { jobs: Jobs }) {
  await jobs.every(QUEUE, EVERY_NIGHT, () => sweepWaitlist(deps))
}

/** Tells everybody on the list as soon as a store has the app. */
export async function sweepWaitlist({ outbox, site, publicUrl }: Deps) {
  const stores = describeStores(site.stores)
  if (!stores) return
  for (let sent = EMAILS_PER_TRANSACTION; sent === EMAILS_PER_TRANSACTION; )
    await outbox.sendInTransaction(async (tx) => {
      const addresses = await takeConfirmed(tx, EMAILS_PER_TRANSACTION)
      sent = addresses.length
      return addresses.map((address) => openedEmail(publicUrl, address, stores))
    })
}
