import type { Profile } from '#contract/account.ts'
import { deleteAccount, getProfile, updateProfile } from '#contract/account.ts'
import { messages } from '#contract/messages.ts'
import { AppError } from '#errors.ts'
import { saveProfile, type User } from '#identity/users-table.ts'
import type { WhoIs } from '#identity/who-is.ts'
import { createRoutes, serve } from '#serve.ts'
import { type DeletionNeeds, leave } from './delete-account.ts'

interface Needs extends DeletionNeeds {
  whoIs: WhoIs
}

export function accountRoutes({ whoIs, ...needs }: Needs) {
  const routes = createRoutes()
  serve(routes, getProfile, async ({ authorization }) => asSeen(await whoIs(authorization)))
  serve(routes, updateProfile, async ({ authorization, body }) => {
    const { id } = await whoIs(authorization)
    const profile = readProfile(body)
    await saveProfile(needs.db, id, profile)
    return profile
  })
  serve(routes, deleteAccount, async ({ authorization }) => ({
    receipt: await leave(needs, authorization),
  }))
  return routes
}

const asSeen = ({ firstName, mobileNumber }: User): Profile => ({ firstName, mobileNumber })

const LONGEST_NAME = 80
// As people write them; nothing is ever sent there.
const MOBILE_NUMBER = /^\+?[\d\s()./-]{5,30}$/

/** @throws AppError `bad_request` */
function readProfile(said: Profile): Profile {
  const firstName = said.firstName?.trim() || null
  const mobileNumber = said.mobileNumber?.trim() || null
  const { nameTooLong, mobileInvalid } = messages.account.profile
  if (firstName && firstName.length > LONGEST_NAME)
    throw new AppError('bad_request', nameTooLong, { field: 'firstName' })
  if (mobileNumber && !MOBILE_NUMBER.test(mobileNumber))
    throw new AppError('bad_request', mobileInvalid, { field: 'mobileNumber' })
  return { firstName, mobileNumber }
}
