import { useState } from 'react'
import { startAuthenticator } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { callWithoutToken } from '#web/call-endpoint.ts'
import { longLocalDate } from '#web/local-time.ts'
import { Button } from '#web/ui/Button.tsx'
import { AppSetup } from './AppSetup.tsx'
import { Part } from './Part.tsx'
import { RemoveApp } from './RemoveApp.tsx'
import { useFactorChange } from './use-two-factor.ts'

const texts = twoFactorMessages.app

interface Props {
  since: string | null
  hasPassword: boolean
  onCodes(codes: string[]): void
}

export function AuthenticatorApp({ since, hasPassword, onCodes }: Props) {
  const [isRemoving, setIsRemoving] = useState(false)
  const start = useFactorChange({ change: () => callWithoutToken(startAuthenticator) })
  if (since)
    return (
      <Part title={texts.heading}>
        <p>{texts.on(longLocalDate(since))}</p>
        {isRemoving ? (
          <RemoveApp hasPassword={hasPassword} onClose={() => setIsRemoving(false)} />
        ) : (
          <Button look="outline" onClick={() => setIsRemoving(true)}>
            {texts.remove}
          </Button>
        )}
      </Part>
    )
  return (
    <Part title={texts.heading}>
      {start.data ? (
        <AppSetup {...start.data} onCodes={onCodes} onClose={start.reset} />
      ) : (
        <>
          <p>{texts.off}</p>
          <Button look="outline" disabled={start.isPending} onClick={() => start.mutate()}>
            {texts.add}
          </Button>
        </>
      )}
    </Part>
  )
}
