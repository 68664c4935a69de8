import { lazy, Suspense } from 'react'
import { useReceipt } from './receipt.ts'

const Receipt = lazy(() => import('./Receipt.tsx'))

/** Loads the receipt's dialog only when there is a receipt. */
export function ReceiptOutlet() {
  const receipt = useReceipt()
  return <Suspense>{receipt && <Receipt receipt={receipt} />}</Suspense>
}
