import { lazy, Suspense } from 'react'
import { useReceipt } from './receipt.ts'

const Receipt = lazy(() => import('./Receipt.tsx'))

/** Where the receipt of a deletion appears; loaded only when there is one. */
export function ReceiptOutlet() {
  const receipt = useReceipt()
  return <Suspense>{receipt && <Receipt receipt={receipt} />}</Suspense>
}
