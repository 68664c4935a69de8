import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Props {
  to: string
  /** At the left: a date, a wheel or a glyph. */
  mark: ReactNode
  title: ReactNode
  text?: ReactNode
}

/** One thing that leads further. All rows share their left edges. */
export function HomeRow({ to, mark, title, text }: Props) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        prefetch="intent"
        className="-mx-2 flex min-h-18 items-center gap-4 rounded-field px-2 py-3 text-ink no-underline hover:bg-highlight"
      >
        <span className="flex w-18 flex-none flex-col items-start">{mark}</span>
        <span className="min-w-0 flex-1">
          <span className="block font-serif text-lg">{title}</span>
          {text && <span className="block text-sm text-muted">{text}</span>}
        </span>
        <ChevronRight
          aria-hidden="true"
          className="size-5 flex-none text-muted"
          strokeWidth={1.4}
        />
      </Link>
    </li>
  )
}
