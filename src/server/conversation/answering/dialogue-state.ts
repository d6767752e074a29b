import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'
import { freshState } from '../../knowledge/dialogue/state.ts'
import type { DialogueState, HandoffNotice } from '../../knowledge/dialogue/types.ts'

/** A handoff by a rule or a person of which the customer knows nothing. */
export interface Untold {
  id: number
  reason: 'rule' | 'staff'
}

/**
 * Returns the dialogue state of a chat, whether a person attended it since the bot last spoke, and what the customer was
 * told about who attends at the last handoff. `untold` is one by a rule or a person of which the bot said nothing.
 */
export async function loadDialogueState(chatId: number): Promise<{
  state: DialogueState
  continues: boolean
  notice: HandoffNotice | undefined
  untold: Untold | undefined
}> {
  const row = await db()
    .selectFrom('chat as c')
    .leftJoin('chat_dialogue as d', 'd.chat_id', 'c.id')
    .select(['c.last_agent_at', 'd.state'])
    .where('c.id', '=', chatId)
    .executeTakeFirstOrThrow()
  const state = { ...freshState(), ...row.state }
  const handed = await db()
    .selectFrom('chat_handoff')
    .select(['id', 'at', 'reason', 'notice'])
    .where('chat_id', '=', chatId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = [row.last_agent_at, handed?.at].filter((at) => at !== null && at !== undefined)
  const spoke = state.at === undefined ? 0 : Date.parse(state.at)
  const continues = last.some((at) => new Date(at).getTime() >= spoke)
  const { reason } = handed ?? {}
  const untold =
    handed && handed.notice === null && (reason === 'rule' || reason === 'staff')
      ? { id: handed.id, reason }
      : undefined
  return { state, continues, notice: handed?.notice ?? undefined, untold }
}

/** Stores what the bot told a customer whom a rule or a person gave to the team. */
export async function noteNotified({ id }: Untold, notice: HandoffNotice): Promise<void> {
  await db().updateTable('chat_handoff').set({ notice }).where('id', '=', id).execute()
}

/** Stores the dialogue state of a chat. The chat must be locked. */
export async function saveDialogueState(chatId: number, state: DialogueState, at: Date): Promise<void> {
  await db()
    .insertInto('chat_dialogue')
    .values({ chat_id: chatId, state: json(state), updated_at: at })
    .onConflict((conflict) =>
      conflict.column('chat_id').doUpdateSet({ state: sql`excluded.state`, updated_at: sql`excluded.updated_at` }),
    )
    .execute()
}
