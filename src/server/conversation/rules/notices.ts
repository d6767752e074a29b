import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { notify } from '../../foundation/notify/notify.ts'
import { emit } from '../../foundation/realtime/emit.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { maySee, viewersOf } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import type { ActingRule } from '../chats/actions/as-rule.ts'
import { lockChat } from '../chats/core/lock.ts'
import { recordHappenings } from '../chats/core/thread-events.ts'

/** Milliseconds in which a rule tells people of a chat once, however often its customer writes. */
const AGAIN = 3_600_000

/**
 * Tells people of a chat, on behalf of a rule. Those who do not see it are left out.
 * @throws 422 if nobody of them sees it
 */
export async function giveNotice(
  scope: Scope,
  chatId: number,
  { user_ids }: components['schemas']['ChatRuleNotice'],
  { name: rule }: ActingRule,
): Promise<void> {
  const chat = await lockChat(scope.botId, chatId)
  const seeing = (await viewersOf(scope.botId)).filter((one) => user_ids.includes(one.userId) && maySee(one, chat))
  if (seeing.length === 0) throw invalidProblem('user_ids', 'Ninguna de esas personas puede ver esta conversación.')
  const now = currentCall().services.clock()
  const people = await namesOf(seeing.map(({ userId }) => userId))
  const detail = people.map(({ name }) => name).join(', ')
  const recent = await db()
    .selectFrom('chat_event')
    .select('id')
    .where('chat_id', '=', chatId)
    .where('kind', '=', 'notified')
    .where('actor_name', '=', rule)
    .where('detail', '=', detail)
    .where('at', '>', new Date(now.getTime() - AGAIN).toISOString())
    .limit(1)
    .executeTakeFirst()
  if (recent) return
  await recordHappenings(chat, [{ kind: 'notified', detail }])
  const { bot_id: botId, user_name } = chat
  for (const { id: user_id } of people)
    await emit(botId, 'rule-notice', { chat_id: chatId, rule, user_name }, { user_id })
  await notify(
    botId,
    ...people.map(({ id: userId }) => ({
      ...{ event: 'rule_notice' as const, key: `${chatId} ${userId} ${rule} ${now.toISOString()}`, chatId, userId },
      text: `La regla «${rule}» te avisa: revisa la conversación de ${user_name || 'un cliente'}`,
    })),
  )
}

function namesOf(ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return db().selectFrom('app_user').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute()
}
