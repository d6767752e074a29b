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
import { chatRule, groupRule } from './conditions.ts'
import { contact } from './contact.ts'
import { settings } from './settings.ts'
import { pick, type Restorable, type Restorables, type State } from './target.ts'

interface Content<I extends object> {
  find(scope: Scope, id: number): Promise<I | undefined>
  revert: Restorable['revert']
  asSeen(scope: Scope, items: I[]): Promise<I[]>
  restore(scope: Scope, id: number): Promise<object>
}

function content<Body, I extends object>(
  name: string,
  { find, asSeen, revert, restore }: Content<I>,
  rules: Rules<Body>,
  more: Pick<Restorable, 'adapt' | 'toBody'> = {},
): Restorable {
  const known = operationOf(`${name}Create`)?.bodyFields ?? []
  const operation = `${name}Restore`
  return {
    operations: [`${name}Update`],
    known,
    accepts: (values, now) => check(rules, { ...pick(now, known), ...values }).ok,
    find: async (scope, id) => {
      const item = await find(scope, id)
      return item && (await asSeen(scope, [item]))[0]
    },
    revert,
    ...(operationOf(operation)?.pathParams.includes('id') && { restore: { operation, work: restore } }),
    ...more,
  }
}

const byKind: Restorables = {
  ...settings,
  area: [content('area', areas, areaCreateBody)],
  contact: [contact],
  contact_field: [content('contactField', contactFields, contactFieldCreateBody)],
  entity: [content('entity', entities, entityCreateBody)],
  example: [content('example', examples, exampleCreateBody)],
  group: [content('contactGroup', contactGroups, contactGroupCreateBody, { adapt: groupRule })],
  intent: [
    content(
      'intent',
      {
        ...intents,
        // Its examples and responses were deleted with it.
        restore: (scope, id) =>
          restoreIntent(scope, id, { examples: examplesOfIntents, responses: responsesOfIntents }),
      },
      intentCreateBody,
      { toBody: ({ name }) => ({ intent_name: name }) },
    ),
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
  rule: [
    content('chatRule', chatRules, chatRuleCreateBody, {
      toBody: ({ position: _, ...state }) => state,
      adapt: chatRule,
    }),
  ],
  test_case: [content('testCase', testCases, testCaseCreateBody)],
}

/**
 * Returns what a state of a kind of resource belongs to; undefined if it cannot be restored.
 * @param more the restorables of the layers above, which this one does not know
 */
export function restorableOf(kind: string, state: State, more: Restorables): Restorable | undefined {
  const candidates = byKind[kind] ?? more[kind] ?? []
  const [only] = candidates
  if (candidates.length === 1 && only && !only.besides) return only
  const fields = Object.keys(state).filter((field) => field !== 'version')
  return candidates.find(
    ({ known, besides = [] }) =>
      (fields.length > 0 || candidates.length === 1) &&
      fields.every((field) => known.includes(field) || besides.includes(field)),
  )
}
