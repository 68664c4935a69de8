import { vi } from 'vitest'

interface Letter {
  subject: string
  recipient: string
  text: string
}

/** The newest letter to somebody with such a subject, once it has come. */
export async function letterTo(url: string, recipient: string, subject: RegExp): Promise<Letter> {
  return vi.waitFor(
    async () => {
      const letter = await find(url, recipient, subject)
      if (!letter) throw new Error(`No letter to ${recipient} about ${subject}`)
      return letter
    },
    { timeout: 20_000, interval: 200 },
  )
}

async function find(url: string, recipient: string, subject: RegExp): Promise<Letter | undefined> {
  const query = new URLSearchParams({ to: recipient })
  const response = await fetch(`${url}/dev/mailbox/messages.json?${query}`)
  const { messages } = (await response.json()) as { messages: Letter[] }
  return messages.find((letter) => subject.test(letter.subject))
}

/** The first address of our own in a letter. */
export function linkIn({ text }: Letter, url: string): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((found) => found.startsWith(url))
  if (!link) throw new Error(`No link in the letter:\n${text}`)
  return link
}
