import { Counter, type Registry } from 'prom-client'
import { emailTried } from '#mail/outbox.ts'

/** @returns a function that stops counting */
export function countEmails(registry: Registry): () => void {
  const emails = new Counter({
    registers: [registry],
    name: 'cosmic_emails_total',
    help: 'Tries to deliver an email: sent, failed for good, or to be retried',
    labelNames: ['outcome'],
  })
  for (const outcome of ['sent', 'failed', 'retried']) emails.inc({ outcome }, 0)
  return emailTried.listen((outcome) => emails.inc({ outcome }))
}
