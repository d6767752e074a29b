import { operations } from '../../../generated/operations.ts'
import { group } from '../http/handler.ts'
import { areasOf } from './area.ts'
import { createArea, setHandoff, updateArea } from './change.ts'
import { addContact, contactsOf, toggleContact } from './contacts.ts'
import { deleteArea } from './remove.ts'

/** The parts of a business that attend: who works in each, when, and what it takes. */
export const areas = group({
  areaList: ({ scope }) => areasOf(scope),
  areaCreate: ({ scope, body }) => createArea(scope, body),
  areaUpdate: ({ scope, body }) => updateArea(scope, body),
  areaDelete: ({ scope, params }) => deleteArea(scope, params.id, null),
  areaMove: async ({ scope, params, body }) => {
    await deleteArea(scope, params.id, body.target_area_id ?? null)
    return { message: operations.areaMove.toasts.success }
  },
  areaHandoffUpdate: ({ scope, params, body }) => setHandoff(scope, params.id, body.enable_handoff),
  areaContactAdd: ({ scope, body }) => addContact(scope, body),
  areaContactToggle: ({ scope, params, body }) => toggleContact(scope, params.id, body.contact_id, body.enabled),
  areaContactList: ({ scope, params }) => contactsOf(scope, params.areaId),
})
