import { z } from 'zod'

/** The cursor of an entry in a list: the next page starts after it, even when that entry was deleted. */
export const cursorOf = ({ createdAt, id }: { createdAt: string; id: string }) =>
  `${createdAt}_${id}`

/** PostgreSQL rejects ISO instants in the year 0000. */
const EARLIEST_INSTANT = new Date('0001-01-01T00:00:00Z')
const CursorInstant = z.iso.datetime().pipe(z.coerce.date<string>().min(EARLIEST_INSTANT))

export const Cursor = z
  .string()
  .regex(/^[^_]+_[^_]+$/)
  .transform((cursor) => {
    const [createdAt = '', id = ''] = cursor.split('_')
    return { createdAt, id }
  })
  .pipe(z.object({ createdAt: CursorInstant, id: z.guid() }))
export type Cursor = z.output<typeof Cursor>
