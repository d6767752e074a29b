import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { db } from '../../../foundation/store/db.ts'

type Counts = components['schemas']['ContactDataCounts']

/** Returns how much is stored of a person. */
export async function countsOf(botId: number, contactId: number): Promise<Counts> {
  const chats = sql`(select id from chat where bot_id = ${botId} and contact_id = ${contactId})`
  const { rows } = await sql<Counts>`select
    (select count(*) from chat where bot_id = ${botId} and contact_id = ${contactId})::int as chats,
    (select count(*) from message where chat_id in ${chats})::int as messages,
    (select count(*) from message_file f join message m on m.id = f.message_id where m.chat_id in ${chats})::int as files,
    (select count(*) from budget where chat_id in ${chats})::int as budgets,
    (select count(*) from contact_note where contact_id = ${contactId})::int as notes,
    (select count(*) from contact_value where contact_id = ${contactId})::int as values,
    (select count(*) from form_run where contact_id = ${contactId})::int as answers`.execute(db())
  return rows[0] ?? { chats: 0, messages: 0, files: 0, budgets: 0, notes: 0, values: 0, answers: 0 }
}
