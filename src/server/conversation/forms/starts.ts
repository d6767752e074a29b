import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'

/** Returns the key of a form that a rule begins about an event of a chat, which has a key of its own. */
export const ruleStartKey = (ruleId: number, eventKey: string): string => `rule ${ruleId} ${eventKey}`

/** Whether a rule began a form about a message: the bot says nothing else to it. */
export async function hasBegunForm(chatId: number, messageId: number): Promise<boolean> {
  const row = await db()
    .selectFrom('form_start')
    .select('id')
    .where('chat_id', '=', chatId)
    .where(sql<boolean>`key ~ ${`^rule [0-9]+ (message|reopened) ${messageId}$`}`)
    .executeTakeFirst()
  return row !== undefined
}
