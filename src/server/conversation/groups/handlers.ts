import { handlerGroup } from '../../foundation/http/handler.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Item } from '../../foundation/resource/types.ts'
import { listContacts } from '../contacts/list.ts'
import { countGroups, countOldest, previewRule } from './count.ts'
import { changeMembers, contactGroups, listedGroups } from './groups.ts'
import { assertRule } from './rule-check.ts'

/** Returns a group with its count as of now, as the caller may see it. */
async function counted(scope: Scope, group: Item<'contactGroup'>): Promise<Item<'contactGroup'>> {
  if (group.kind !== 'dynamic') return group
  await countGroups(scope, [group.id])
  const now = (await contactGroups.find(scope, group.id)) ?? group
  return (await contactGroups.asSeen(scope, [now]))[0] ?? now
}

/** Endpoints for contact groups and their members. */
export const groupHandlers = handlerGroup({
  ...contactGroups.handlers,
  contactGroupCreate: async ({ scope, body }) => counted(scope, await contactGroups.create(scope, body)),
  contactGroupUpdate: async ({ scope, params, body }) =>
    counted(scope, await contactGroups.update(scope, params.id, body)),
  contactGroupList: async (call) => {
    await countOldest(call.scope)
    return listedGroups.handlers.contactGroupList(call)
  },
  contactGroupGet: async (call) => {
    await countGroups(call.scope, [call.params.id])
    return contactGroups.handlers.contactGroupGet(call)
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
