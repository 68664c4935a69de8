import { send } from '#web/http.ts'

const PATH = '/api/identity/passkey'

/** The person has canceled, or the device has a passkey for the account already. */
export class PasskeyNotCreated extends Error {
  override name = 'PasskeyNotCreated'
}

/** @throws PasskeyNotCreated, ApiError */
export async function createPasskey(name: string): Promise<void> {
  const options = await send<PublicKeyCredentialCreationOptionsJSON>({
    path: `${PATH}/generate-register-options`,
  })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await navigator.credentials.create({ publicKey }).catch((cause) => {
    throw new PasskeyNotCreated('The device created no passkey.', { cause })
  })
  if (!credential) throw new PasskeyNotCreated('The device created no passkey.')
  const response = (credential as PublicKeyCredential).toJSON()
  await send({
    method: 'POST',
    path: `${PATH}/verify-registration`,
    body: { response, ...(name && { name }) },
  })
}
