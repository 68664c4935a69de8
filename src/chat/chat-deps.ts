import type { AllowanceDeps } from './allowance.ts'
import type { AnswerDeps } from './write-answer.ts'

export interface ChatDeps extends AnswerDeps, AllowanceDeps {
  /** Called whenever somebody opens a conversation, who will probably ask something soon. */
  onConversationOpened?(): void
}
