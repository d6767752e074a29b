import { ownKinds, type RuleKind, ruleOperators } from './group-rules.ts'

/** How a condition compares. */
type Operator = (typeof ruleOperators)[RuleKind][number] | 'lacks'

/** How the values of a field of rules of chats are compared. */
export type ChatRuleKind = RuleKind | 'words' | 'time'

/** The kinds of the fields of rules of chats. An own field has the kind of its type. */
const chatRuleKinds = {
  words: 'words',
  channel: 'required-choice',
  area: 'choice',
  label: 'choice',
  attended: 'required-choice',
  priority: 'required-choice',
  open: 'flag',
  time: 'time',
  first: 'flag',
  contact_label: 'choice',
  contact_group: 'required-choice',
} as const satisfies Record<string, ChatRuleKind>

const isChatRuleField = (field: string): field is keyof typeof chatRuleKinds => field in chatRuleKinds

/** The operators of each kind; the first one is the usual one. */
export const chatRuleOperators: Readonly<Record<ChatRuleKind, readonly [Operator, ...Operator[]]>> = {
  ...ruleOperators,
  words: ['contains', 'lacks'],
  time: ['eq', 'ne'],
}

/** Returns how a condition compares; undefined for an own field that the bot does not have. */
export function chatRuleKindOf(
  { field, key }: { field: string; key?: string | null },
  own: readonly { key: string; type: keyof typeof ownKinds }[],
): ChatRuleKind | undefined {
  if (isChatRuleField(field)) return chatRuleKinds[field]
  const type = field === 'custom' ? own.find((one) => one.key === key)?.type : undefined
  return type && ownKinds[type]
}

/** Days of the week (0 is Monday) and hours. */
interface Time {
  days: number[]
  from: string
  to: string
}

/** Whether a value is days and hours. */
export const isTime = (value: unknown): value is Time =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the ids that a condition on something named compares. Values that can be no id are none that exists. */
export const idsOf = ({ value = null }: { value?: unknown }): number[] =>
  (Array.isArray(value) ? value : value === null ? [] : [value]).map((one: unknown) =>
    typeof one === 'number' && Number.isSafeInteger(one) && one > 0 && one < 2 ** 31 ? one : -1,
  )
