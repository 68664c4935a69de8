import type { Passkey } from '#contract/two-factor.ts'
import { twoFactorMessages } from '#contract/two-factor-messages.ts'
import { supportsPasskeys } from '#web/passkey-support.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { Part } from './Part.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

const texts = twoFactorMessages.passkeys

interface Props {
  passkeys: Passkey[]
  /** Whether the first passkey comes with backup codes. */
  needsCodes: boolean
  onCodes(codes: string[]): void
}

export function Passkeys({ passkeys, needsCodes, onCodes }: Props) {
  return (
    <Part title={texts.heading}>
      <p>{texts.lead}</p>
      {passkeys.length === 0 ? (
        <p className="text-muted">{texts.none}</p>
      ) : (
        <ul className="w-full border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {supportsPasskeys() ? (
        <AddPasskey needsCodes={needsCodes} onCodes={onCodes} />
      ) : (
        <p className="text-muted">{texts.unsupported}</p>
      )}
    </Part>
  )
}
