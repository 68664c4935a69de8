import { lateResolver } from '#web/late-resolver.ts'

/** Of every birth form in react-hook-form. */
export const birthChecks = lateResolver(() => import('./birth-fields.ts'))
