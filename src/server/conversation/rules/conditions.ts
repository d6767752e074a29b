import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { isTime } from '../../../contract/chat-rules.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seeingAll, visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'
import { isOpen, isWithin } from '../../knowledge/dialogue/hours.ts'
import type { Near } from '../contacts/conditions.ts'
import { fieldsOf } from '../contacts/fields.ts'
import { groupCondition, groupRules, ruleCondition } from '../contacts/rules.ts'
import type { Facts } from './facts.ts'
import { Named } from './named.ts'
import { WholeWords } from './words.ts'

type Schemas = components['schemas']
type Condition = Schemas['ChatRuleCondition']

/** The part of a rule that decides whether it holds. */
interface Looking {
  match?: Schemas['RuleMatch'] | undefined
  conditions?: readonly Condition[] | undefined
}

/** Says whether a rule holds for facts: the words that it found, or undefined if it does not. */
type Judge = (rule: Looking, facts: Facts) => readonly string[] | undefined

/**
 * Returns the condition of groups of contacts that says the same of the customer; undefined for a condition on the chat.
 */
function contactCondition({
  field,
  key = null,
  operator,
  value = null,
}: Condition): Schemas['GroupCondition'] | undefined {
  if (field !== 'custom' && field !== 'contact_label') return undefined
  if (operator === 'lacks' || isTime(value)) return undefined
  return { field: field === 'custom' ? 'custom' : 'label', key, operator, value }
}

/**
 * Returns how rules judge facts. What they ask of the customers is read at once, in one statement for all rules and facts.
 * A condition is judged by what remains of what it names; one of which nothing remains is fulfilled by nobody, however it
 * compares.
 */
export async function judgeOf(scope: Scope, rules: readonly Looking[], facts: readonly Facts[]): Promise<Judge> {
  const all = facts.length > 0 ? rules.flatMap(({ conditions = [] }) => conditions) : []
  const named = await Named.of(scope, all)
  const left = new Map(all.map((one) => [one, named.remaining(one)]))
  const asked = [...left.values()].flatMap((one) => one ?? [])
  const obeyed = await contactsObeying(scope, asked, facts)
  const texts = new Map<Facts, WholeWords>()
  return ({ match = 'all', conditions = [] }, of) => {
    const found: string[] = []
    const holds = (written: Condition) => {
      const condition = left.get(written)
      if (!condition) return false
      const said = obeyed.get(condition)
      if (said) return said.has(of.contact_id)
      if (condition.field !== 'words') return compared(condition, of, scope.timeZone)
      // The conditions of all rules are compared with one message after the other.
      const text = texts.get(of) ?? new WholeWords(of.text)
      texts.set(of, text)
      const words = text.find(listOf(condition).map(String))
      if (condition.operator === 'lacks') return words.length === 0
      found.push(...words)
      return words.length > 0
    }
    const results = conditions.map(holds)
    const isMatch = match === 'all' || results.length === 0 ? results.every(Boolean) : results.some(Boolean)
    return isMatch ? [...new Set(found)] : undefined
  }
}

const listOf = ({ value = null }: Condition): readonly (string | number | boolean)[] =>
  Array.isArray(value) ? value : value === null || isTime(value) ? [] : [value]

function compared(condition: Condition, facts: Facts, timeZone: string): boolean {
  const { field, operator, value = null } = condition
  const wanted = listOf(condition)
  const held: readonly unknown[] =
    field === 'label' ? facts.labels : field === 'area' ? (facts.area_id === null ? [] : [facts.area_id]) : []
  switch (field) {
    case 'open':
      return (facts.schedule === null || isOpen(facts.schedule, facts.moment.at)) === value
    case 'first':
      return facts.first === value
    case 'time':
      return (
        isTime(value) &&
        isWithin(({ weekday }) => (value.days.includes(weekday) ? [value] : []), facts.moment.at, timeZone) ===
          (operator === 'eq')
      )
    case 'channel':
      return wanted.includes(facts.channel) === (operator !== 'ne')
    case 'attended':
      return wanted.includes(facts.type) === (operator !== 'ne')
    case 'priority':
      return wanted.includes(facts.priority) === (operator !== 'ne')
    default:
      if (operator === 'present') return held.length > 0
      if (operator === 'absent') return held.length === 0
      return held.some((one) => wanted.some((other) => other === one)) === (operator !== 'ne')
  }
}

/** Returns the contacts of the facts that obey each condition on customers. */
async function contactsObeying(
  scope: Scope,
  conditions: readonly Condition[],
  facts: readonly Facts[],
): Promise<ReadonlyMap<Condition, ReadonlySet<number>>> {
  const asked = conditions.filter((one) => contactCondition(one) || one.field === 'contact_group')
  if (asked.length === 0 || facts.length === 0) return new Map()
  const fields = asked.some(({ field }) => field === 'custom') ? await fieldsOf(scope) : []
  const groups = asked.filter(({ field }) => field === 'contact_group').flatMap((one) => listOf(one).map(Number))
  const dynamic = await groupRules(scope, groups)
  const contacts = [...new Set(facts.map(({ contact_id }) => contact_id))]
  const near: Near = (ids) => sql`${ids} = any(${contacts}::int[])`
  // Rules act for the whole bot, whoever tries them.
  const sight = { chats: visibleTo(seeingAll(scope)), near }
  const sqlOf = (condition: Condition): RawBuilder<boolean> => {
    const own = contactCondition(condition)
    if (own) return ruleCondition(scope, sight, { match: 'all', conditions: [own] }, fields)
    const inside = groupCondition(listOf(condition).map(Number), dynamic, sight)
    return condition.operator === 'ne' ? sql<boolean>`(${inside}) is not true` : inside
  }
  const parts = asked.map(
    (one, place) => sql`select ${place}::int as place, k.id from contact k
    where k.bot_id = ${scope.botId} and ${near(sql.ref('k.id'))} and ${sqlOf(one)}`,
  )
  const { rows } = await sql<{ place: number; id: number }>`${sql.join(parts, sql` union all `)}`.execute(db())
  const obeyed = new Map<Condition, Set<number>>(asked.map((one) => [one, new Set()]))
  for (const { place, id } of rows) {
    const condition = asked[place]
    if (condition) obeyed.get(condition)?.add(id)
  }
  return obeyed
}
