import type { Charge, SubscriptionRecord } from './billing.ts'
import { amountOf } from './charge-text.ts'
import { messages } from './messages.ts'

/** The custom property of the root element that holds the sentence of the banner, as a string of CSS. */
export const BANNER_PROPERTY = '--trial-banner'

/** The attribute of a root element on which the server has set the property, or none: the id of the subscription. */
export const BANNER_OF = 'data-trial-banner-of'

type Trial = Pick<SubscriptionRecord, 'status' | 'cancelAtPeriodEnd' | 'nextCharge'>

/** The charge that a trial ends with; null for anything else. */
export const chargeAfterTrial = ({
  status,
  cancelAtPeriodEnd,
  nextCharge,
}: Trial): Charge | null => (status === 'trialing' && !cancelAtPeriodEnd ? nextCharge : null)

/** The sentence of the banner, with `{link}` where its link stands. @param date that of the charge, in words */
export const bannerTemplate = (charge: Charge, date: string) =>
  messages.billing.banner.text.replace('{amount}', amountOf(charge)).replace('{date}', date)

export const bannerAsCss = (template: string) =>
  `"${template.replace('{link}', messages.billing.banner.link)}"`
