import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { setUpPrices } from './set-up-prices.ts'

/** A Stripe account without products and prices. */
function newAccount() {
  const prices: Record<string, string>[] = []
  const products: Record<string, string>[] = []
  const reply = (body: object) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url)
    const list = pathname === '/v1/prices' ? prices : products
    if (request.method === 'POST') {
      const made = Object.fromEntries(new URLSearchParams(await request.text()))
      list.push({ ...made, id: `${pathname.slice(4, 8)}_${list.length + 1}` })
      return reply(list.at(-1) ?? {})
    }
    const data = list.map((made) => ({
      ...made,
      unit_amount: Number(made.unit_amount),
      recurring: { interval: made['recurring[interval]'] },
    }))
    return reply({ object: 'list', data, has_more: false })
  }
  const httpClient = Stripe.createFetchHttpClient((url, init) => fetch(new Request(url, init)))
  return { stripe: new Stripe('sk_test_1', { httpClient }), prices, products }
}

test('[1.9] an account gets one product and two prices, however often it is set up', async () => {
  const { stripe, prices, products } = newAccount()
  const first = await setUpPrices(stripe)
  expect(await setUpPrices(stripe)).toEqual(first)
  expect(products).toHaveLength(1)
  expect(prices).toMatchObject([
    { id: first.monthly, unit_amount: '599', currency: 'usd', 'recurring[interval]': 'month' },
    { id: first.annual, unit_amount: '5999', currency: 'usd', 'recurring[interval]': 'year' },
  ])
})

test('a price of the same name that costs something else is not touched', async () => {
  const { stripe, prices } = newAccount()
  await setUpPrices(stripe)
  Object.assign(prices[1] ?? {}, { unit_amount: '4999' })
  await expect(setUpPrices(stripe)).rejects.toThrow(/cosmic_path_annual differs from ours/)
  expect(prices).toHaveLength(2)
})
