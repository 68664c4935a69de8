import { datingEmails as texts } from '#contract/dating-messages.ts'
import type { SiteConfig } from '#contract/site.ts'
import { renderEmail, renderWithButton } from '#mail/email-layout.ts'
import type { Email } from '#mail/mailer.ts'
import type { LinkDeps } from '#mail/signed-link.ts'
import { waitlistLink } from './waitlist-links.ts'

interface Entry {
  id: string
  email: string
}

export function confirmEmail(deps: LinkDeps, entry: Entry): Email {
  const { notes, paragraphs, ...text } = texts.confirm
  const email = renderWithButton(entry.email, waitlistLink(deps, 'confirm', entry.id), {
    ...text,
    paragraphs: [...paragraphs],
    notes: [...notes, leaveNote(deps, entry)],
  })
  return withUnsubscribe(deps, entry, email)
}

export function listedEmail(deps: LinkDeps, entry: Entry): Email {
  const { paragraphs, ...text } = texts.listed
  const notes = [leaveNote(deps, entry)]
  const email = renderEmail(entry.email, { ...text, paragraphs: [...paragraphs], notes })
  return withUnsubscribe(deps, entry, email)
}

const leaveNote = (deps: LinkDeps, { id }: Entry) => ({
  ...texts.leave,
  url: waitlistLink(deps, 'leave', id),
})

const withUnsubscribe = (deps: LinkDeps, { id }: Entry, email: Email): Email => ({
  ...email,
  unsubscribeUrl: waitlistLink(deps, 'leave', id),
})

const storeNames = { appStore: 'the App Store', playStore: 'Google Play' } as const

/** @returns undefined while no store has the app */
export function describeStores({ appStore, playStore }: SiteConfig['stores']): string | undefined {
  const names = [appStore && storeNames.appStore, playStore && storeNames.playStore]
  return names.filter(Boolean).join(' and ') || undefined
}

export function openedEmail(publicUrl: string, to: string, stores: string): Email {
  const { paragraphs, notes, ...text } = texts.opened
  return renderWithButton(to, `${publicUrl}/dating`, {
    ...text,
    paragraphs: paragraphs(stores),
    notes: [...notes],
  })
}
