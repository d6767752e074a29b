import { type Expression, type SqlBool, sql } from 'kysely'
import { type Page, page } from '../../foundation/http/page.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { hiddenKeys, withoutKeys } from '../../foundation/scope/own-fields.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, readTogether } from '../../foundation/store/db.ts'
import { countRows, idsOfRows, type ListRequest, pageOfRows } from '../../foundation/store/list.ts'
import { PLANNED_EACH_TIME } from '../../foundation/store/planned-each-time.ts'
import { foldedContains } from '../../foundation/store/sql.ts'
import { type Among, chatCounts, contactConditions, type RuleConditions } from './conditions.ts'
import { type Contact, contactRows, toContact } from './contact.ts'
import type { ContactField } from './fields.ts'
import { contactsObeying } from './obeying.ts'
import { groupRules } from './rules.ts'
import { seenFieldsOf } from './sight.ts'
import { type TypedPhone, typedPhone } from './typed-phone.ts'

const withAll = (typed: readonly string[]) =>
  sql`${sql.join(
    typed.map((text) => foldedContains(sql.ref('w.words'), text)),
    sql` and `,
  )}`

const withWords = (botId: number, typed: readonly string[], phone: TypedPhone | undefined) =>
  phone
    ? sql`select w.contact_id from contact_words w where w.bot_id = ${botId}
        and ((${withAll(typed)}) or ${foldedContains(sql.ref('w.words'), phone.digits)})
        union select id from contact where bot_id = ${botId} and phone_key = ${phone.key ?? null}`
    : sql`select w.contact_id from contact_words w where w.bot_id = ${botId} and ${withAll(typed)}`

/** Leaves the planner to choose the order of the search and of the other filters: for counting. */
const joined =
  ({ botId }: Scope): Among =>
  (typed, phone) =>
    sql<boolean>`k.id in (${withWords(botId, typed, phone)})`

/**
 * Filters contacts while scanning them in list order. `is true` keeps the planner from turning the search into a join:
 * the matches are collected once, instead of looking up each scanned contact, which took 667 ms of 100,000 contacts when
 * all matches came last.
 */
const whileScanning =
  ({ botId }: Scope): Among =>
  (typed, phone) =>
    sql<boolean>`(k.id in (${withWords(botId, typed, phone)})) is true`

/** Finds all matches before sorting: with few matches, a scan in list order would read nearly all contacts. */
const foundFirst =
  ({ botId }: Scope): Among =>
  (typed, phone) =>
    sql<boolean>`k.id in (with found as materialized (${withWords(botId, typed, phone)}) select contact_id from found)`

/** Up to this many matches, sorting them is faster than scanning in list order. */
const FEW = 2_000

/** From this row on, a page is worth a transaction, to be read from the nearer end. */
const FAR = 1_000

/**
 * Returns a page of the contacts, or of those in a group. What is filtered or sorted by chats, such as the channel, counts
 * those that the caller sees, also within the rule of a group.
 * @throws 422 for a filter by an own field that the bot does not have, or by a group whose rule takes too long
 */
export async function listContacts(scope: Scope, request: ListRequest, groupId?: number): Promise<Page<Contact>> {
  const filter = { ...request.filter, ...(groupId !== undefined && { group_id: groupId }) }
  const asked = { ...request, filter }
  const fields = await filteredFields(scope, filter)
  const seen = visibleTo(scope)
  const rules = await groupMembers(scope, seen, filter)
  const phone = await typedPhone(scope, request.filter.q)
  const conditions = (among: RowsAmong) => contactConditions(scope, { chats: seen }, among(scope), fields, rules, phone)
  const count = () =>
    isSearchOnly(filter)
      ? countRows(words(scope), asked, conditions(amongWords))
      : countRows(contactsOf(scope), asked, conditions(joined))
  const isFar = request.range[0] >= FAR
  const read = async () => {
    const total = await count()
    if (total === 0) return { total, ids: [] }
    const among = conditions(total > FEW ? whileScanning : foundFirst)
    const sorted = sortedContacts(scope, seen, request.sort)
    return { total, ids: await pageOfRows(sorted, asked, among, isFar ? total : undefined) }
  }
  const { total, ids } = isFar ? await readTogether(read) : await read()
  return page(await completed(scope, ids), total)
}

const contactsOf = ({ botId }: Scope) => db().selectFrom('contact as k').select('k.id').where('k.bot_id', '=', botId)

/** The ids of the contacts, with what they are sorted by. */
const sortedContacts = (scope: Scope, seen: Expression<SqlBool>, [field]: ListRequest['sort']) =>
  contactsOf(scope).$if(field === 'conversations_count', (query) =>
    query.leftJoin(chatCounts(seen), 'theirs.contact_id', 'k.id'),
  )

/** Returns the contacts with these ids, in this order. Only those of a page are completed, not those before it. */
async function completed(scope: Scope, ids: readonly { id: number }[]): Promise<Contact[]> {
  if (ids.length === 0) return []
  const wanted = ids.map(({ id }) => id)
  const rows = new Map((await contactRows(scope).where('k.id', 'in', wanted).execute()).map((row) => [row.id, row]))
  const hidden = await hiddenKeys(scope)
  // A contact may have been deleted meanwhile.
  return wanted.flatMap((id) => {
    const row = rows.get(id)
    return row ? [withoutKeys(toContact(row), hidden)] : []
  })
}

/** Whether a filter has nothing but the searched text, which `contact_words` answers without reading contacts. */
const isSearchOnly = (filter: ListRequest['filter']) =>
  Object.entries(filter).every(([name, value]) => name === 'q' || value === undefined) && Boolean(filter.q)

const words = ({ botId }: Scope) => db().selectFrom('contact_words as w').where('w.bot_id', '=', botId)

/** Filters `words`, each row of which is a contact. */
const amongWords =
  ({ botId }: Scope): Among =>
  (typed, phone) =>
    phone ? sql<boolean>`w.contact_id in (${withWords(botId, typed, phone)})` : sql<boolean>`(${withAll(typed)})`

/** Returns the ids of the contacts that match a request, in its order and without its range: at most `most`. */
export async function matchingContactIds(scope: Scope, request: ListRequest, most: number): Promise<number[]> {
  const { filter } = request
  const fields = await filteredFields(scope, filter)
  const seen = visibleTo(scope)
  const rules = await groupMembers(scope, seen, filter)
  const whole = { ...request, range: [0, most - 1] as const }
  const phone = await typedPhone(scope, request.filter.q)
  const conditions = contactConditions(scope, { chats: seen }, foundFirst(scope), fields, rules, phone)
  return idsOfRows(sortedContacts(scope, seen, request.sort), whole, conditions)
}

/** Milliseconds that a list may look for the members of a group by its rule. */
const LONGEST = 10_000

/** Returns the condition for the members of the group that a filter names, if it has a rule. */
async function groupMembers(
  scope: Scope,
  seen: Expression<SqlBool>,
  { group_id: id }: ListRequest['filter'],
): Promise<RuleConditions> {
  const rule = typeof id === 'number' ? (await groupRules(scope, [id])).get(id) : undefined
  if (!rule) return new Map()
  const ids = await contactsObeying(scope, rule, seen, LONGEST)
  const few = sql<boolean>`k.id = any(${ids}::int[])${sql.raw(PLANNED_EACH_TIME)}`
  // `is true`, as in `whileScanning`.
  const many = sql<boolean>`(k.id in (select unnest(${ids}::int[]))) is true`
  return new Map([[Number(id), ids.length > FEW ? many : few]])
}

type RowsAmong = (scope: Scope) => Among

const OWN = 'custom.'

/** Returns the own fields that the caller sees if the filter names one. */
async function filteredFields(scope: Scope, filter: ListRequest['filter']): Promise<readonly ContactField[]> {
  const named = Object.keys(filter).filter((key) => key.startsWith(OWN))
  if (named.length === 0) return []
  const fields = await seenFieldsOf(scope)
  const unknown = named.find((key) => !fields.some((field) => OWN + field.key === key.replace(/_(from|to)$/, '')))
  if (unknown) throw invalidProblem('filter', 'Ese dato propio ya no existe. Quita ese filtro.')
  return fields
}
