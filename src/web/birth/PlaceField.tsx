import { useCombobox } from 'downshift'
import { useEffect, useId } from 'react'
import type { Suggestion } from '#contract/places.ts'
import { FieldNotes, fieldClass } from '#web/ui/TextField.tsx'
import { isWorthAsking, usePlaceSuggestions } from './use-place-suggestions.ts'

interface Props {
  label: string
  text: string
  place: Suggestion | undefined
  onChange(text: string, place: Suggestion | undefined): void
  error?: string | undefined
  inputRef?: React.Ref<HTMLInputElement>
}

/** A place by name: a combobox whose list comes from the server. What is typed may also be left as it is. */
export function PlaceField({ label, text, place, onChange, error, inputRef }: Props) {
  const id = useId()
  const typed = place ? undefined : text
  const { suggestions, isSearching, hasFailed } = usePlaceSuggestions(typed)
  // Whoever writes a whole name, or pastes it, has chosen.
  const written = typed && suggestions.find((one) => isSameName(one.display_name, typed))
  useEffect(() => {
    if (written) onChange(written.display_name, written)
  }, [written, onChange])
  const combobox = useCombobox<Suggestion>({
    id,
    items: suggestions,
    inputValue: text,
    selectedItem: place ?? null,
    itemToString: (item) => item?.display_name ?? '',
    itemToKey: (item) => item?.place_id,
    onStateChange({ selectedItem }) {
      if (selectedItem) onChange(selectedItem.display_name, selectedItem)
    },
  })
  const hasList = combobox.isOpen && typed !== undefined && isWorthAsking(typed)
  const note = hasList ? statusOf({ isSearching, hasFailed, count: suggestions.length }) : undefined
  const describedBy = [error && `${id}-error`, `${id}-status`].filter(Boolean).join(' ')
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps ties it to the input */}
      <label className="mb-1.5 block text-sm font-semibold" {...combobox.getLabelProps()}>
        {label}
      </label>
      <input
        {...combobox.getInputProps({
          ref: inputRef,
          // The combobox tells of a change too late for whoever types fast: letters would be lost.
          onChange: (event) => onChange(event.currentTarget.value, undefined),
        })}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        placeholder="City or town"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
        className={fieldClass}
      />
      <div
        className={`absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-control bg-surface ${hasList ? '' : 'hidden'}`}
      >
        <ul
          {...combobox.getMenuProps({ 'aria-label': 'Places', 'aria-labelledby': undefined })}
          // A list that scrolls would be a stop of the Tab key, and gone on arrival.
          tabIndex={-1}
          className="max-h-[15rem] overflow-y-auto"
        >
          {hasList &&
            suggestions.map((item, index) => (
              <li
                key={item.place_id}
                {...combobox.getItemProps({ item, index })}
                className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-sm aria-selected:bg-highlight"
              >
                {item.display_name}
              </li>
            ))}
        </ul>
        {note && <p className="px-4 py-3 text-sm text-muted">{note}</p>}
      </div>
      <span id={`${id}-status`} role="status" className="sr-only">
        {note ?? (hasList ? `${suggestions.length} places found` : '')}
      </span>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

const LONGEST_NAME = 200

const isSameName = (name: string, typed: string) =>
  name.localeCompare(typed.trim(), 'en', { sensitivity: 'base' }) === 0

interface Status {
  isSearching: boolean
  hasFailed: boolean
  count: number
}

function statusOf({ isSearching, hasFailed, count }: Status): string | undefined {
  if (hasFailed) return 'The list of places did not answer. You can go on with what you have typed.'
  if (count > 0) return undefined
  return isSearching
    ? 'Looking for places…'
    : 'No place of that name. Check the spelling, or try a larger town nearby.'
}
