import type { ReactNode } from 'react'

/** One sentence and one button. */
export function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mt-3 flex flex-col items-start gap-6">
      <p className="max-w-[34rem] font-serif text-2xl text-pretty">{text}</p>
      {children}
    </div>
  )
}
