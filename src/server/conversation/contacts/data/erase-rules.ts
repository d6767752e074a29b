import type { components } from '../../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db, json } from '../../../foundation/store/db.ts'
import { namesIn } from './match.ts'
import type { Identity } from './person.ts'

/**
 * Takes a person out of what the team looks for. A group by a rule that names them stays, without anybody: another rule
 * might reach whom nobody chose. A rule of chats loses the texts that name them. If a condition has no others, or would hold
 * more often, the rule loses it and is off until somebody looks at it: it might hold for everybody.
 *
 * What rules, macros and quick replies say stays: the business wrote it, for whoever it answers.
 */
export async function dropRules(person: Identity): Promise<void> {
  const names = namesPerson(person)
  await dropGroupRules(person, names)
  await dropChatRules(person, names)
  await blankHistory(person, names)
}

/** Whether a text of a condition on a field names a person. */
type Names = (text: string, field: unknown) => boolean

/** The comparisons that hold less often with one text less. With `lacks` a rule would hold more often. */
const NARROWER: readonly unknown[] = ['contains', 'in']

/**
 * Returns a condition without the texts that name a person: the same if none does; undefined if nothing is left, or if it
 * would hold more often without them.
 */
function without<C extends object>(condition: C, names: Names): C | undefined {
  const { field, operator, value }: { field?: unknown; operator?: unknown; value?: unknown } = condition
  const isNamed = (one: unknown) => textsOf(one).some((text) => names(text, field))
  if (!isNamed(value)) return condition
  const kept = Array.isArray(value) && NARROWER.includes(operator) ? value.filter((one) => !isNamed(one)) : []
  return kept.length === 0 ? undefined : { ...condition, value: kept }
}

async function dropGroupRules(person: Identity, names: Names): Promise<void> {
  const groups = await db()
    .selectFrom('contact_group')
    .select(['id', 'rule'])
    .where('bot_id', '=', person.botId)
    .where('kind', '=', 'dynamic')
    .execute()
  const ids = groups
    .filter(({ rule }) => rule?.conditions.some((one) => without(one, names) !== one))
    .map(({ id }) => id)
  if (ids.length === 0) return
  await db()
    .updateTable('contact_group')
    .set({ kind: 'static', rule: null, counted: null, refreshed_at: null, version: nextVersion })
    .where('id', 'in', ids)
    .execute()
}

async function dropChatRules(person: Identity, names: Names): Promise<void> {
  const rules = await db()
    .selectFrom('chat_rule')
    .select(['id', 'conditions'])
    .where('bot_id', '=', person.botId)
    .execute()
  for (const { id, conditions } of rules) {
    const kept = conditions.flatMap((one) => without(one, names) ?? [])
    if (kept.every((one, index) => one === conditions[index]) && kept.length === conditions.length) continue
    const isWider = kept.length < conditions.length
    await db()
      .updateTable('chat_rule')
      .set({ conditions: json(kept), version: nextVersion, ...(isWider && { enabled: false }) })
      .where('id', '=', id)
      .execute()
  }
}

/** The history keeps that a rule was changed, not for whom it looked. */
async function blankHistory(person: Identity, names: Names): Promise<void> {
  const entries = await db()
    .selectFrom('audit')
    .select(['id', 'before', 'after'])
    .where('bot_id', '=', person.botId)
    .where('resource_type', 'in', ['rule', 'group'])
    .where((where) => where.or([where('before', 'is not', null), where('after', 'is not', null)]))
    .execute()
  const named = (one: object) => without(one, names) !== one
  const gone = entries.filter((entry) => [entry.before, entry.after].flatMap(conditionsIn).some(named))
  if (gone.length === 0) return
  await db()
    .updateTable('audit')
    .set({ before: null, after: null })
    .where(
      'id',
      'in',
      gone.map(({ id }) => id),
    )
    .execute()
}

/** Returns the conditions of a rule, or of a group's rule, as the history has them. */
function conditionsIn(state: unknown): object[] {
  const { conditions, rule } = Object(state)
  const all: unknown = conditions ?? Object(rule).conditions
  return Array.isArray(all) ? all.map(Object) : []
}

type Field = components['schemas']['RuleField' | 'ChatRuleField']

/**
 * What the team wrote in conditions on a field: a `name` of a person or words among which one may be, or another `text`,
 * in which several words of a name may be a place. In others are ids and words of the product.
 */
const FIELDS: Readonly<Record<Field, 'name' | 'text' | undefined>> = {
  ...{ name: 'name', words: 'name' },
  ...{ phone: 'text', email: 'text', company: 'text', city: 'text', province: 'text', custom: 'text' },
  ...{ label: undefined, channel: undefined, area: undefined, contact_label: undefined, contact_group: undefined },
  ...{ last_seen: undefined, first_seen: undefined, consent: undefined, assigned: undefined, blocked: undefined },
  ...{ attended: undefined, priority: undefined, open: undefined, time: undefined, first: undefined },
}
const FIELD_KINDS: Readonly<Record<string, 'name' | 'text' | undefined>> = FIELDS

/**
 * Returns whether a text names the person: by a number or an address, by a whole name, or, where names are looked for, by
 * several words of one. A single word is also part of other names.
 */
function namesPerson(person: Identity): Names {
  const isNamed = namesIn(person)
  const names = person.names.map(padded)
  const isPartOfName = (text: string) => isSeveralWords(text) && names.some((name) => name.includes(padded(text)))
  return (text, field) => {
    const kind = FIELD_KINDS[String(field)]
    return kind !== undefined && (isNamed(text) || (kind === 'name' && isPartOfName(text)))
  }
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' || typeof value === 'number'
    ? [String(value)]
    : Object.values(Object(value)).flatMap(textsOf)

/** Whether a text has several words that count. «de la» has none: it only joins the words of a name. */
const isSeveralWords = (text: string): boolean => (text.match(/[\p{L}\p{N}]{3,}/gu) ?? []).length > 1

const padded = (text: string): string => ` ${normalizePhrase(text)} `
