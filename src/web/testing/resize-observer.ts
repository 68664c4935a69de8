import { vi } from 'vitest'

/** jsdom lays nothing out and has none; nothing changes its size there. */
export function stubResizeObserver() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
}
