import { adminMessages } from '#contract/admin-messages.ts'
import { messages } from '#contract/messages.ts'
import { isUnauthorized } from '#web/api.ts'
import { errorMessage } from '#web/api-error.ts'
import { IdentityUnavailable } from '#web/layout/IdentityUnavailable.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'
import { useIdentity } from '#web/session/IdentityProvider.tsx'
import { LogInPrompt } from '#web/session/LogInPrompt.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { AdminPanel } from './AdminPanel.tsx'
import { PanelPage } from './PanelPage.tsx'
import { useAiConfigs } from './queries.ts'
import { Spinner } from './Spinner.tsx'
import { StateCard } from './StateCard.tsx'
import { isForbidden, needsTwoFactor } from './use-admin-call.ts'

const texts = adminMessages

export const meta = () => [...pageMeta('/admin/ai-models'), { name: 'robots', content: 'noindex' }]

export default function AiModelsPage() {
  const { identity, isLoading, loadError } = useIdentity()
  if (loadError && !isLoading) return <IdentityUnavailable heading={texts.heading} />
  return (
    <PanelPage>
      {isLoading ? (
        <Spinner label="Loading…" />
      ) : identity ? (
        <ForAdministrators />
      ) : (
        <LogInPrompt>{texts.logIn}</LogInPrompt>
      )}
    </PanelPage>
  )
}

/** The server decides who is one. */
function ForAdministrators() {
  const { data, error, isFetching, refetch } = useAiConfigs()
  if (isUnauthorized(error)) return <LogInPrompt>{texts.logIn}</LogInPrompt>
  if (needsTwoFactor(error))
    return (
      <StateCard {...texts.twoFactorRequired}>
        <ButtonLink to="/settings">{texts.twoFactorRequired.action}</ButtonLink>
      </StateCard>
    )
  if (isForbidden(error)) return <StateCard {...texts.accessDenied} />
  if (data?.configs.length === 0) return <StateCard {...texts.noConfigurations} />
  // A failure later on does not take away the form with its unsaved changes.
  if (data) return <AdminPanel {...data} />
  if (isFetching) return <Spinner label="Loading the configurations…" />
  return (
    <StateCard
      {...texts.loadFailed}
      advice={texts.loadFailed.advice(errorMessage(error, texts.loadFailed.fallback))}
    >
      <Button look="outline" onClick={() => refetch()}>
        {messages.general.tryAgain}
      </Button>
    </StateCard>
  )
}
