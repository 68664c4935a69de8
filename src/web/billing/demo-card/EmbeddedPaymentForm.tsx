import { lazy, Suspense, useImperativeHandle, useState } from 'react'
import { type TestCardAnswer, testCardCalls } from '#contract/billing.ts'
import { send } from '#web/http.ts'
import { TextField } from '#web/ui/TextField.tsx'
import {
  type Confirmation,
  type EmbeddedSettings,
  type PaymentFormProps,
  refusal,
} from '../card/payment-form.ts'
import { TestModeNote } from '../card/TestModeNote.tsx'
import { type CardErrors, emptyCard, type TypedCard, toTestCard, wrongWith } from './card-fields.ts'
import { useAuthenticationChallenge } from './use-authentication-challenge.ts'
import { useCardField } from './use-card-field.ts'

// Few cards ask for it, and it brings the dialog.
const loadChallenge = () => import('./AuthenticationChallenge.tsx')
const AuthenticationChallenge = lazy(async () => ({
  default: (await loadChallenge()).AuthenticationChallenge,
}))

const { confirm: CONFIRM, authenticate: AUTHENTICATE } = testCardCalls

/** The card form of demo billing; loaded only where the server has no payment provider. */
export default function EmbeddedPaymentForm({
  settings,
  clientSecret,
  ref,
}: PaymentFormProps<EmbeddedSettings>) {
  const [card, setCard] = useState(emptyCard)
  const [errors, setErrors] = useState<CardErrors>({})
  const challenge = useAuthenticationChallenge()
  const change = (name: keyof TypedCard) => (shaped: string) => {
    setCard((before) => ({ ...before, [name]: shaped }))
    setErrors(({ [name]: _, ...others }) => others)
  }
  const number = useCardField('number', card.number, change('number'))
  const expiry = useCardField('expiry', card.expiry, change('expiry'))
  const cvc = useCardField('cvc', card.cvc, change('cvc'))

  const ask = (path: string, more: object) =>
    send<TestCardAnswer>({
      method: 'POST',
      path: `${settings.api}${path}`,
      body: { publishableKey: settings.publishableKey, clientSecret, ...more },
    })

  async function confirm(): Promise<Confirmation> {
    if (!clientSecret) return { status: 'incomplete' }
    const wrong = wrongWith(card)
    setErrors(wrong)
    const first = wrong.number ? number : wrong.expiry ? expiry : wrong.cvc ? cvc : undefined
    if (first) {
      first.ref.current?.focus()
      return { status: 'incomplete' }
    }
    const answer = await ask(CONFIRM.path, { card: toTestCard(card) })
    if (answer.status !== 'requires_action') return toConfirmation(answer)
    await loadChallenge()
    return toConfirmation(await ask(AUTHENTICATE.path, { passed: await challenge.present() }))
  }
  useImperativeHandle(ref, () => ({ confirm }))

  return (
    <div className="flex flex-col gap-5">
      <TestModeNote />
      <TextField
        label="Card number"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        error={errors.number}
        {...digitsOnly}
        {...number}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Expiry date"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          error={errors.expiry}
          {...digitsOnly}
          {...expiry}
        />
        <TextField
          label="CVC"
          autoComplete="cc-csc"
          placeholder="123"
          error={errors.cvc}
          {...digitsOnly}
          {...cvc}
        />
      </div>
      {challenge.isOpen && (
        <Suspense>
          <AuthenticationChallenge onAnswer={challenge.answer} />
        </Suspense>
      )}
    </div>
  )
}

const digitsOnly = { inputMode: 'numeric', spellCheck: false, required: true } as const

const toConfirmation = ({ status, ...error }: TestCardAnswer): Confirmation =>
  status === 'succeeded' ? { status } : refusal(error)
