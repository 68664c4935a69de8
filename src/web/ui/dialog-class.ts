/** The look of a dialog and of what lies behind it. On a phone it stands at the bottom, near the thumb. */
export const dialogClass =
  'fixed inset-x-4 bottom-4 z-40 mx-auto max-h-[85dvh] max-w-md overflow-y-auto rounded-card border border-control bg-surface p-6 animate-rise sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2'
export const overlayClass = 'behind-dialog fixed inset-0 z-40 bg-background/80 animate-fade'
/** The row of its buttons. On a phone they stand below each other, and first the one that changes nothing. */
export const dialogButtonsClass = 'flex justify-end gap-3 max-sm:flex-col'
