import { sql } from 'kysely'
import { group } from '../../foundation/http/handler.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import { block } from './block.ts'
import { contactOf } from './contact.ts'
import { contactFields } from './fields.ts'
import { listContacts } from './list.ts'
import { addNote, mustSee, updateContact } from './update.ts'

/** The agenda, as far as chats need it. */
export const contacts = group({
  contactMineList: async ({ scope }) => ({
    contacts: await db()
      .selectFrom('contact')
      .select(['id', 'name', 'phone'])
      .where('bot_id', '=', scope.botId)
      .where('assigned_user_id', '=', scope.userId)
      .orderBy(spanishOrder(sql.ref('name')))
      .orderBy('id')
      .limit(500)
      .execute(),
  }),
  contactList: ({ scope, query }) => listContacts(scope, query),
  contactGet: async ({ scope, params }) => {
    await mustSee(scope, params.id)
    return contactOf(scope, params.id)
  },
  contactUpdate: ({ scope, params, body }) => updateContact(scope, params.id, body),
  contactNoteCreate: ({ scope, params, body }) => addNote(scope, params.id, body.text),
  ...contactFields.handlers,
  contactFieldList: async ({ scope }) => ({ fields: await contactFields.all(scope) }),
  contactBlock: ({ scope, body }) => block(scope, body),
})
