import { Menu } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Opens the menu on a phone. */
export function MenuButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label="Menu"
      className="grid size-11 place-items-center rounded-full text-ink hover:bg-highlight lg:hidden"
      {...props}
    >
      <Menu aria-hidden="true" className="size-6" strokeWidth={1.4} />
    </button>
  )
}
