import type { ReactNode } from 'react'
import { Glyph } from '#web/drawings/Glyph.tsx'

/** A word preceded by its glyph. */
export function Marked({ path, children }: { path: string | undefined; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 align-middle max-sm:gap-1.5">
      {path && (
        <Glyph
          path={path}
          className="size-[1.15rem] shrink-0 text-muted max-[23rem]:hidden"
          strokeWidth={1.4}
        />
      )}
      {children}
    </span>
  )
}
