import { lazy, Suspense } from 'react'
import { useLatePopup } from '#web/ui/use-late-popup.ts'
import { UserMenuButton } from './UserMenuButton.tsx'
import type { Visitor } from './visitor.ts'

const load = () => import('./UserMenu.tsx')
const UserMenu = lazy(load)

export function LateUserMenu({ label, logOut }: Pick<Visitor, 'label' | 'logOut'>) {
  const { isLoaded, button } = useLatePopup(load)
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
