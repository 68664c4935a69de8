import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  advice: string
  /** What can be done about it. */
  children?: ReactNode
}

/** Replaces the panel when it cannot be shown. */
export function StateCard({ title, text, advice, children }: Props) {
  return (
    <div role="alert" className="max-w-xl rounded-card border border-control bg-surface p-6 sm:p-8">
      <h2 className="font-serif text-2xl tracking-heading">{title}</h2>
      <p className="mt-2 font-semibold">{text}</p>
      <p className="mt-3 text-muted wrap-anywhere">{advice}</p>
      {children && <div className="mt-6">{children}</div>}
    </div>
  )
}
