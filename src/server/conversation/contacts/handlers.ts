import { sql } from 'kysely'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { isSeen } from '../../foundation/scope/own-fields.ts'
import { db, spanishOrder } from '../../foundation/store/db.ts'
import { block } from './block.ts'
import { changeContacts } from './bulk.ts'
import { addCard } from './card.ts'
import { contactOf } from './contact.ts'
import { createContact, deleteContact } from './create.ts'
import { eraseContact } from './data/erase.ts'
import { readContactData } from './data/read.ts'
import { separateContacts } from './distinct.ts'
import { listDuplicates } from './duplicates.ts'
import { listContactEvents } from './events.ts'
import { exportContacts } from './export.ts'
import { contactFields, deleteWithValues, refuseAlike } from './fields.ts'
import {
  cancelImport,
  importOf,
  listImports,
  rejectedRows,
  startImport,
  undoImport,
  uploadContacts,
} from './import/imports.ts'
import { listContacts } from './list.ts'
import { mergeContacts } from './merge/merge.ts'
import { mergesInto, survivorOf, undoMerge } from './merge/undo.ts'
import { asSeen, seenFieldsOf } from './sight.ts'
import { addNote, assertVisible, updateContact } from './update.ts'

/** Endpoints for contacts. */
export const contacts = handlerGroup({
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
    const id = await survivorOf(scope, params.id)
    await assertVisible(scope, id)
    const merges = scope.permissions.contacts ? await mergesInto(scope, id) : []
    return { ...(await asSeen(scope, await contactOf(scope, id))), ...(merges.length > 0 && { merges }) }
  },
  contactCreate: async ({ scope, body }) => asSeen(scope, await createContact(scope, body)),
  contactDelete: ({ scope, params }) => deleteContact(scope, params.id),
  contactBulkUpdate: ({ scope, body }) => changeContacts(scope, body),
  contactUpdate: async ({ scope, params, body }) => asSeen(scope, await updateContact(scope, params.id, body)),
  contactEventList: ({ scope, query }) => listContactEvents(scope, query),
  contactNoteCreate: async ({ scope, params, body }) => asSeen(scope, await addNote(scope, params.id, body.text)),
  ...contactFields.handlers,
  contactFieldCreate: (given) => {
    refuseAlike(given.body.options ?? [])
    return contactFields.handlers.contactFieldCreate(given)
  },
  contactFieldDelete: ({ scope, params, query }) => deleteWithValues(scope, params.id, query.values ?? 0),
  contactFieldList: async ({ scope, query }) => ({
    fields:
      query.counts === 0 || !scope.permissions.contacts
        ? await seenFieldsOf(scope)
        : (await contactFields.all(scope)).filter((field) => isSeen(scope, field)),
  }),
  contactCardAdd: ({ scope, body }) => addCard(scope, body),
  contactDuplicateUpdate: ({ scope, body }) => separateContacts(scope, body),
  contactExport: ({ scope, query }) => exportContacts(scope, query),
  contactMerge: ({ scope, body }) => mergeContacts(scope, body),
  contactMergeUndo: async ({ scope, params }) => asSeen(scope, await undoMerge(scope, params.id)),
  contactImport: ({ scope, body }) => uploadContacts(scope, body),
  contactImportStart: ({ scope, params, body }) => startImport(scope, params.id, body),
  contactImportGet: ({ scope, params }) => importOf(scope, params.id),
  contactImportList: async ({ scope }) => ({ imports: await listImports(scope) }),
  contactImportCancel: ({ scope, params }) => cancelImport(scope, params.id),
  contactImportRejectedGet: ({ scope, params }) => rejectedRows(scope, params.id),
  contactImportUndo: ({ scope, params }) => undoImport(scope, params.id),
  contactDataGet: ({ scope, params }) => readContactData(scope, params.id),
  contactDataDelete: ({ scope, params, body }) => eraseContact(scope, params.id, body.name),
  contactDuplicateList: ({ scope, query }) => listDuplicates(scope, query),
  contactBlock: async ({ scope, body }) => asSeen(scope, await block(scope, body)),
})
