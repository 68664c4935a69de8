import type { Push, PushResult, PushSender } from '#notifications/push-sender.ts'

export interface RecordedPushes extends PushSender {
  /** Every note handed over, whatever became of it. */
  readonly pushes: Push[]
  /** What push services answer from now on; delivers everything at first. */
  answer(push: Push): Promise<PushResult>
}

/** Push services that keep what they are given. */
export const createRecordedPushes = (): RecordedPushes => ({
  publicKey:
    'BFzSiUc3a4O7sUQ8X5hLFNbnqg9DpdkJqbqNJ1Km2Xw2X8fSxcH1vQh1H3rK3dRkC6iZ0o3C5m3y6T2m5vZ3J9k',
  pushes: [],
  answer: async () => 'delivered',
  async send(push) {
    this.pushes.push(push)
    return this.answer(push)
  },
})
