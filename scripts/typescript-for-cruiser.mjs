// dependency-cruiser reads TypeScript through the compiler's JavaScript API, which TypeScript 7 no longer has. It
// gets version 6 instead.
import { registerHooks } from 'node:module'

registerHooks({
  resolve(specifier, context, next) {
    const isMeant = /^typescript(\/|$)/.test(specifier)
    if (!isMeant || !context.parentURL?.includes('/dependency-cruiser/'))
      return next(specifier, context)
    return next(specifier.replace('typescript', 'typescript-6'), context)
  },
})
