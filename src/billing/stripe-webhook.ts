import Stripe from 'stripe'
import { z } from 'zod'
import { MINUTE, SECOND } from '#durations.ts'
import type { WebhookEvent } from './payments.ts'

const TOLERANCE_SECONDS = (5 * MINUTE) / SECOND

/** What a database column can store. */
const Id = z
  .string()
  .min(1)
  .max(255)
  .refine((id) => !id.includes('\0'))

/** The only fields of a webhook event that are used; its other content is not trusted. */
const Event = z.object({
  id: Id,
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: Id.optional(),
      customer: z.union([Id, z.object({ id: Id }), z.null()]).optional(),
    }),
  }),
})

/** @returns undefined unless it is an event, signed with this secret within the tolerance */
export async function readStripeWebhook(
  body: string,
  signature: string,
  secret: string,
): Promise<WebhookEvent | undefined> {
  if (!(await isSigned(body, signature, secret))) return undefined
  const event = Event.safeParse(parseJson(body)).data
  if (!event) return undefined
  const { id, type } = event
  const about = event.data.object
  const customer = about.object === 'customer' ? about.id : about.customer
  const customerId = typeof customer === 'object' ? customer?.id : customer
  return { id, type, customerId }
}

async function isSigned(body: string, signature: string, secret: string): Promise<boolean> {
  const verifier = Stripe.webhooks.signature
  if (!verifier) throw new Error("Stripe's client cannot verify signatures")
  try {
    await verifier.verifyHeaderAsync(body, signature, secret, TOLERANCE_SECONDS)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false
    throw error
  }
  return !isAheadOfTime(signature)
}

/** Stripe's client refuses only old signatures; one dated in the future would stay valid until then. */
function isAheadOfTime(signature: string): boolean {
  const latest = Date.now() / SECOND + TOLERANCE_SECONDS
  return [...signature.matchAll(/\bt=(\d+)/g)].some(([, time]) => Number(time) > latest)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
