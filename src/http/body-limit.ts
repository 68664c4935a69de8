import { bodyLimit } from 'hono/body-limit'
import { refusalMessages } from '#contract/refusal-messages.ts'
import { AppError } from '#errors.ts'

const MAX_BODY_BYTES = 64 * 1024

/** Refuses a body that is too large. @throws AppError `body_too_large` */
export const limitBody = (
  maxSize = MAX_BODY_BYTES,
  message: string = refusalMessages.bodyTooLarge,
) =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // The client may still be sending; see LingeringResponse.
      c.header('connection', 'close')
      throw new AppError('body_too_large', message)
    },
  })
