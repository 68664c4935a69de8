import { pointNames } from '#lore/names.ts'
import type { Body } from '#sky/bodies.ts'

/** "the Moon", "Mars". */
export function bodyName({ body }: { body: Body }): string {
  return body === 'sun' || body === 'moon' ? `the ${pointNames[body]}` : pointNames[body]
}
