import { vi } from 'vitest'

interface Email {
  subject: string
  recipient: string
  text: string
}

/** Waits for the latest email to an address with a matching subject. */
export async function emailTo(url: string, recipient: string, subject: RegExp): Promise<Email> {
  return vi.waitFor(
    async () => {
      const email = await findEmail(url, recipient, subject)
      if (!email) throw new Error(`No email to ${recipient} about ${subject}`)
      return email
    },
    { timeout: 20_000, interval: 200 },
  )
}

/** Whether it is there yet. */
export async function findEmail(
  url: string,
  recipient: string,
  subject: RegExp,
): Promise<Email | undefined> {
  const query = new URLSearchParams({ to: recipient })
  const response = await fetch(`${url}/dev/mailbox/messages.json?${query}`)
  const { messages } = (await response.json()) as { messages: Email[] }
  return messages.find((email) => subject.test(email.subject))
}

/** The first link to our site in an email. */
export function linkIn({ text }: Email, url: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((found) => found.startsWith(url))
  if (!link) throw new Error(`No link in the email:\n${text}`)
  return link
}
