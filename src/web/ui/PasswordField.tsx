import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { TextField } from './TextField.tsx'

/** A password field with a show button and a Caps Lock hint. */
export function PasswordField({ hint, ...field }: ComponentProps<typeof TextField>) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) =>
    setHasCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      hint={hasCapsLock ? 'Caps Lock is on.' : hint}
      end={
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="grid size-11 place-items-center rounded-full text-muted hover:text-ink"
        >
          <Icon aria-hidden="true" className="size-5" strokeWidth={1.4} />
        </button>
      }
    />
  )
}
