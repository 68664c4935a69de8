import { useCombobox } from 'downshift'
import { useEffect, useId } from 'react'
import { isPlaceQuery } from '#contract/place-query.ts'
import type { Suggestion } from '#contract/places.ts'
import { fieldClass } from '#web/ui/Field.tsx'
import { FieldNotes } from '#web/ui/FieldNotes.tsx'
import { usePlaceSuggestions } from './use-place-suggestions.ts'

interface Props {
  label: string
  name?: string
  text: string
  place: Suggestion | undefined
  onChange(text: string, place: Suggestion | undefined): void
  error?: string | undefined
  inputRef?: React.Ref<HTMLInputElement>
  /** For a text that is being typed while this field replaces another one. */
  isOpenAtFirst?: boolean
}

/** A combobox with place suggestions from the server. Free text is allowed too. */
export function PlaceField({
  label,
  name,
  text,
  place,
  onChange,
  error,
  inputRef,
  isOpenAtFirst,
}: Props) {
  const id = useId()
  const typed = place ? undefined : text
  const { suggestions, isSearching, hasFailed } = usePlaceSuggestions(typed)
  // Typing or pasting the full name of a suggestion selects it.
  const written = typed && suggestions.find((one) => isSameName(one.display_name, typed))
  useEffect(() => {
    if (written) onChange(written.display_name, written)
  }, [written, onChange])
  const combobox = useCombobox<Suggestion>({
    id,
    items: suggestions,
    initialIsOpen: isOpenAtFirst === true,
    inputValue: text,
    selectedItem: place ?? null,
    itemToString: (item) => item?.display_name ?? '',
    itemToKey: (item) => item?.place_id,
    onStateChange({ selectedItem }) {
      if (selectedItem) onChange(selectedItem.display_name, selectedItem)
    },
  })
  const isSearchable = typed !== undefined && isPlaceQuery(typed)
  const isEmpty = suggestions.length === 0
  const hasList = combobox.isOpen && isSearchable && (isSearching || !isEmpty)
  // It stays after the field loses focus: if it disappeared, the button would move away from the click.
  const note = isSearchable && isEmpty && !isSearching ? noteOf(hasFailed) : undefined
  const describedBy = [error && `${id}-error`, `${id}-status`].filter(Boolean).join(' ')
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: getLabelProps ties it to the input */}
      <label className="mb-1.5 block text-sm font-semibold" {...combobox.getLabelProps()}>
        {label}
      </label>
      <div className="relative">
        <input
          {...combobox.getInputProps({
            ref: inputRef,
            // The combobox reports a change too late for fast typing: characters would be lost.
            onChange: (event) => onChange(event.currentTarget.value, undefined),
          })}
          name={name}
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
            // A scrollable list would be a tab stop, and would disappear when focused.
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
          {hasList && isEmpty && <p className="px-4 py-3 text-sm text-muted">{SEARCHING}</p>}
        </div>
      </div>
      <p
        id={`${id}-status`}
        role="status"
        // The refusal already says so.
        className={note && !error ? 'mt-1.5 text-sm text-muted' : 'sr-only'}
      >
        {note ?? (hasList ? sayFound(suggestions.length) : '')}
      </p>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

const LONGEST_NAME = 200

const isSameName = (name: string, typed: string) =>
  name.localeCompare(typed.trim(), 'en', { sensitivity: 'base' }) === 0

const SEARCHING = 'Looking for places…'

const sayFound = (count: number) => (count === 0 ? SEARCHING : `${count} places found`)

const noteOf = (hasFailed: boolean) =>
  hasFailed
    ? 'The list of places did not answer. You can go on with what you have typed.'
    : 'No place of that name. Check the spelling, or try a larger town nearby.'
