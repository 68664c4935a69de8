import { z } from 'zod'
import { MAX_CONTACT_LENGTH } from './contact-bounds.ts'
import { contactMessages as texts } from './contact-messages.ts'
import { isBlankMessage, messageLength } from './message-text.ts'

const MAX_SENDER_NAME_LENGTH = 80

export const ContactText = z
  .string()
  .trim()
  .refine((text) => messageLength(text) <= MAX_CONTACT_LENGTH, texts.tooLong)
  .refine((text) => !isBlankMessage(text), texts.blank)

export const SenderName = z
  .string()
  .trim()
  .refine((name) => messageLength(name) <= MAX_SENDER_NAME_LENGTH, texts.nameTooLong)
