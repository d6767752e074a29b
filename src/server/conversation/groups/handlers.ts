import { handlerGroup } from '../../foundation/http/handler.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Item } from '../../foundation/resource/types.ts'
import { listContacts } from '../contacts/list.ts'
import { countGroups, countOldest, previewRule } from './count.ts'
import { changeMembers, contactGroups, listedGroups } from './groups.ts'
import { assertRule } from './rule-check.ts'

/** Returns a group with its count as of now. */
async function counted(scope: Scope, group: Item<'contactGroup'>): Promise<Item<'contactGroup'>> {
  if (group.kind !== 'dynamic') return group
  await countGroups(scope, [group.id])
  return (await contactGroups.find(scope, group.id)) ?? group
}

/** Endpoints for contact groups and their members. */
export const groupHandlers = handlerGroup({
  ...contactGroups.handlers,
  contactGroupCreate: async ({ scope, body }) => counted(scope, await contactGroups.create(scope, body)),
  contactGroupUpdate: async ({ scope, params, body }) =>
    counted(scope, await contactGroups.update(scope, params.id, body)),
  contactGroupList: async ({ scope, query }) => {
    await countOldest(scope)
    return listedGroups.list(scope, query)
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
