import type Stripe from 'stripe'
import type { Behavior } from '../payments/cards.ts'

/**
 * The stored objects of the API: every field of the pinned version, with ids for expandable objects. Responses never
 * include `hidden`.
 */
type Stored<T, Narrowed> = Omit<T, keyof Narrowed | 'deleted'> & Narrowed

type Metadata = Record<string, string>

export interface ListOf<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export type Customer = Stored<
  Stripe.Customer,
  {
    metadata: Metadata
    invoice_settings: {
      custom_fields: null
      default_payment_method: string | null
      footer: null
      rendering_options: null
    }
  }
>

export type Product = Stored<Stripe.Product, { metadata: Metadata; default_price: string | null }>

export type Price = Stored<
  Stripe.Price,
  {
    metadata: Metadata
    product: string
    unit_amount: number
    unit_amount_decimal: string
    recurring: Stripe.Price.Recurring
  }
>

export type PaymentMethod = Stored<
  Stripe.PaymentMethod,
  {
    customer: string | null
    metadata: Metadata
    card: Stripe.PaymentMethod.Card
    hidden: { behavior: Behavior; wasSetUp: boolean }
  }
>

export type SetupIntent = Stored<
  Stripe.SetupIntent,
  {
    client_secret: string
    customer: string | null
    metadata: Metadata
    payment_method: string | null
    latest_attempt: null
    mandate: null
    single_use_mandate: null
    application: null
    on_behalf_of: null
  }
>

export type PaymentIntent = Stored<
  Stripe.PaymentIntent,
  {
    client_secret: string
    customer: string | null
    metadata: Metadata
    payment_method: string | null
    hidden: { invoice: string }
  }
>

export type Invoice = Stored<
  Stripe.Invoice,
  {
    customer: string
    default_payment_method: string | null
    metadata: Metadata
    lines: ListOf<InvoiceLine>
    parent: {
      type: 'subscription_details'
      quote_details: null
      subscription_details: { subscription: string; metadata: Metadata }
    }
  }
>

export type InvoiceLine = Stored<
  Stripe.InvoiceLineItem,
  {
    subscription: string
    quantity_decimal: string
    pricing: {
      type: 'price_details'
      price_details: { price: string; product: string }
      unit_amount_decimal: string
    }
  }
>

export type InvoicePayment = Stored<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: 'payment_intent'; payment_intent: string } }
>

export type Refund = Stored<
  Stripe.Refund,
  {
    balance_transaction: null
    charge: string
    customer: string | null
    metadata: Metadata
    payment_intent: string
    payment_method: string | null
    source_transfer_reversal: null
    transfer_reversal: null
  }
>

export type SubscriptionItem = Stored<
  Stripe.SubscriptionItem,
  { price: Price; plan: Plan; quantity: number; metadata: Metadata }
>
export type Plan = Stored<Stripe.Plan, { product: string; amount_decimal: string }>

export type MissingPaymentMethod = 'cancel' | 'create_invoice'

export type Subscription = Stored<
  Stripe.Subscription,
  {
    customer: string
    default_payment_method: string | null
    items: ListOf<SubscriptionItem>
    latest_invoice: string | null
    metadata: Metadata
    pending_setup_intent: string | null
    schedule: string | null
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null
        missing_payment_method: MissingPaymentMethod
      }
    } | null
    hidden: {
      /** `trial_will_end` has been sent. */
      trialEndWarned: boolean
      /** The next attempt after a declined renewal, Unix seconds. */
      retryAt: number | null
    }
  }
>

export type Schedule = Stored<
  Stripe.SubscriptionSchedule,
  {
    customer: string
    default_settings: Omit<
      Stripe.SubscriptionSchedule.DefaultSettings,
      'default_payment_method'
    > & {
      default_payment_method: string | null
    }
    phases: SchedulePhase[]
    subscription: string | null
  }
>

export type SchedulePhase = Omit<
  Stripe.SubscriptionSchedule.Phase,
  'items' | 'default_payment_method'
> & {
  default_payment_method: string | null
  items: (Omit<Stripe.SubscriptionSchedule.Phase.Item, 'price' | 'quantity'> & {
    price: string
    quantity: number
  })[]
}

export type Session = Stored<
  Stripe.Checkout.Session,
  {
    customer: string
    invoice: string | null
    metadata: Metadata
    payment_intent: null
    setup_intent: string | null
    subscription: string | null
    success_url: string
    hidden: {
      price: string
      quantity: number
      trialDays: number | null
      trialSettings: Subscription['trial_settings']
      subscriptionMetadata: Metadata
      /** The payment method that waits for 3-D Secure. */
      authenticating: string | null
    }
  }
>
