import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { TextField } from '#web/ui/TextField.tsx'
import type { PlaceField } from './PlaceField.tsx'

interface Props extends Omit<ComponentProps<typeof PlaceField>, 'isOpenAtFirst'> {
  /** Whether the person has begun to fill in the form: with the focus of this field they have. */
  isTouched: boolean
  inputRef?: (input: HTMLInputElement | null) => void
}

/** A plain field until its list of places is loaded, and where it cannot be. */
export function LatePlaceField({ isTouched, inputRef, ...props }: Props) {
  const [isEntered, setIsEntered] = useState(false)
  const Loaded = useLoadedField(isTouched || isEntered)
  const hasFocus = useRef(false)
  const { label, name, error } = props
  if (!Loaded)
    return (
      <TextField
        label={label}
        name={name}
        error={error}
        ref={inputRef}
        autoComplete="off"
        placeholder="City or town"
        value={props.text}
        onFocus={() => {
          hasFocus.current = true
          setIsEntered(true)
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
        onChange={({ target }) => props.onChange(target.value, undefined)}
      />
    )
  return (
    <Loaded
      {...props}
      isOpenAtFirst={hasFocus.current && props.text !== ''}
      inputRef={(input) => {
        inputRef?.(input)
        // The plain field may have been replaced while it had the focus.
        if (hasFocus.current) input?.focus()
        hasFocus.current = false
      }}
    />
  )
}

function useLoadedField(isWanted: boolean): typeof PlaceField | undefined {
  const [loaded, setLoaded] = useState<{ PlaceField: typeof PlaceField }>()
  useEffect(() => {
    if (!isWanted) return
    // Without the list the server finds the place by its name.
    import('./PlaceField.tsx').then(setLoaded, () => {})
  }, [isWanted])
  return loaded?.PlaceField
}
