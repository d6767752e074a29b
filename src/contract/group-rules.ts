/** How a condition compares. */
type Operator =
  | 'eq'
  | 'ne'
  | 'contains'
  | 'starts'
  | 'gt'
  | 'lt'
  | 'before_days'
  | 'within_days'
  | 'present'
  | 'absent'
  | 'in'

/** How the values of a field of rules are compared. */
export type RuleKind = 'text' | 'moment' | 'choice' | 'required-choice' | 'flag' | 'number' | 'day'

/** The kinds of the fields of rules. An own field has the kind of its type. */
export const ruleKinds = {
  name: 'text',
  phone: 'text',
  email: 'text',
  company: 'text',
  city: 'text',
  province: 'text',
  label: 'choice',
  last_seen: 'moment',
  first_seen: 'moment',
  channel: 'choice',
  area: 'choice',
  consent: 'required-choice',
  assigned: 'choice',
  blocked: 'flag',
} as const satisfies Record<string, RuleKind>

/** The kinds of own fields, by their type. */
export const ownKinds = {
  text: 'text',
  link: 'text',
  number: 'number',
  date: 'day',
  boolean: 'flag',
  select: 'choice',
} as const satisfies Record<string, RuleKind>

/** The operators of each kind; the first one is the usual one. */
export const ruleOperators: Readonly<Record<RuleKind, readonly [Operator, ...Operator[]]>> = {
  text: ['contains', 'eq', 'ne', 'starts', 'present', 'absent'],
  moment: ['before_days', 'within_days', 'gt', 'lt'],
  choice: ['eq', 'ne', 'in', 'present', 'absent'],
  'required-choice': ['eq', 'ne', 'in'],
  flag: ['eq'],
  number: ['eq', 'ne', 'gt', 'lt', 'present', 'absent'],
  day: ['before_days', 'within_days', 'eq', 'gt', 'lt', 'present', 'absent'],
}

/** How operators are called where they compare moments and days, which are neither greater nor less. */
export const momentOperators: Readonly<Record<string, string>> = { gt: 'Después de', lt: 'Antes de' }

/** Returns how a condition compares; undefined for an own field that the bot does not have. */
export function ruleKindOf(
  { field, key }: { field: string; key?: string | null },
  own: readonly { key: string; type: keyof typeof ownKinds }[],
): RuleKind | undefined {
  if (isRuleField(field)) return ruleKinds[field]
  const type = field === 'custom' ? own.find((one) => one.key === key)?.type : undefined
  return type && ownKinds[type]
}

const isRuleField = (field: string): field is keyof typeof ruleKinds => Object.hasOwn(ruleKinds, field)

/** Whether an operator compares with a number of days. */
export const comparesDays = (operator: string): boolean => operator === 'before_days' || operator === 'within_days'

/** Whether an operator compares with no value. */
export const comparesNothing = (operator: string): boolean => operator === 'present' || operator === 'absent'

/** Most days back that a rule may name. */
export const MOST_DAYS = 3650
