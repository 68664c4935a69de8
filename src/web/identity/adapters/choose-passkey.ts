import { IdentityError } from '#web/session/identity-error.ts'

/**
 * @param signal waits for a choice from the suggestions of the email field, until aborted
 * @throws IdentityError `passkey-canceled`
 */
export async function choosePasskey(
  options: PublicKeyCredentialRequestOptionsJSON,
  signal?: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...options,
    // The server refuses a device that did not check the person.
    userVerification: 'required',
  })
  const request: CredentialRequestOptions = {
    publicKey,
    ...(signal && { signal, mediation: 'conditional' as const }),
  }
  const credential = await navigator.credentials.get(request).catch((cause) => {
    throw new IdentityError('passkey-canceled', { cause })
  })
  if (!credential) throw new IdentityError('passkey-canceled')
  return (credential as PublicKeyCredential).toJSON() as AuthenticationResponseJSON
}
