import type { Scope } from '../../foundation/http/scope.ts'
import { decide } from '../dialogue/decide.ts'
import type { WebhookResult } from '../dialogue/slots/types.ts'
import { handleWebhookResult } from '../dialogue/slots/webhook.ts'
import type { BotSnapshot, Decision, DialogueState, Turn } from '../dialogue/types.ts'
import { callWebhook } from '../dialogue/webhook/call.ts'

/**
 * Returns the result that test cases go on with. Its fields are their own names, because the answer is judged by its
 * response, not by its text.
 */
const uncalled = (fields: readonly { name: string }[]): WebhookResult => ({
  outcome: 'ok',
  fields: Object.fromEntries(fields.map(({ name }) => [name, name])),
  detail: 'no consultado en pruebas',
  milliseconds: 0,
})

/** Decides a message of the test chat. A webhook is really called, and the decision includes the answer to its result. */
export async function decideWithWebhook(
  { botId }: Pick<Scope, 'botId'>,
  turn: Turn,
  state: DialogueState,
  bot: BotSnapshot,
): Promise<Decision> {
  const decision = decide(turn, state, bot)
  const call = calledBy(decision, bot)
  if (!call) return decision
  const key = `prueba-${botId}-${Date.now()}`
  const result = await callWebhook({ botId, ...call, key, isTest: true })
  return withResult(decision, turn, bot, { ...result, detail: result.detail ?? 'fue una consulta real' })
}

/**
 * Decides a message of a test case. No webhook is called: cases run by themselves after each training, and a call may
 * order or cancel something.
 */
export function decideWithoutCall(turn: Turn, state: DialogueState, bot: BotSnapshot): Decision {
  const decision = decide(turn, state, bot)
  const call = calledBy(decision, bot)
  return call ? withResult(decision, turn, bot, uncalled(call.response.webhook?.fields ?? [])) : decision
}

/** Returns the response whose webhook a decision calls, with the values; undefined if it calls none. */
function calledBy({ replies }: Decision, { trained }: BotSnapshot) {
  const call = replies.find((reply) => reply.kind === 'webhook')
  const response = trained?.responses.find(({ id }) => id === call?.responseId)
  return call && response ? { response, values: call.values } : undefined
}

/** Adds the answer to the result of a webhook. */
function withResult(decision: Decision, turn: Turn, bot: BotSnapshot, result: WebhookResult): Decision {
  const said = handleWebhookResult(turn, decision.state, bot, turn.seed, result)
  return {
    replies: [...decision.replies, ...said.replies],
    state: said.state,
    explanation: { ...decision.explanation, ...said.explanation },
  }
}
