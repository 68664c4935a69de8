import type { ReactNode } from 'react'

/** An inline error message. */
export function Notice({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="rounded-field border-l-4 border-danger bg-surface px-4 py-3 text-sm wrap-anywhere"
    >
      {title && <p className="font-semibold text-danger">{title}</p>}
      <div className={`text-pretty ${title ? 'mt-1' : 'text-danger'}`}>{children}</div>
    </div>
  )
}
