import { lazy, Suspense } from 'react'
import { UserMenuButton } from './UserMenuButton.tsx'
import { useLateMenu } from './use-late-menu.ts'
import type { Visitor } from './visitor.ts'

const load = () => import('./UserMenu.tsx')
const UserMenu = lazy(load)

export function LateUserMenu({ label, logOut }: Pick<Visitor, 'label' | 'logOut'>) {
  const { isLoaded, button } = useLateMenu(load)
  const earlyButton = (
    <UserMenuButton
      label={label}
      aria-haspopup="menu"
      onKeyDown={({ key }) => key === 'ArrowDown' && button.onClick()}
      {...button}
    />
  )
  return (
    <Suspense fallback={earlyButton}>
      {isLoaded ? <UserMenu label={label} logOut={logOut} /> : earlyButton}
    </Suspense>
  )
}
