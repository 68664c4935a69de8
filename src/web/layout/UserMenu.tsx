import { DropdownMenu } from 'radix-ui'
import { Link } from 'react-router'
import { UserMenuButton } from './UserMenuButton.tsx'
import type { Visitor } from './visitor.ts'

const item =
  'flex min-h-11 items-center rounded-field px-3 text-sm text-ink no-underline outline-none data-highlighted:bg-highlight'

/** Open at first: it is loaded when its button is pressed. */
export default function UserMenu({ label, logOut }: Pick<Visitor, 'label' | 'logOut'>) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <UserMenuButton label={label} />
      </DropdownMenu.Trigger>
      {/* Not in a portal: it belongs to the header, for the eye and for the ear. */}
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        // A link has moved the focus to the heading of its page by then.
        onCloseAutoFocus={(event) => {
          if (document.activeElement?.closest('main')) event.preventDefault()
        }}
        className="z-40 min-w-48 rounded-card border border-control bg-surface p-1.5 animate-fade"
      >
        <DropdownMenu.Item asChild>
          <Link to="/settings" className={item}>
            Settings
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild>
          <Link to="/subscription" className={item}>
            Subscription
          </Link>
        </DropdownMenu.Item>
        <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
        <DropdownMenu.Item className={`${item} cursor-pointer`} onSelect={logOut}>
          Log Out
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
