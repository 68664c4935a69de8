import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { messages } from '#contract/messages.ts'
import { RetryButton } from '#web/session/RetryButton.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { MenuButton } from './MenuButton.tsx'
import type { Visitor } from './visitor.ts'

const row =
  'flex min-h-12 items-center border-b border-line font-serif text-xl text-ink no-underline aria-[current=page]:text-gold'

/**
 * On a phone: a sheet from the bottom, within reach of the thumb. Open at first: it is loaded when its button is
 * pressed.
 */
export default function MobileMenu({ visitor }: { visitor: Visitor }) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | undefined>(key)
  // Every navigation closes the menu.
  if (openAt && openAt !== key) setOpenAt(undefined)
  const close = () => setOpenAt(undefined)

  return (
    <Dialog.Root open={openAt === key} onOpenChange={(opens) => setOpenAt(opens ? key : undefined)}>
      <Dialog.Trigger asChild>
        <MenuButton />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-background/80 animate-fade" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-40 max-h-[90dvh] overflow-y-auto rounded-t-card border-t border-control bg-surface px-5 pt-3 pb-6 animate-rise"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="text-sm font-semibold text-muted">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="-mr-2 grid size-11 place-items-center rounded-full text-muted hover:text-ink"
            >
              <X aria-hidden="true" className="size-6" strokeWidth={1.4} />
            </Dialog.Close>
          </div>
          <nav aria-label="Main" className="flex flex-col">
            {visitor.links.map(({ label, to }) => (
              <NavLink key={to} to={to} end className={row} onClick={close}>
                {label}
              </NavLink>
            ))}
            {visitor.isSignedIn && (
              <NavLink to="/settings" end className={row} onClick={close}>
                Settings
              </NavLink>
            )}
          </nav>
          <MenuButtons visitor={visitor} close={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function MenuButtons({ visitor, close }: { visitor: Visitor; close(): void }) {
  const { isSignedIn, isOutOfReach, canSubscribe, logOut } = visitor
  if (isOutOfReach)
    return (
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{messages.identity.accountOutOfReach}</p>
        <RetryButton />
      </div>
    )
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      {isSignedIn ? (
        <Button look="outline" onClick={logOut}>
          Log Out
        </Button>
      ) : (
        <ButtonLink to="/login" look="outline" onClick={close}>
          Log In
        </ButtonLink>
      )}
      <ButtonLink to="/subscription" look={canSubscribe ? 'primary' : 'outline'} onClick={close}>
        {canSubscribe ? 'Subscribe' : 'Subscription'}
      </ButtonLink>
    </div>
  )
}
