import type { z } from 'zod'
import { type Kind, list, listOf, type Store } from '../store/store.ts'
import type { StoredObject } from '../store/stripe-objects-table.ts'
import { readParams } from './form.ts'

/** One endpoint of the API. `path` has `:id` for the id of an object. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  run(store: Store, id: string, given: unknown): Promise<object>
}

export function call<T extends z.ZodType>(
  method: Call['method'],
  path: string,
  params: T,
  run: (store: Store, params: z.infer<T>, id: string) => Promise<object>,
): Call {
  return { method, path, run: (store, id, given) => run(store, readParams(params, given), id) }
}

interface Paged {
  limit: number
  starting_after?: string | undefined
}

/** One page of a list. */
export async function page<K extends Kind>(
  store: Store,
  kind: K,
  { limit, starting_after }: Paged,
  { url, where }: { url: string; where?: Record<string, string | string[] | undefined> },
) {
  const found = await list(store, kind, {
    where: where ?? {},
    limit,
    startingAfter: starting_after,
  })
  return listOf<StoredObject>(found.slice(0, limit), url, found.length > limit)
}
