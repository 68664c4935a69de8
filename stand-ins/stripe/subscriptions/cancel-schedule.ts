import type { Schedule } from '../store/objects.ts'
import { emitEvent, find, put, type Store } from '../store/store.ts'

export const isRunning = ({ status }: Schedule) => status === 'not_started' || status === 'active'

/** A schedule ends with its subscription. */
export async function cancelSchedule(store: Store, id: string) {
  const schedule = await find(store, 'subscription_schedule', id)
  if (!schedule || !isRunning(schedule)) return
  const { at } = store
  const canceled = { ...schedule, status: 'canceled', current_phase: null, canceled_at: at }
  await put(store, canceled)
  await emitEvent(store, 'subscription_schedule.canceled', canceled)
}
