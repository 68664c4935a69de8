interface Props {
  label: string
  isOn: boolean
  /** Its last change is still being saved. */
  isBusy: boolean
  /** Id of the text that says what it turns on. */
  describedBy?: string
  onSwitch(isOn: boolean): void
}

export function Switch({ label, isOn, isBusy, describedBy, onSwitch }: Props) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        role="switch"
        className="tick"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={describedBy}
        aria-disabled={isBusy}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {label}
    </label>
  )
}
