import { handlerGroup } from '../../foundation/http/handler.ts'
import { listContacts } from '../contacts/list.ts'
import { changeMembers, contactGroups } from './groups.ts'

/** Endpoints for contact groups and their members. */
export const groupHandlers = handlerGroup({
  ...contactGroups.handlers,
  contactGroupMemberList: async ({ scope, params, query }) => {
    await contactGroups.one(scope, params.id)
    return listContacts(scope, query, params.id)
  },
  contactGroupMemberUpdate: ({ scope, params, body }) => changeMembers(scope, params.id, body),
})
