import type { ReactNode } from 'react'

/** A remark that is not an error. */
export function Note({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="rounded-field border-l-4 border-gold bg-surface px-4 py-3 text-sm">
      {title && <p className="mb-1 font-semibold">{title}</p>}
      <div className="text-pretty text-muted wrap-anywhere">{children}</div>
    </div>
  )
}
