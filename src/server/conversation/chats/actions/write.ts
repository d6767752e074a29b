import { knownVariables } from '../../../../contract/known-variables.ts'
import { fillIn } from '../../../../contract/variables.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { variablesOf } from '../../../knowledge/dialogue/variables.ts'
import { usualWindowEnd } from '../core/item.ts'
import { lockChat } from '../core/lock.ts'
import { sendInChat } from '../core/send-message.ts'
import { comment, sendText, windowClosed } from '../send.ts'

interface Written {
  type: 'reply' | 'comment'
  text: string
}

/** On whose behalf a text is written. */
export interface Writer {
  isRule: boolean
  /** keys of own fields of the contact that the person who writes does not see */
  hidden: ReadonlySet<string>
  /** whether the same list gave the chat to somebody: writing does not take it back */
  isGiven: boolean
}

/**
 * Sends the text of an action to the customer, or adds it as a comment, with its variables filled in. What a rule says is
 * said by the bot: nobody took the chat.
 */
export async function write(
  scope: Scope,
  chatId: number,
  { type, text: words }: Written,
  { isRule, hidden, isGiven }: Writer,
) {
  const chat = await lockChat(scope.botId, chatId)
  const values = await variablesOf(scope.botId, chatId, currentCall().services.clock(), hidden)
  const text = filled(words, scope.userId === null ? values : { ...values, 'usuario.nombre': scope.userName })
  if (type === 'comment') return comment(scope, chatId, text)
  await refuseSuspended(scope)
  if (!isRule) return sendText(scope, { id: chatId, target_id: chat.sender_id, message: text, isGiven })
  const until = usualWindowEnd(chat)
  if (until && Date.parse(until) <= currentCall().services.clock().getTime()) throw windowClosed()
  return sendInChat(chat, { author: 'bot', text, forTeam: true })
}

/** Fills in the variables. 422 with the name of one that has neither a value nor a fallback. */
function filled(words: string, values: Readonly<Record<string, string>>): string {
  for (const [, name = ''] of words.matchAll(/\{\{\s*([\p{L}\w.]+)\s*\}\}/gu)) {
    if (values[name]) continue
    const known = knownVariables.find((one) => one.name === name)?.label ?? name
    const text = `Esta conversación no tiene «${known}», que el texto necesita. Complétalo o escribe la respuesta a mano.`
    throw problem(422, 'invalid', text, { text: [text] })
  }
  return fillIn(words, values)
}

async function refuseSuspended({ botId }: Scope): Promise<void> {
  const bot = await db()
    .selectFrom('bot')
    .select(['suspended_at', 'suspended_reason'])
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  if (bot.suspended_at !== null) throw commonProblems.suspended(bot.suspended_reason ?? '')
}
