import { handlerGroup } from '../../foundation/http/handler.ts'
import { addContact, removeContact, setEnabled } from './contacts.ts'
import { accessOf, createGroup, deleteGroup, setAccessAll, updateGroup } from './groups.ts'

/** Endpoints for who may write to a bot by webchat. */
export const access = handlerGroup({
  accessGet: ({ scope }) => accessOf(scope),
  accessCreate: async ({ scope, body, reply }) => reply(201, await createGroup(scope, body)),
  accessUpdate: ({ scope, body }) => updateGroup(scope, body),
  accessDelete: ({ scope, params }) => deleteGroup(scope, params.id),
  accessContactAdd: async ({ scope, body, reply }) => reply(201, await addContact(scope, body)),
  accessContactUpdate: ({ scope, params, body }) => setEnabled(scope, params.id, body.enabled),
  accessContactRemove: ({ scope, params }) => removeContact(scope, params.id),
  accessAllUpdate: ({ scope, body }) => setAccessAll(scope, body.access_all),
})
