export interface Toast {
  id: number
  title: string
  text?: string
  kind: 'plain' | 'success' | 'destructive'
  /** Messages of fields that it says too: they are not shown while it is, and are read out with their fields only. */
  ofFields?: readonly string[]
}

type Listener = (toast: Toast | undefined) => void

let current: Toast | undefined
let nextId = 1
const listeners = new Set<Listener>()

/** Shows a message over the current page and the next one. A new message replaces the old one. */
export function showToast({
  kind = 'plain',
  ...toast
}: Omit<Toast, 'id' | 'kind'> & { kind?: Toast['kind'] }) {
  publish({ ...toast, kind, id: nextId++ })
}

export function dismissToast(id: number) {
  if (current?.id === id) publish(undefined)
}

export function currentToast() {
  return current
}

export function onToast(listener: Listener) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function publish(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener(toast)
}
