import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { timings } from '#contract/timings.ts'
import { currentToast, dismissToast, onToast } from './toasts.ts'

const SWIPE_THRESHOLD_PX = 50

const marks = { plain: 'bg-gold', success: 'bg-success', destructive: 'bg-danger' }

/** The place where toasts appear; F8 brings the keyboard here. */
export default function Toaster() {
  const toast = useSyncExternalStore(onToast, currentToast, () => undefined)
  return (
    <Toast.Provider
      duration={timings.toast}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label="Notification"
    >
      {toast && (
        <Toast.Root
          key={toast.id}
          type="foreground"
          onOpenChange={(open) => open || dismissToast(toast.id)}
          className={`flex items-start gap-3 relative rounded-card border border-control bg-surface py-4 pr-2 pl-6 animate-rise data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-slide-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-4 bottom-4 left-2.5 w-[3px] rounded-full ${marks[toast.kind]}`}
          />
          <div className="min-w-0 flex-1 py-1">
            <Toast.Title className="font-semibold text-ink">{toast.title}</Toast.Title>
            {toast.text && (
              <Toast.Description
                className="mt-1 text-sm break-words text-muted"
                data-radix-toast-announce-exclude={toast.ofFields && ''}
              >
                {toast.text}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.4} />
          </Toast.Close>
        </Toast.Root>
      )}
      {/*
        On a phone what is pressed next, in forms, menus and questions, is at the bottom, and the menu button is in the
        header: it stands where the shell puts it, below header and banner. Over an open menu or question, whose own button to close it may be high up, nobody can press the header.
      */}
      <Toast.Viewport className="print:hidden m-0 flex list-none flex-col p-4 outline-none max-md:[body:has(>[role=dialog],>[role=alertdialog])_&]:fixed max-md:[body:has(>[role=dialog],>[role=alertdialog])_&]:inset-x-0 max-md:[body:has(>[role=dialog],>[role=alertdialog])_&]:top-0 md:fixed md:right-0 md:bottom-0 md:z-50 md:w-full md:max-w-[420px]" />
    </Toast.Provider>
  )
}
