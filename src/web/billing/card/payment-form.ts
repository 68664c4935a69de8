import type { ComponentType, Ref } from 'react'
import type { PaymentFormSettings } from '#contract/billing.ts'
import { messages } from '#contract/messages.ts'

/** What became of a card that was sent. */
export type Confirmation =
  | { status: 'succeeded' }
  /** A field has said what is missing; nothing was sent. */
  | { status: 'incomplete' }
  /** By the card's bank, or by the person in the step that their bank asked for. */
  | { status: 'refused'; message: string | undefined }

/** The provider's own sentence, but where that would tell of its insides. */
export function refusal(error: { code?: string; message?: string } | undefined): Confirmation {
  const isOutdated = error?.code?.endsWith('_unexpected_state')
  const message = isOutdated ? messages.billing.checkout.outdatedForm : error?.message
  return { status: 'refused', message }
}

/** A card form that is on the page. */
export interface MountedPaymentForm {
  /** Checks the fields and sends the card to the provider. @throws when something broke on the way */
  confirm(): Promise<Confirmation>
}

export interface PaymentFormProps<Settings = PaymentFormSettings> {
  settings: Settings
  /** Names what is confirmed: a card that is kept for later, or a payment. */
  clientSecret: string
  intentType: 'setup' | 'payment'
  /** Where a bank sends people back to that wants to ask on a page of its own. */
  returnPath: string
  ref: Ref<MountedPaymentForm>
}

/** The fields that take a card. The card itself never comes to us. */
export type PaymentForm<Settings> = ComponentType<PaymentFormProps<Settings>>

export type EmbeddedSettings = Extract<PaymentFormSettings, { kind: 'embedded' }>
export type StripeSettings = Extract<PaymentFormSettings, { kind: 'stripe' }>
