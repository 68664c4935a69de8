import type { ComponentProps } from 'react'
import { Button } from './Button.tsx'

interface Props extends Omit<ComponentProps<typeof Button>, 'type'> {
  isBusy: boolean
  /** What it says while what was sent is on its way; until then it cannot be pressed again. */
  whileBusy: string
}

export function SubmitButton({ isBusy, whileBusy, disabled, children, ...rest }: Props) {
  return (
    <Button type="submit" disabled={isBusy || disabled} {...rest}>
      {isBusy ? whileBusy : children}
    </Button>
  )
}
