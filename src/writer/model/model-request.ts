import { createOperation } from '#operation.ts'

/** One request to a model; a text may take several. */
export const modelRequest = createOperation<{ feature: string; model: string }>('model request')
