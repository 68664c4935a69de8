import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  lead?: string
  /** Beside the title. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ title, lead, action, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={id} className="font-serif text-xl tracking-heading">
          {title}
        </h2>
        {action}
      </div>
      {lead && <p className="mt-1 max-w-prose text-sm text-muted">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
