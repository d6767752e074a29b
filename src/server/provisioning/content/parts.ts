import { areaCreateBody } from '../../../../generated/validators/areas.js'
import { labelCreateBody, macroCreateBody, quickReplyCreateBody } from '../../../../generated/validators/chats.js'
import { contactFieldCreateBody } from '../../../../generated/validators/contacts.js'
import { contactGroupCreateBody } from '../../../../generated/validators/groups.js'
import {
  quickResponseCreateBody,
  responseCreateBody,
  secondaryResponseCreateBody,
} from '../../../../generated/validators/responses.js'
import { chatRuleCreateBody } from '../../../../generated/validators/rules.js'
import { synonymGroupCreateBody } from '../../../../generated/validators/spanish.js'
import { testCaseCreateBody } from '../../../../generated/validators/testbot.js'
import type { FieldRules, Rules } from '../../../contract/validation.ts'
import { areas } from '../../conversation/areas/area.ts'
import { labels } from '../../conversation/chats/labels.ts'
import { macros } from '../../conversation/chats/macros.ts'
import { quickReplies } from '../../conversation/chats/quick-replies.ts'
import { contactFields } from '../../conversation/contacts/fields.ts'
import { contactGroups } from '../../conversation/groups/groups.ts'
import { chatRules } from '../../conversation/rules/rules.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { mainResponses } from '../../knowledge/responses/main/rules.ts'
import { quickResponses } from '../../knowledge/responses/quick/rules.ts'
import { secondaryResponses } from '../../knowledge/responses/secondary/rules.ts'
import { FOLLOW_UP } from '../../knowledge/responses/types.ts'
import { ownGroups } from '../../knowledge/spanish/synonyms.ts'
import { testCases } from '../../knowledge/testbot/cases.ts'
import type { List } from './content.ts'
import type { Kind } from './names.ts'
import { type Shape, shapes } from './references.ts'
import { isRow, type Row, valid } from './valid.ts'
import { withoutMissing } from './webhook-secrets.ts'

/** What is specific to a part. */
interface Facts {
  list: List
  /** prefix of the resource's operations */
  resource: string
  shape: Shape
  /** property that names an item in messages, and to others that refer to it */
  title: string
  /** one item, as people call it */
  noun: string
  kind?: Kind
  /** fields that are about people, or that another part has */
  omits?: readonly string[]
  /** adds what a file may leave out */
  complete?: (row: Row) => Row
  /** what an incomplete item of the part needs */
  draft?: (row: Row) => Row
}

/** A list of the content that is a resource of the API. Rows have ids instead of names. */
export interface Part extends Facts {
  /** names of the fields */
  labels: Readonly<Record<string, FieldRules>>
  all(scope: Scope): Promise<Row[]>
  /** throws a Problem if an item breaks a rule of the API that can be told without the bot */
  check(row: Row): void
  /** creates an item and returns its id; throws a Problem if it breaks a rule of the API */
  add(scope: Scope, row: Row): Promise<number>
  replace(scope: Scope, id: number, row: Row): Promise<void>
}

/** The methods of a resource with this input. */
interface Store<I> {
  all(scope: Scope): Promise<object[]>
  add(scope: Scope, input: I): Promise<number>
  replace(scope: Scope, id: number, input: I): Promise<void>
}

const part = <I>(store: Store<I>, rules: Rules<I>, facts: Facts): Part => ({
  ...facts,
  labels: rules.fields,
  all: async (scope) => (await store.all(scope)).map((item) => ({ ...item })),
  check: (row) => void valid(rules, row),
  add: (scope, row) => store.add(scope, valid(rules, row)),
  replace: (scope, id, row) => store.replace(scope, id, valid(rules, row)),
})

/** The parts in the order in which they are created: what others refer to comes first. */
export const parts: readonly Part[] = [
  part(areas, areaCreateBody, {
    ...{ list: 'areas', resource: 'area', shape: shapes.plain, title: 'name', kind: 'area' },
    noun: 'Área',
    omits: ['user_ids'],
  }),
  part(labels, labelCreateBody, {
    ...{ list: 'labels', resource: 'label', shape: shapes.plain, title: 'title', kind: 'label' },
    noun: 'Etiqueta',
  }),
  part(contactFields, contactFieldCreateBody, {
    ...{ list: 'contact_fields', resource: 'contactField', shape: shapes.plain, title: 'label' },
    noun: 'Campo de contacto',
  }),
  part(contactGroups, contactGroupCreateBody, {
    ...{ list: 'groups', resource: 'contactGroup', shape: shapes.group, title: 'name', kind: 'group' },
    omits: ['member_ids'],
    noun: 'Grupo',
  }),
  part(ownGroups, synonymGroupCreateBody, {
    ...{ list: 'synonyms', resource: 'synonymGroup', shape: shapes.plain, title: 'words' },
    noun: 'Sinónimos',
  }),
]

/** The responses. They refer to each other, so they are created before their references are set. */
export const responseParts: readonly Part[] = [
  part(secondaryResponses, secondaryResponseCreateBody, {
    ...{ list: 'secondary', resource: 'secondaryResponse', shape: shapes.secondary, title: 'name', kind: 'secondary' },
    noun: 'Respuesta secundaria',
    complete: withKinds,
    draft: () => ({ kind: FOLLOW_UP }),
  }),
  part(mainResponses, responseCreateBody, {
    ...{ list: 'responses', resource: 'response', shape: shapes.response, title: 'title', kind: 'response' },
    noun: 'Respuesta',
    omits: ['questions', 'known_questions'],
    complete: (row) => withKinds(withoutMissing({ title: row.intent, ...row })),
    draft: ({ intent }) => ({ intent }),
  }),
]

/** The parts that refer to responses. */
export const laterParts: readonly Part[] = [
  part(quickResponses, quickResponseCreateBody, {
    ...{ list: 'keywords', resource: 'quickResponse', shape: shapes.keywords, title: 'keywords' },
    noun: 'Respuesta por palabra clave',
  }),
  part(quickReplies, quickReplyCreateBody, {
    ...{ list: 'quick_replies', resource: 'quickReply', shape: shapes.quickReply, title: 'shortcut' },
    noun: 'Respuesta rápida',
  }),
  part(macros, macroCreateBody, {
    ...{ list: 'macros', resource: 'macro', shape: shapes.macro, title: 'name' },
    noun: 'Macro',
  }),
  part(chatRules, chatRuleCreateBody, {
    ...{ list: 'rules', resource: 'chatRule', shape: shapes.chatRule, title: 'name' },
    noun: 'Regla',
  }),
  part(testCases, testCaseCreateBody, {
    ...{ list: 'cases', resource: 'testCase', shape: shapes.testCase, title: 'name' },
    noun: 'Caso de prueba',
  }),
]

/** Messages are texts unless they say otherwise. */
function withKinds(row: Row): Row {
  const { messages, conditions } = row
  return {
    ...row,
    ...(Array.isArray(messages) && { messages: messages.map((one) => (isRow(one) ? { kind: 'text', ...one } : one)) }),
    ...(Array.isArray(conditions) && { conditions: conditions.map((one) => (isRow(one) ? withKinds(one) : one)) }),
  }
}
