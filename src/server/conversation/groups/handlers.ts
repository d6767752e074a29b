import { handlerGroup } from '../../foundation/http/handler.ts'
import { listContacts } from '../contacts/list.ts'
import { countGroups, countOldest, previewRule } from './count.ts'
import { changeMembers, contactGroups } from './groups.ts'
import { assertRule } from './rule-check.ts'

/** Endpoints for contact groups and their members. */
export const groupHandlers = handlerGroup({
  ...contactGroups.handlers,
  contactGroupList: async ({ scope, query }) => {
    await countOldest(scope)
    return contactGroups.list(scope, query)
  },
  contactGroupGet: async ({ scope, params }) => {
    await countGroups(scope, [params.id])
    return contactGroups.one(scope, params.id)
  },
  contactGroupMemberList: async ({ scope, params, query }) => {
    await contactGroups.one(scope, params.id)
    return listContacts(scope, query, params.id)
  },
  contactGroupMemberUpdate: ({ scope, params, body }) => changeMembers(scope, params.id, body),
  contactGroupPreview: async ({ scope, body }) => {
    await assertRule(scope, body, '')
    return previewRule(scope, body)
  },
})
