import type { ComponentType, Ref } from 'react'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'

/** The result of confirming a card. */
export type Confirmation =
  | { status: 'succeeded' }
  /** A field shows an error; nothing was sent. */
  | { status: 'incomplete' }
  /** By the bank, or because authentication (3D Secure) failed. */
  | { status: 'refused'; message: string | undefined; isDeclined: boolean }

/** The bank's own refusals, and a card that it no longer knows. */
const DECLINED = ['card_declined', 'expired_card', 'incorrect_cvc']

/** The provider's message, unless it exposes provider internals. */
export function refusal(error: { code?: string; message?: string } | undefined): Confirmation {
  const isOutdated = error?.code?.endsWith('_unexpected_state')
  const message = isOutdated ? messages.billing.checkout.outdatedForm : error?.message
  return { status: 'refused', message, isDeclined: DECLINED.includes(error?.code ?? '') }
}

/** A mounted card form. */
export interface MountedPaymentForm {
  /** Validates the fields and sends the card to the provider. @throws if the call fails */
  confirm(): Promise<Confirmation>
}

export interface PaymentFormProps<Settings = PaymentFormSettings> {
  settings: Settings
  /** Identifies the setup or the payment to confirm. Undefined while the server is asked for it. */
  clientSecret: string | undefined
  intentType: 'setup' | 'payment'
  /** The return path after authentication on a page of the bank. */
  returnPath: string
  ref: Ref<MountedPaymentForm>
}

/** The card fields. Card data is never sent to our server. */
export type PaymentForm<Settings> = ComponentType<PaymentFormProps<Settings>>

export type EmbeddedSettings = Extract<PaymentFormSettings, { kind: 'embedded' }>
export type StripeSettings = Extract<PaymentFormSettings, { kind: 'stripe' }>
