import { changeTheme, type ThemeChoice, useThemeChoice } from '#web/layout/theme.ts'
import { Section } from './Section.tsx'

const choices: { choice: ThemeChoice; label: string }[] = [
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
  { choice: 'device', label: 'As the device' },
]

/** Paper, night, or whichever the device shows. */
export function Appearance() {
  const chosen = useThemeChoice()
  return (
    <Section title="Appearance" lead="For this browser only.">
      <fieldset>
        <legend className="sr-only">Theme</legend>
        {choices.map(({ choice, label }) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="theme"
              className="tick"
              checked={chosen === choice}
              onChange={() => changeTheme(choice)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </Section>
  )
}
