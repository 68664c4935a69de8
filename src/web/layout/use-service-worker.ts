import { useEffect } from 'react'

/** Makes the site installable, with a page of our own where there is no network. Without it, everything else works. */
export function useServiceWorker() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // A browser may forbid it, as in a private window.
    })
  }, [])
}
