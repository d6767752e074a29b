import { handlerGroup } from '../../foundation/http/handler.ts'
import { changeTopic, smallTalkTopic, smallTalkTopics } from './owner-topics.ts'
import { allGroups, changeGroup, deleteGroup, oneGroup, ownGroups, resetGroup } from './synonyms.ts'

/** Handlers for the Spanish that every bot understands: small talk and synonyms. */
export const spanish = handlerGroup({
  ...ownGroups.handlers,
  synonymGroupList: ({ scope }) => allGroups(scope),
  synonymGroupGet: ({ scope, params }) => oneGroup(scope, params.id),
  synonymGroupUpdate: ({ scope, params, body }) => changeGroup(scope, params.id, body),
  synonymGroupDelete: ({ scope, params }) => deleteGroup(scope, params.id),
  synonymGroupReset: ({ scope, params }) => resetGroup(scope, params.id),
  smallTalkList: ({ scope }) => smallTalkTopics(scope),
  smallTalkGet: ({ scope, params }) => smallTalkTopic(scope, params.id),
  smallTalkUpdate: ({ scope, params, body }) => changeTopic(scope, params.id, body),
})
