import { channel } from 'node:diagnostics_channel'

/** An event, reported to its counters. */
export interface Signal<Event> {
  /** Does nothing where nobody listens. */
  emit(event: Event): void
  isHeard(): boolean
  /** @returns a function that stops listening */
  listen(onEvent: (event: Event) => void): () => void
}

/** Features emit signals, and know nothing of metrics. */
export function createSignal<Event>(name: string): Signal<Event> {
  const events = channel(`cosmic-path.${name}`)
  return {
    isHeard: () => events.hasSubscribers,
    emit: (event) => events.publish(event),
    listen(onEvent) {
      const listener = (event: unknown) => onEvent(event as Event)
      events.subscribe(listener)
      return () => void events.unsubscribe(listener)
    },
  }
}
