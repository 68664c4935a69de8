import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { asAda, asStranger, fakeServer } from '#web/testing/fake-server.ts'
import { renderPage } from '#web/testing/render-page.tsx'
import ReceiptPage from './ReceiptPage.tsx'

const payment = {
  id: 'in_1',
  number: 'COSMIC-0001',
  status: 'paid',
  plan: 'annual',
  periodStart: '2026-12-21T09:00:00Z',
  periodEnd: '2027-12-21T09:00:00Z',
  amountCents: 5999,
  refundedCents: 0,
  at: '2026-12-21T10:00:00Z',
  card: { brand: 'visa', last4: '4242' },
}

function open(different: object = {}, url = '/receipt?id=in_1') {
  const payments = [{ ...payment, ...different }]
  fakeServer({ ...asAda, 'GET /api/payments': { payments } })
  return renderPage(ReceiptPage, url)
}
const lines = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('the receipt of a payment', () => {
  test('says who paid what, when, for which time and with which card', async () => {
    open()
    await screen.findByText(/ada@example\.com/)
    expect(lines()).toEqual({
      'Invoice number': 'COSMIC-0001',
      'Paid on': 'December 21, 2026',
      For: expect.stringContaining('ada@example.com'),
      Plan: 'Annual plan',
      Period: 'December 21, 2026 to December 21, 2027',
      Card: 'Visa ending in 4242',
      'Amount paid': '$59.99',
    })
  })

  test('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  test('says what was refunded', async () => {
    open({ status: 'refunded', refundedCents: 5999 })
    await screen.findByText('Refunded to your card')
    expect(lines()).toMatchObject({ 'Amount paid': '$59.99', 'Refunded to your card': '$59.99' })
  })

  test.each([
    ['of a payment that was not made', { status: 'unpaid' }, '/receipt?id=in_1'],
    ['of somebody else', {}, '/receipt?id=in_2'],
    ['without a number', {}, '/receipt'],
  ])('%s does not exist', async (_, different, url) => {
    open(different, url)
    await screen.findByText('This receipt is not among your payments.')
    expect(screen.queryByText('$59.99')).toBeNull()
  })

  test('asks a visitor to log in, and then shows this receipt', async () => {
    fakeServer(asStranger)
    renderPage(ReceiptPage, '/receipt?id=in_1')
    const link = await screen.findByRole('link', { name: 'Log In' })
    screen.getByText('Log in to see your receipt. Receipts belong to the account that paid.')
    expect(link.getAttribute('href')).toBe('/login?redirect=/receipt?id=in_1')
  })
})
