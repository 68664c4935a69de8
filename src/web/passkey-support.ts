/** Whether this browser has passkeys and reads them as JSON: all current ones. Only where a script runs. */
export const supportsPasskeys = () =>
  'PublicKeyCredential' in window &&
  'parseRequestOptionsFromJSON' in PublicKeyCredential &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential
