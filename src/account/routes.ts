import type { Profile } from '#contract/account.ts'
import { deleteAccount, getProfile, updateProfile } from '#contract/account.ts'
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

function readProfile({ firstName, mobileNumber }: Profile): Profile {
  return { firstName: firstName?.trim() || null, mobileNumber: mobileNumber?.trim() || null }
}
