import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 border-t border-line pt-8">
      <h2 id={id} className="font-serif text-2xl tracking-heading">
        {title}
      </h2>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
      <div className="mt-5 max-w-md">{children}</div>
    </section>
  )
}
