import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Section } from '../Section.tsx'
import { AuthenticatorApp } from './AuthenticatorApp.tsx'
import { BackupCodes } from './BackupCodes.tsx'
import { OwnerConfirmation } from './OwnerConfirmation.tsx'
import { Passkeys } from './Passkeys.tsx'
import { useTwoFactor } from './use-two-factor.ts'

const texts = twoFactorMessages.settings

/** Loaded together with its data, before the settings are shown. */
export function TwoStepSection() {
  const { data, isError, refetch } = useTwoFactor()
  // Shown once, whichever change created them.
  const [newCodes, setNewCodes] = useState<string[]>()
  if (isError && !data)
    return (
      <Section title={texts.heading}>
        <Notice>{texts.notLoaded}</Notice>
        <Button look="outline" className="mt-5" onClick={() => refetch()}>
          {messages.general.tryAgain}
        </Button>
      </Section>
    )
  if (!data) return null
  const { authenticatorSince, passkeys, backupCodesLeft, hasPassword, isEmailConfirmed } = data
  const hasFactor = authenticatorSince !== null || passkeys.length > 0
  return (
    <Section title={texts.heading} lead={texts.lead}>
      <div className="flex flex-col gap-8">
        {!isEmailConfirmed && !hasFactor ? (
          <p className="max-w-prose">{twoFactorMessages.requiresConfirmedEmail}</p>
        ) : (
          <OwnerConfirmation factors={data}>
            <AuthenticatorApp
              since={authenticatorSince}
              hasPassword={hasPassword}
              onCodes={setNewCodes}
            />
            <Passkeys
              passkeys={passkeys}
              needsCodes={backupCodesLeft === 0}
              onCodes={setNewCodes}
            />
            {(hasFactor || newCodes) && (
              <BackupCodes left={backupCodesLeft} codes={newCodes} onCodes={setNewCodes} />
            )}
          </OwnerConfirmation>
        )}
      </div>
    </Section>
  )
}
