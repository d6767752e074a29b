import { handlerGroup } from '../../foundation/http/handler.ts'
import { listRuns } from './log.ts'
import { previewRule } from './preview.ts'
import { chatRules, moveRule, switchRule } from './rules.ts'

/** Endpoints for the rules of chats. */
export const ruleHandlers = handlerGroup({
  ...chatRules.handlers,
  chatRuleMove: ({ scope, params, body }) => moveRule(scope, params.id, body.position),
  chatRuleToggle: ({ scope, params, body }) => switchRule(scope, params.id, body.enabled),
  chatRulePreview: ({ scope, body }) => previewRule(scope, body),
  chatRuleRunList: ({ scope, query }) => listRuns(scope, query),
})
