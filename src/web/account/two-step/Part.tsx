import { type ReactNode, useId } from 'react'

/** A part of the section, with a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-serif text-lg tracking-heading">
        {title}
      </h3>
      <div className="mt-2 flex flex-col items-start gap-4">{children}</div>
    </section>
  )
}
