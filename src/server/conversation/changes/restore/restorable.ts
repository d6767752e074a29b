import { areaCreateBody } from '../../../../../generated/validators/areas.js'
import { labelCreateBody, macroCreateBody, quickReplyCreateBody } from '../../../../../generated/validators/chats.js'
import { contactFieldCreateBody } from '../../../../../generated/validators/contacts.js'
import { entityCreateBody } from '../../../../../generated/validators/entities.js'
import { exampleCreateBody } from '../../../../../generated/validators/examples.js'
import { contactGroupCreateBody } from '../../../../../generated/validators/groups.js'
import { intentCreateBody } from '../../../../../generated/validators/intents.js'
import {
  quickResponseCreateBody,
  responseCreateBody,
  secondaryResponseCreateBody,
} from '../../../../../generated/validators/responses.js'
import { chatRuleCreateBody } from '../../../../../generated/validators/rules.js'
import { testCaseCreateBody } from '../../../../../generated/validators/testbot.js'
import { check, type Rules } from '../../../../contract/validation.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { operationOf } from '../../../foundation/resource/description.ts'
import { entities } from '../../../knowledge/entities/rules.ts'
import { examplesOfIntents } from '../../../knowledge/examples/of-intent.ts'
import { examples } from '../../../knowledge/examples/rules.ts'
import { intents, restoreIntent } from '../../../knowledge/intents/rules.ts'
import { responsesOfIntents } from '../../../knowledge/responses/main/of-intent.ts'
import { mainResponses } from '../../../knowledge/responses/main/rules.ts'
import { quickResponses } from '../../../knowledge/responses/quick/rules.ts'
import { secondaryResponses } from '../../../knowledge/responses/secondary/rules.ts'
import { testCases } from '../../../knowledge/testbot/cases.ts'
import { areas } from '../../areas/area.ts'
import { labels } from '../../chats/labels.ts'
import { macros } from '../../chats/macros.ts'
import { quickReplies } from '../../chats/quick-replies.ts'
import { contactFields } from '../../contacts/fields.ts'
import { contactGroups } from '../../groups/groups.ts'
import { chatRules } from '../../rules/rules.ts'

type State = Readonly<Record<string, unknown>>

/** Content that can go back to what an entry of the audit log says. */
export interface Restorable {
  /** prefix of its operations: `label` of `labelUpdate` */
  name: string
  find(scope: Scope, id: number): Promise<object | undefined>
  revert(scope: Scope, id: number, state: State, version: number | undefined): Promise<object>
  /** brings back a deleted item; absent if its deletion is final */
  restore?(scope: Scope, id: number): Promise<object>
  /** whether a state is one that the contract still accepts: what was audited once may lack what came later */
  accepts(state: State): boolean
  /** converts the audited state to the fields of an update */
  toBody?(state: State): State
}

interface Content {
  find(scope: Scope, id: number): Promise<object | undefined>
  revert: Restorable['revert']
  restore(scope: Scope, id: number): Promise<object>
}

function content<Body>(
  name: string,
  { find, revert, restore }: Content,
  rules: Rules<Body>,
  toBody?: Restorable['toBody'],
): Restorable {
  return {
    name,
    accepts: (state) => check(rules, state).ok,
    find,
    revert,
    ...(operationOf(`${name}Restore`)?.pathParams.includes('id') && { restore }),
    ...(toBody && { toBody }),
  }
}

/** Restorable content by the kind of resource. A kind may have several: the fields of the state tell which. */
const byKind: Readonly<Record<string, readonly Restorable[]>> = {
  area: [content('area', areas, areaCreateBody)],
  contact_field: [content('contactField', contactFields, contactFieldCreateBody)],
  entity: [content('entity', entities, entityCreateBody)],
  example: [content('example', examples, exampleCreateBody)],
  group: [content('contactGroup', contactGroups, contactGroupCreateBody)],
  intent: [
    {
      ...content('intent', intents, intentCreateBody, ({ name }) => ({ intent_name: name })),
      // Its examples and responses were deleted with it.
      restore: (scope, id) => restoreIntent(scope, id, { examples: examplesOfIntents, responses: responsesOfIntents }),
    },
  ],
  label: [content('label', labels, labelCreateBody)],
  macro: [content('macro', macros, macroCreateBody)],
  quick_reply: [content('quickReply', quickReplies, quickReplyCreateBody)],
  response: [
    content('response', mainResponses, responseCreateBody),
    content('secondaryResponse', secondaryResponses, secondaryResponseCreateBody),
    content('quickResponse', quickResponses, quickResponseCreateBody),
  ],
  // The place of a rule is not restored: others have moved since.
  rule: [content('chatRule', chatRules, chatRuleCreateBody, ({ position: _, ...state }) => state)],
  test_case: [content('testCase', testCases, testCaseCreateBody)],
}

/** Returns the content that a state of a kind of resource belongs to; undefined if it cannot be restored. */
export function restorableOf(kind: string, state: State): Restorable | undefined {
  const candidates = byKind[kind] ?? []
  if (candidates.length === 1) return candidates[0]
  const fields = Object.keys(state).filter((field) => field !== 'version')
  return candidates.find(({ name }) => {
    const known = operationOf(`${name}Create`)?.bodyFields ?? []
    return fields.length > 0 && fields.every((field) => known.includes(field))
  })
}
