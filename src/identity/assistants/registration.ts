import { z } from 'zod'

const MAX_URI = 500

/** A program on the person's computer, or one with a scheme of its own: OAuth calls both native. */
const isNative = (uri: string) =>
  !uri.startsWith('https://') || /^https:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(uri)

/**
 * What an assistant may say about itself; everything else that OAuth knows is dropped. It may ask for every scope, since
 * the person decides.
 */
export const Registration = z
  .object({
    client_name: z.string().trim().min(1).max(100).default('An assistant'),
    client_uri: z
      .url({ protocol: /^https?$/ })
      .max(MAX_URI)
      .optional()
      .catch(undefined),
    redirect_uris: z.array(z.string().max(MAX_URI)).min(1).max(10),
    grant_types: z.array(z.string().max(50)).max(5).optional(),
    response_types: z.array(z.string().max(50)).max(5).optional(),
    token_endpoint_auth_method: z.string().max(50).optional(),
    application_type: z.enum(['web', 'native']).optional(),
  })
  .transform(({ application_type, grant_types, ...registration }) => ({
    ...registration,
    grant_types: [
      'authorization_code',
      ...(grant_types === undefined || grant_types.includes('refresh_token')
        ? ['refresh_token']
        : []),
    ],
    // The standard's default, "web", would refuse every program on a computer that does not name its type.
    application_type:
      application_type ?? (registration.redirect_uris.every(isNative) ? 'native' : 'web'),
  }))
