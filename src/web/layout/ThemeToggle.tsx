import { planetGlyphs } from '#drawings/glyphs.ts'
import { Glyph } from '#web/drawings/Glyph.tsx'
import { Tip } from '#web/ui/Tip.tsx'
import { changeTheme, useTheme } from './theme.ts'

const SUN_WITH_RAYS =
  'M7.6 12a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0 -8.8 0M12 2.4v2.4M12 19.2v2.4M2.4 12h2.4M19.2 12h2.4M5.2 5.2l1.7 1.7M17.1 17.1l1.7 1.7M5.2 18.8l1.7-1.7M17.1 6.9l1.7-1.7'

export function ThemeToggle() {
  const isDark = useTheme() === 'dark'
  const label = isDark ? 'Switch to light theme' : 'Switch to dark theme'
  return (
    <Tip text={label}>
      <button
        type="button"
        aria-label={label}
        onClick={() => changeTheme(isDark ? 'light' : 'dark')}
        className="grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-highlight"
      >
        {/* By style and not by state: the first paint knows the theme, the build's file does not. */}
        <Glyph path={planetGlyphs.Moon} className="size-5.5 dark:hidden" />
        <Glyph path={SUN_WITH_RAYS} className="hidden size-5.5 dark:block" />
      </button>
    </Tip>
  )
}
