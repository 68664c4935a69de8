import { LaterPage } from '#web/layout/LaterPage.tsx'
import { pageMeta } from '#web/layout/page-meta.ts'

export const meta = () => pageMeta('/checkout')

export default function CheckoutPage() {
  return (
    <LaterPage heading="Checkout">
      Subscriptions cannot be bought yet, and nothing has been charged.
    </LaterPage>
  )
}
