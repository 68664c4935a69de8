import { z } from 'zod'
import { call, page } from './call.ts'
import { ExpandOnly, flag, Page, whole } from './form.ts'
import { listOf, need } from './ledger.ts'
import { missing } from './stripe-error.ts'
import { findEvent, listEvents } from './stripe-events-table.ts'

const nested = { product: z.string().optional(), active: flag.optional() }

/** What is for sale, and what has happened. */
export const catalogueCalls = [
  call(
    'GET',
    '/v1/prices',
    z.strictObject({ ...Page, ...nested, lookup_keys: z.array(z.string()).max(10).optional() }),
    (ledger, params) =>
      page(ledger, 'price', params, {
        url: '/v1/prices',
        where: {
          product: params.product,
          lookup_key: params.lookup_keys,
          active: params.active === undefined ? undefined : String(params.active),
        },
      }),
  ),
  call('GET', '/v1/prices/:id', ExpandOnly, (ledger, _, id) => need(ledger, 'price', id)),
  call(
    'GET',
    '/v1/products',
    z.strictObject({ ...Page, active: flag.optional() }),
    (ledger, params) => page(ledger, 'product', params, { url: '/v1/products' }),
  ),
  call('GET', '/v1/products/:id', ExpandOnly, (ledger, _, id) => need(ledger, 'product', id)),
  call(
    'GET',
    '/v1/events',
    z.strictObject({
      limit: whole.min(1).max(100).default(10),
      starting_after: z.string().optional(),
      type: z.string().optional(),
      types: z.array(z.string()).optional(),
    }),
    async ({ db }, { type, types, starting_after, limit }) => {
      const wanted = type ? [type] : types
      const rows = await listEvents(db, {
        ...(wanted && { types: wanted }),
        ...(starting_after && { startingAfter: starting_after }),
        limit: limit + 1,
      })
      const events = rows.slice(0, limit).map(({ data }) => data)
      return listOf(events, '/v1/events', rows.length > limit)
    },
  ),
  call('GET', '/v1/events/:id', ExpandOnly, async ({ db }, _, id) => {
    const event = await findEvent(db, id)
    if (!event) throw missing('event', id)
    return event.data
  }),
]
