import { type ComponentProps, useEffect, useRef, useState } from 'react'
import type { PlaceField } from '#web/birth/PlaceField.tsx'
import { TextField } from '#web/ui/TextField.tsx'

type FieldProps = Omit<
  ComponentProps<typeof PlaceField>,
  'label' | 'name' | 'inputRef' | 'isOpenAtFirst'
>

interface Props extends FieldProps {
  /** Whether the person has begun to fill in the form. */
  isTouched: boolean
}

const LABEL = 'Birth location'

/** A plain field until its list of places is loaded, and where it cannot be. */
export function FirstPlaceField({ isTouched, ...props }: Props) {
  const Loaded = useLoadedField(isTouched)
  const hasFocus = useRef(false)
  const shared = { label: LABEL, name: 'birthLocation', error: props.error }
  if (!Loaded)
    return (
      <TextField
        {...shared}
        autoComplete="off"
        placeholder="City or town"
        value={props.text}
        onFocus={() => {
          hasFocus.current = true
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
        onChange={({ target }) => props.onChange(target.value, undefined)}
      />
    )
  return (
    <Loaded
      {...shared}
      {...props}
      isOpenAtFirst={hasFocus.current && props.text !== ''}
      // The plain field may have been replaced while it had the focus.
      inputRef={(input) => {
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
    import('#web/birth/PlaceField.tsx').then(setLoaded, () => {})
  }, [isWanted])
  return loaded?.PlaceField
}
