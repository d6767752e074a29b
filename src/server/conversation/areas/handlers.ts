import { operations } from '../../../../generated/operations.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import { areas } from './area.ts'
import { addContact, toggleContact } from './contacts.ts'
import { deleteArea } from './remove.ts'

/** The areas of a business: their members, opening hours and settings. */
export const areaHandlers = handlerGroup({
  ...areas.handlers,
  areaList: ({ scope }) => areas.all(scope),
  areaUpdate: ({ scope, body: { area_id, ...changes } }) => areas.update(scope, area_id, changes),
  areaDelete: ({ scope, params }) => deleteArea(scope, params.id, null),
  areaMove: async ({ scope, params, body }) => {
    await deleteArea(scope, params.id, body.target_area_id ?? null)
    return { message: operations.areaMove.toasts.success }
  },
  areaHandoffUpdate: ({ scope, params, body: { enable_handoff } }) =>
    areas.patch(scope, params.id, async () => ({ enable_handoff })),
  areaContactAdd: ({ scope, body }) => addContact(scope, body),
  areaContactToggle: ({ scope, params, body }) => toggleContact(scope, params.id, body.contact_id, body.enabled),
  areaContactList: async ({ scope, params }) => (await areas.one(scope, params.areaId)).contacts,
})
