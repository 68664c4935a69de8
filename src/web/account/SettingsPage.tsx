import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { EXPORT_TOKEN_PARAM } from '#contract/data-export.ts'
import { messages } from '#contract/messages.ts'
import { useAboutYou } from '#web/about-you/use-about-you.ts'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { PageHeading } from '#web/layout/PageHeading.tsx'
import { PageSkeleton } from '#web/layout/PageSkeleton.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { withQuery } from '#web/own-path.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import type { SignedInIdentity } from '#web/session/identity-client.ts'
import { useIdentitySettings } from '#web/session/identity-settings.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWaitlist } from '#web/waitlist/use-waitlist.ts'
import { AboutYouSection } from './AboutYouSection.tsx'
import { AccountEmail } from './AccountEmail.tsx'
import { Appearance } from './Appearance.tsx'
import { BirthDetailsSection } from './BirthDetailsSection.tsx'
import { ChangeEmail } from './ChangeEmail.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { DailyNotificationSection } from './DailyNotificationSection.tsx'
import { DataExport } from './DataExport.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SubscriptionSection } from './SubscriptionSection.tsx'
import { useAllVerdicts } from './use-all-verdicts.ts'
import { useDailyNotification } from './use-daily-notification.ts'
import { useEmailsSection } from './use-emails-section.tsx'
import { useLoginSections } from './use-login-sections.tsx'
import { Verdicts } from './Verdicts.tsx'
import { WaitlistSection } from './WaitlistSection.tsx'

export const meta = () => [...pageMeta('/settings'), { name: 'robots', content: 'noindex' }]

export default function SettingsPage() {
  const { identity, isLoading, loadError } = useIdentity()
  const hasSessions = useIdentitySettings()?.provider.kind === 'embedded'
  useEmailConfirmedLink()
  if (isLoading) return <PageSkeleton />
  if (loadError) return <IdentityUnavailable heading="Settings" />
  if (!identity) return <SignedOutSettings />
  return <Sections identity={identity} hasSessions={hasSessions} />
}

function Sections({ identity, hasSessions }: { identity: SignedInIdentity; hasSessions: boolean }) {
  // All at once: a section that grew while the page is in use would move the buttons below it away from a tap.
  const aboutYou = useAboutYou()
  const verdicts = useAllVerdicts()
  const login = useLoginSections(hasSessions)
  const emails = useEmailsSection()
  const waitlist = useWaitlist()
  const notification = useDailyNotification()
  const areFetched =
    aboutYou.isFetched &&
    verdicts.isFetched &&
    emails.isFetched &&
    waitlist.isFetched &&
    notification.isFetched &&
    (login.isFetched || !hasSessions)
  if (!areFetched) return <PageSkeleton />
  return (
    <div className="page-column">
      <PageHeading>Settings</PageHeading>
      <AccountEmail identity={identity} />
      <ProfileForm />
      <BirthDetailsSection />
      <AboutYouSection />
      <Verdicts />
      <SubscriptionSection />
      <Appearance />
      {emails.section}
      <DailyNotificationSection />
      <ChangeEmail />
      <ChangePassword identity={identity} />
      {login.sections}
      <WaitlistSection />
      <DataExport />
      <DeleteAccount email={identity.email} />
    </div>
  )
}

function SignedOutSettings() {
  const [query] = useSearchParams()
  // The emailed link to an export has one purpose, which needs a login.
  if (query.has(EXPORT_TOKEN_PARAM))
    return <Navigate to={withQuery('/login', { redirect: `/settings?${query}` })} replace />
  return (
    <div className="page-column">
      <PageHeading>Settings</PageHeading>
      <p className="mt-4 max-w-prose font-serif text-lg text-muted">
        Log in to change your email, your password and everything else about your account.
      </p>
      <ButtonLink to="/login?redirect=/settings" className="mt-8">
        Log In
      </ButtonLink>
    </div>
  )
}

/** The link that confirms an email ends at this page. */
function useEmailConfirmedLink() {
  const [query, setQuery] = useSearchParams()
  const { refresh } = useIdentity()
  const isConfirmed = query.get('email') === 'confirmed'
  useEffect(() => {
    if (!isConfirmed) return
    showToast({ ...messages.account.confirmation.confirmed, kind: 'success' })
    void refresh()
    setQuery({}, { replace: true })
  }, [isConfirmed, refresh, setQuery])
}
