import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'
import { json } from '../../foundation/store/sql.ts'
import { freshState } from '../../knowledge/dialogue/state.ts'
import type { DialogueState } from '../../knowledge/dialogue/types.ts'

/** Returns the dialogue state of a chat and whether a person attended it since the bot last spoke. */
export async function loadDialogueState(chatId: number): Promise<{ state: DialogueState; continues: boolean }> {
  const row = await db()
    .selectFrom('chat as c')
    .leftJoin('chat_dialogue as d', 'd.chat_id', 'c.id')
    .select(['c.last_agent_at', 'd.state'])
    .where('c.id', '=', chatId)
    .executeTakeFirstOrThrow()
  const state = { ...freshState(), ...row.state }
  const handed = await db()
    .selectFrom('chat_handoff')
    .select('at')
    .where('chat_id', '=', chatId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const last = [row.last_agent_at, handed?.at].filter((at) => at !== null && at !== undefined)
  const spoke = state.at === undefined ? 0 : Date.parse(state.at)
  return { state, continues: last.some((at) => new Date(at).getTime() >= spoke) }
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
