import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { timings } from '#contract/timings.ts'
import { currentToast, dismissToast, onToast, type Toast } from './toasts.ts'

const loadToaster = () => import('./Toaster.tsx')

/**
 * Most visits show no toast: its 15 KB of scripts, compressed, come with the first press or key, or with the first
 * toast. A toast that comes where they cannot be loaded, as one about the network, is shown plainly.
 */
export function LateToaster({ load = loadToaster }: { load?: typeof loadToaster }) {
  const toast = useSyncExternalStore(onToast, currentToast, () => undefined)
  const { Toaster, hasFailed } = useToaster(toast, load)
  if (Toaster) return <Toaster />
  return toast && hasFailed ? <PlainToast key={toast.id} {...toast} /> : null
}

function useToaster(toast: Toast | undefined, load: typeof loadToaster) {
  const [Toaster, setToaster] = useState<ComponentType>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const prepare = () => void load().catch(() => {})
    const begun = new AbortController()
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, prepare, { once: true, signal: begun.signal })
    return () => begun.abort()
  }, [load])
  useEffect(() => {
    if (!toast || Toaster) return
    load().then(
      (loaded) => setToaster(() => loaded.default),
      () => setHasFailed(true),
    )
  }, [toast, Toaster, load])
  return { Toaster, hasFailed }
}

function PlainToast({ id, title, text }: Toast) {
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), timings.toast)
    return () => clearTimeout(timer)
  }, [id])
  return (
    <div className="p-4 md:fixed md:right-0 md:bottom-0 md:z-50 md:w-full md:max-w-[420px] print:hidden">
      <div
        role="alert"
        className="rounded-card border border-control bg-surface px-6 py-5 break-words"
      >
        <p className="font-semibold text-ink">{title}</p>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
    </div>
  )
}
