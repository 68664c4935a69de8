import { z } from 'zod'
import { contactMessages as texts } from './contact-messages.ts'
import { ContactText, SenderName } from './contact-text.ts'
import { Cursor } from './cursor.ts'
import type { Endpoint } from './endpoint.ts'

/** Anybody writes to the operator. */
export const sendContactMessage = {
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  body: z.object({
    /** A retry with the same key sends the message once. */
    key: z.uuid().toLowerCase(),
    name: SenderName.optional(),
    /** Required of visitors. The answer to a signed-in user goes to the address of the account. */
    email: z.string().trim().optional(),
    message: ContactText,
  }),
  tooLarge: texts.tooLong,
  reply: z.object({
    success: z.literal(true),
    /** Where the copy and the answer go. */
    email: z.string(),
    /** False for a user who has turned copies off. */
    isCopied: z.boolean(),
    /** A text with places that help, in Markdown, when the message is about a crisis. */
    care: z.string().optional(),
  }),
} as const satisfies Endpoint

export const ContactMessage = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  name: z.string().nullable(),
  email: z.string(),
  /** Whether the sender was logged in, or has proven this address since. */
  hasAccount: z.boolean(),
  message: z.string(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** Newest first, 50 at a time. */
export const listContactMessages = {
  method: 'GET',
  path: '/api/admin/contact-messages',
  access: 'admin',
  query: z.object({ before: Cursor.optional() }),
  reply: z.object({
    messages: z.array(ContactMessage),
    /** `before` of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
} as const satisfies Endpoint

/** As when it is spam, or the sender wants it gone. */
export const deleteContactMessage = {
  method: 'DELETE',
  path: '/api/admin/contact-messages/{id}',
  access: 'admin',
  params: z.object({ id: z.string() }),
  reply: z.object({ success: z.literal(true) }),
} as const satisfies Endpoint
