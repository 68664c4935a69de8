const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** As in "Visa ending in 4242". */
export const cardName = ({ brand, last4 }: { brand: string; last4: string }) =>
  `${brands[brand.toLowerCase()] ?? 'Card'} ending in ${last4}`
