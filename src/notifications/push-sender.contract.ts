import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PushAddress, PushNote } from '#contract/notifications.ts'
import type { PushSender } from './push-sender.ts'

/** A sender with one device, and what its push service answers and has got. */
export interface SenderAtHand {
  sender: PushSender
  address: PushAddress
  /** The HTTP status that the push service answers from now on; `undefined`: the connection breaks. */
  answerWith(status: number | undefined): void
  /** What the device could show, in the order of arrival. */
  received(): { note: PushNote; ttlSeconds: number }[]
  close(): Promise<void>
}

const note: PushNote = { title: 'Your day', body: 'Wörter – „süß“ 🌙', path: '/horoscopes' }

/** The contract that every sender keeps. */
export function keepsTheSenderContract(name: string, open: () => Promise<SenderAtHand>) {
  describe(`a note sent by ${name}`, () => {
    let at: SenderAtHand
    beforeAll(async () => {
      at = await open()
    })
    afterAll(() => at?.close())
    beforeEach(() => at.answerWith(201))

    const send = () => at.sender.send({ to: at.address, note, ttlSeconds: 3600 })

    test('reaches the device as it is', async () => {
      expect(await send()).toBe('delivered')
      expect(at.received().at(-1)).toEqual({ note, ttlSeconds: 3600 })
    })

    test.each([404, 410])('says that the address is gone after %s', async (status) => {
      at.answerWith(status)
      expect(await send()).toBe('gone')
    })

    test.each([400, 401, 403, 413])('is not tried again after %s', async (status) => {
      at.answerWith(status)
      expect(await send()).toBe('refused')
    })

    test.each([429, 500, 503, undefined])('may be tried again after %s', async (status) => {
      at.answerWith(status)
      await expect(send()).rejects.toThrow()
    })
  })
}
