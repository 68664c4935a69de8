import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'type'> {
  isBusy: boolean
  /** The label while the request is pending; the button is disabled until it ends. */
  whileBusy: string
}

export function SubmitButton({ isBusy, whileBusy, disabled, children, ...rest }: Props) {
  return (
    <Button type="submit" disabled={isBusy || disabled} {...rest}>
      {isBusy ? whileBusy : children}
    </Button>
  )
}
