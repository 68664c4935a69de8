import { Tabs } from 'radix-ui'
import { type ComponentProps, useState } from 'react'

const look =
  'min-h-12 min-w-11 border-b-2 border-transparent font-medium text-muted -outline-offset-2 hover:text-ink data-[by-pointer]:outline-none data-[state=active]:border-gold data-[state=active]:text-ink'

/**
 * One of several tabs, underlined in gold while its content shows. The library focuses a pressed tab by script, which
 * browsers show like a focus by keyboard.
 */
export function Tab({ className = '', ...props }: ComponentProps<typeof Tabs.Trigger>) {
  const [isByPointer, setIsByPointer] = useState(false)
  return (
    <Tabs.Trigger
      {...props}
      data-by-pointer={isByPointer || undefined}
      onPointerDown={() => setIsByPointer(true)}
      onKeyDown={() => setIsByPointer(false)}
      onBlur={() => setIsByPointer(false)}
      className={`${look} ${className}`}
    />
  )
}
