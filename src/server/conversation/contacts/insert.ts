import type { InsertObject } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { notifyLead } from '../webhooks/lead.ts'

type Columns = Omit<InsertObject<Database, 'contact'>, 'bot_id' | 'updated_by'>

/**
 * Inserts a contact that the team adds, notes it in the register, and tells webhooks and the team. Call it within a
 * transaction.
 * @param detail where the contact comes from, for the register; may be empty
 */
export async function insertContact(scope: Scope, columns: Columns, detail: string) {
  const { botId, userId } = scope
  const at = currentCall().services.clock()
  const contact = await db()
    .insertInto('contact')
    .values({
      ...{ bot_id: botId, updated_by: userId },
      // Nobody has seen them write yet.
      ...{ first_seen_at: at, last_seen_at: null, created_at: at, updated_at: at },
      ...columns,
    })
    .returning(['id', 'name', 'phone'])
    .executeTakeFirstOrThrow()
  const { id, name } = contact
  await recordContactEvent(scope, { contactId: id, contact: name, kind: 'created', detail })
  await notifyLead(botId, { contactId: id, name, chatId: null })
  return contact
}
