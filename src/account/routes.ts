import type { Profile } from '#contract/account.ts'
import { deleteAccount, getProfile, updateProfile } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { createRoutes, serve } from '#http/serve.ts'
import { authenticateIdentity, type UserAuthenticator } from '#identity/authenticate.ts'
import { saveProfile, type User } from '#identity/users-table.ts'
import { createDeletion } from './delete-account.ts'
import type { DeletionDeps } from './deletion-deps.ts'

interface Deps extends DeletionDeps {
  authenticate: { user: UserAuthenticator }
}

export function accountRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  const deleteIdentified = createDeletion(deps)
  serve(routes, getProfile, authenticate.user, async ({ user }) => toResponse(user))
  serve(routes, updateProfile, authenticate.user, async ({ user, body }) => {
    const profile = readProfile(body)
    await saveProfile(deps.db, user.id, profile)
    return profile
  })
  serve(routes, deleteAccount, authenticateIdentity(deps.identity), async ({ identity }) => ({
    receipt: await deleteIdentified(identity),
  }))
  return routes
}

const toResponse = ({ firstName, mobileNumber }: User): Profile => ({ firstName, mobileNumber })

const MAX_NAME_LENGTH = 80
// Nothing is ever sent to it, so the format is loose.
const MOBILE_NUMBER = /^\+?[\d\s()./-]{5,30}$/

/** @throws AppError `bad_request` */
function readProfile(body: Profile): Profile {
  const firstName = body.firstName?.trim() || null
  const mobileNumber = body.mobileNumber?.trim() || null
  const { nameTooLong, mobileInvalid } = messages.account.profile
  if (firstName && firstName.length > MAX_NAME_LENGTH)
    throw new AppError('bad_request', nameTooLong, { field: 'firstName' })
  if (mobileNumber && !MOBILE_NUMBER.test(mobileNumber))
    throw new AppError('bad_request', mobileInvalid, { field: 'mobileNumber' })
  return { firstName, mobileNumber }
}
