import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from '#errors.ts'
import type { Authenticator } from '#http/serve.ts'
import type { SignedInUser, UserAuthenticator } from './authenticate.ts'
import { trustedOriginsOf } from './trusted-origins.ts'

export type VisitorAuthenticator = Authenticator<'public', { caller: SignedInUser | undefined }>

/**
 * For public calls that do something for a visitor and more for a user. Without a token, a page of another site
 * is refused: it would act in the name of everybody who opens it, and use up the limit of their network.
 */
export function authenticateVisitor(
  authenticator: UserAuthenticator,
  publicUrl: string,
): VisitorAuthenticator {
  const ownOrigins = trustedOriginsOf(publicUrl)
  return {
    access: 'public',
    async authenticate(request) {
      if (request.headers.has('authorization'))
        return { caller: await authenticator.authenticate(request) }
      const origin = request.headers.get('origin')
      if (origin && !ownOrigins.includes(origin))
        throw new AppError('foreign_page', refusalMessages.foreignPage)
      return { caller: undefined }
    },
  }
}
