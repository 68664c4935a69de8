import { lateResolver } from '#web/late-resolver.ts'

/** The resolver of every birth form in react-hook-form. */
export const birthChecks = lateResolver(() => import('./birth-fields.ts'))
