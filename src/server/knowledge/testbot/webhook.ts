import type { Scope } from '../../foundation/http/scope.ts'
import { decide } from '../dialogue/decide.ts'
import { handleWebhookResult } from '../dialogue/slots/webhook.ts'
import type { BotSnapshot, Decision, DialogueState, Turn } from '../dialogue/types.ts'
import { callWebhook } from '../dialogue/webhook/call.ts'

/** Decides a test message. A webhook is really called, and the decision includes the answer to its result. */
export async function decideWithWebhook(
  { botId }: Pick<Scope, 'botId'>,
  turn: Turn,
  state: DialogueState,
  bot: BotSnapshot,
): Promise<Decision> {
  const decision = decide(turn, state, bot)
  const call = decision.replies.find((reply) => reply.kind === 'webhook')
  const response = bot.trained?.responses.find(({ id }) => id === call?.responseId)
  if (!call || !response) return decision
  const result = await callWebhook({ botId, response, values: call.values, key: `prueba-${botId}-${Date.now()}` })
  const said = handleWebhookResult(turn, decision.state, bot, turn.seed, result)
  return {
    replies: [...decision.replies, ...said.replies],
    state: said.state,
    explanation: { ...decision.explanation, ...said.explanation },
  }
}
