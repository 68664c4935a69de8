import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Opens the menu of a signed-in person. */
export function UserMenuButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      className="flex min-h-11 max-w-52 xl:max-w-60 items-center gap-1.5 rounded-full border border-control px-4 text-sm font-semibold hover:border-ink"
      {...rest}
    >
      <span className="truncate">{label}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" strokeWidth={1.6} />
    </button>
  )
}
