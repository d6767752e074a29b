import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { db, json } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'
import { currentActor } from './thread-actor.ts'
import { lastAnswer } from './waits.ts'

/**
 * Notes that a rule or a person gave a chat of the bot to the team, and who, for those who attend it. No message of the
 * customer is its reason. {@link noteIntroduced} says whether its customer was told who attends them.
 * @param isOwn whether the person took them themselves
 */
export async function noteGiven(
  botId: number,
  chats: readonly Pick<LockedChat, 'id' | 'area_id'>[],
  isOwn: boolean,
): Promise<void> {
  if (chats.length === 0) return
  const { actor, name } = currentActor()
  const by = { ...(name !== '' && { by: name, ...(isOwn && actor !== 'rule' && { own: true }) }) }
  const at = currentCall().services.clock()
  await db()
    .insertInto('chat_handoff')
    .values(
      chats.map(({ id, area_id }) => ({
        ...{ bot_id: botId, chat_id: id, at, area_id, detail: json(by) },
        reason: actor === 'rule' ? ('rule' as const) : ('staff' as const),
      })),
    )
    .execute()
}

/** Notes that the customer of a chat which a rule or a person gave to the team was told who attends them. */
export async function noteIntroduced({ id }: Pick<LockedChat, 'id'>): Promise<void> {
  await sql`update chat_handoff set notice = 'present' where notice is null and reason in ('rule', 'staff')
    and id = (select max(id) from chat_handoff where chat_id = ${id})`.execute(db())
}

/**
 * Returns since when the customer of a chat that a rule gives to the team waits: their last message of this conversation,
 * unless a person answered it. Null for a person, who says when they answer.
 */
export async function givenSince({ id }: Pick<LockedChat, 'id'>): Promise<string | null> {
  if (currentActor().actor !== 'rule') return null
  const { rows } = await sql<{ since: string | null }>`
    select max(m.at) as since from chat join message m on m.chat_id = chat.id and m.author = 'user'
    where chat.id = ${id} and m.id > ${lastAnswer('chat')} and m.at > coalesce(chat.handled_at, '-infinity')`.execute(
    db(),
  )
  return rows[0]?.since ?? null
}
