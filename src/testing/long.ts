import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** True in `npm run test:long`. */
    isLong: boolean
  }
}

export const isLong = inject('isLong')

/** A tenth of a number, except in `npm run test:long`. */
export const sampled = (full: number): number => (isLong ? full : Math.ceil(full / 10))
