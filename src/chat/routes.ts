import { randomUUID } from 'node:crypto'
import type { Authenticators } from '#billing/access.ts'
import { getChatHistory, resetChat, sendChatMessage, stopChatAnswer } from '#contract/chat.ts'
import { UTC } from '#horoscopes/period.ts'
import { createRoutes, serve } from '#http/serve.ts'
import type { ChatDeps } from './chat-deps.ts'
import { resetConversation, showHistory, stopWriting } from './conversation.ts'
import { followAnswer } from './follow-answer.ts'
import { sendMessage, waitForAnswer } from './send-message.ts'

interface Deps extends ChatDeps {
  authenticate: Authenticators
}

export function chatRoutes({ authenticate, ...deps }: Deps) {
  const routes = createRoutes()
  serve(routes, getChatHistory, authenticate.subscriber, async ({ user, query, timeZone = UTC }) =>
    showHistory(deps, { userId: user.id, timeZone, ...query }),
  )
  serve(routes, sendChatMessage, authenticate.subscriber, async (call) => {
    const { user, body, timeZone = UTC, wantsEvents, signal } = call
    const { message, key = randomUUID() } = body
    const pending = await sendMessage(deps, { userId: user.id, message, key, timeZone })
    return wantsEvents ? followAnswer(deps, pending, signal) : waitForAnswer(deps, pending, signal)
  })
  // A user without a subscription may still stop and delete.
  serve(routes, stopChatAnswer, authenticate.user, async ({ user, body }) => {
    await stopWriting(deps, { userId: user.id, key: body.key })
    return { success: true as const }
  })
  serve(routes, resetChat, authenticate.user, async ({ user }) => {
    await resetConversation(deps, user.id)
    return { success: true as const }
  })
  return routes
}
