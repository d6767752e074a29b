import { isDeepStrictEqual } from 'node:util'
import { type SelectQueryBuilder, sql } from 'kysely'
import { type AuditedAction, writeAuditAs } from '../audit/record.ts'
import { currentCall } from '../http/context.ts'
import { page } from '../http/page.ts'
import { commonProblems, Problem } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { lockBot } from '../scope/bot.ts'
import type { UntrainedChange } from '../services/services.ts'
import { db, spanishOrder } from '../store/db.ts'
import { type ListColumns, listRows } from '../store/list.ts'
import { handlersOf } from './bound.ts'
import { toColumns } from './columns.ts'
import { answeredFields, describedColumns, operationOf, writtenFields } from './description.ts'
import { refuseHiddenVariables } from './hidden-variables.ts'
import { person } from './person.ts'
import { placedInBody, takenProblem, translateUniqueViolations } from './refuse.ts'
import { lossNotice, notRestorable } from './restore-texts.ts'
import type { ContentTable, TrashTable } from './rows.ts'
import { changeRow, deletedRows, deletedSince, insertRow, storedRow, untypedDb } from './rows.ts'
import { refuseStale } from './stale.ts'
import type {
  Change,
  Changes,
  CompletedResource,
  Input,
  Item,
  Listed,
  Listing,
  Resource,
  ResourceName,
  ResourceOptions,
  SelectedResource,
  StoredItem,
  Touched,
  Verb,
} from './types.ts'
import { hasValues, unchanged } from './unchanged.ts'

/** Columns with the people who created and last changed a row. */
const PEOPLE = ['created_by', 'updated_by'] as const

type Query = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, Record<string, unknown>>

/**
 * Defines a content resource of a bot: list, read, create, update, delete and restore. Each change is validated,
 * locked, versioned, published and written to the audit log. An update that changes nothing does none of this.
 * @param name prefix of its operations: `label` of `labelCreate`
 * @param definition what is specific to this resource
 */
export function resource<N extends ResourceName, T extends ContentTable, L extends Listed<N> = never>(
  name: N,
  definition: SelectedResource<N, T, L>,
): Listing<N, StoredItem<N>, L>
export function resource<N extends ResourceName, T extends ContentTable, Row, L extends Listed<N> = never>(
  name: N,
  definition: CompletedResource<N, T, L, Row>,
): Listing<N, Row, L>
export function resource<N extends ResourceName, T extends ContentTable, Row>(
  name: N,
  definition: ResourceOptions<N, T> & Partial<Pick<CompletedResource<N, T, Listed<N>, Row>, 'from' | 'read'>>,
): Resource<N> {
  const {
    table,
    from,
    read,
    displayName,
    unique = {},
    trash,
    check,
    checkReferences,
    usedInTraining = () => true,
  } = definition
  const fields = writtenFields(name)
  const isKept = operationOf(`${name}Restore`) !== undefined
  const answered = answeredFields(name)
  const kinds = describedColumns(name)
  const nameOf = (item: Item<N>) =>
    typeof displayName === 'string'
      ? String((item as unknown as Record<string, unknown>)[displayName])
      : displayName(item)
  const written = (of: object) => Object.fromEntries(Object.entries(of).filter(([key]) => fields.includes(key)))
  async function columns(scope: Scope, input: Input<N>, before?: Item<N>): Promise<object> {
    const given = written(input as object)
    return definition.columns?.(given as unknown as Input<N>, scope, before) ?? toColumns(given)
  }
  const facts = definition.auditData ?? written
  const asSeen = definition.asSeen ?? (async (_, items) => items)

  /** Selects the bot's rows, with a column for each property. */
  function rows(scope: Scope, deleted = false): Query {
    let own = untypedDb()
      .selectFrom(table as string)
      .where(sql.ref(`${table}.bot_id`), '=', scope.botId)
    if (isKept) own = own.where(sql.ref(`${table}.deleted_at`), deleted ? 'is not' : 'is', null)
    const selected = from ? from(own as never, scope) : own.selectAll()
    const all = untypedDb()
      .selectFrom((selected as unknown as Query).as('r'))
      .selectAll('r')
    const people = PEOPLE.filter((column) => answered.has(column))
    return all.select(people.map((column) => person(`r.${column}`).as(`${column}_person`))) as unknown as Query
  }

  async function complete(scope: Scope, found: object[]): Promise<Item<N>[]> {
    const items = read ? await read(scope, found as Row[]) : found
    return items.map((item, at) => {
      const people = PEOPLE.map((column) => [column, (found[at] as Record<string, unknown>)[`${column}_person`]])
      const all = Object.entries({ ...item, ...Object.fromEntries(people) })
      return Object.fromEntries(all.filter(([key]) => answered.has(key))) as unknown as Item<N>
    })
  }

  async function find(scope: Scope, id: number, deleted = false): Promise<Item<N> | undefined> {
    const row = await rows(scope, deleted).where(sql.ref('r.id'), '=', id).executeTakeFirst()
    return row && (await complete(scope, [row]))[0]
  }
  async function one(scope: Scope, id: number): Promise<Item<N>> {
    const found = await find(scope, id)
    if (!found) throw commonProblems.notFound()
    return found
  }
  async function changeable(scope: Scope, id: number): Promise<Item<N>> {
    const found = await one(scope, id)
    await definition.mayChange?.(scope, found)
    return found
  }

  const uniquely = <R>(work: () => Promise<R>, said = (text: string) => text): Promise<R> =>
    translateUniqueViolations(placedInBody(unique, displayName, said), work)

  /** Runs a change of the bot's content in a transaction; changes of the same bot run one at a time. */
  const writing = <R>(scope: Scope, of: Touched<N>, work: () => Promise<R>, said?: (text: string) => string) =>
    uniquely(async (): Promise<R> => {
      await definition.lockFirst?.(scope, of)
      await lockBot(scope)
      return work()
    }, said)

  async function created(scope: Scope, input: Input<N>): Promise<number> {
    await definition.assertLimit?.(scope)
    await refuseHiddenVariables(scope, input)
    await check?.(scope, input)
    await checkReferences?.(scope, input, input)
    const id = await made.insert(scope, input)
    await definition.saveRelated?.(scope, id, input)
    return id
  }

  /** Completes a change: its consequences, the need for training, and the audit entry. */
  async function settle(scope: Scope, verb: Verb, change: Change<N>, more?: object): Promise<Item<N>> {
    const last = (change.after ?? change.before) as Item<N>
    await definition.after?.(scope, change)
    // The contract of the resource's own operation applies, even if the change is part of another operation.
    const { audit, needsTraining } = operationOf(name + verb) ?? {}
    const trained = audit?.resource as UntrainedChange['resource']
    if (needsTraining && Object.values(change).some(usedInTraining))
      await currentCall().services.markUntrained(scope, trained ? { resource: trained } : {})
    if (!audit) return last
    const [before, after] = [change.before, change.after].map((version) => version && { ...facts(version), ...more })
    await writeAuditAs(audit as AuditedAction, { id: last.id, label: nameOf(last), before, after })
    return last
  }

  /** Applies changes to the writable properties of an item; properties that are absent stay unchanged. */
  const rewrite = (scope: Scope, id: number, version: number | undefined, given: object): Promise<Item<N>> => {
    const changes = given as Changes<N>
    return writing(scope, { id, changes }, async () => {
      const before = await changeable(scope, id)
      await refuseStale(table, id, before, version, async () => (await asSeen(scope, [before]))[0])
      const implied = await definition.deriveChanges?.(changes, before, scope)
      const input = { ...written(before), ...changes, ...implied } as unknown as Input<N>
      const said = { ...changes, ...implied } as Partial<Input<N>>
      await refuseHiddenVariables(scope, said, before)
      await check?.(scope, input, before)
      await checkReferences?.(scope, said, input)
      if (hasValues({ ...before, ...definition.current?.(before, said) }, said)) return unchanged(before)
      await made.overwrite(scope, id, input, before)
      await definition.saveRelated?.(scope, id, said, before)
      return settle(scope, 'Update', { before, after: await one(scope, id) })
    })
  }

  const made: Omit<Resource<N>, 'handlers'> = {
    find,
    one,
    asSeen,
    all: async (scope) => {
      const order =
        definition.order ??
        (typeof displayName === 'string' ? spanishOrder(sql.ref(`r.${displayName}`)) : sql.ref('r.id'))
      return complete(scope, await rows(scope).orderBy(order).orderBy(sql.ref('r.id')).execute())
    },
    insert: async (scope, input) => insertRow(scope, table, await columns(scope, input)),
    overwrite: async (scope, id, input, before) => changeRow(scope, table, id, await columns(scope, input, before)),

    create: (scope, input) =>
      writing(scope, { changes: input }, async () => {
        const id = await created(scope, input)
        return settle(scope, 'Create', { after: await one(scope, id) })
      }),

    add: (scope, input) => uniquely(() => created(scope, input)),

    replace: (scope, id, input) =>
      uniquely(async () => {
        // As stored, without the computed fields of answers: some of them take a query over all items.
        const before = (await storedRow(scope, table, id)) as Item<N> | undefined
        if (!before) throw commonProblems.notFound()
        await refuseHiddenVariables(scope, input, before)
        await check?.(scope, input, before)
        await checkReferences?.(scope, input, input)
        await made.overwrite(scope, id, input, before)
        await definition.saveRelated?.(scope, id, input, before)
      }),

    update: (scope, id, { version, ...changes }) => rewrite(scope, id, version, changes),
    revert: (scope, id, state, version) => rewrite(scope, id, version, written(state)),

    patch: (scope, id, work) =>
      writing(scope, { id }, async () => {
        const before = await changeable(scope, id)
        const values = await work(before)
        if (hasValues(before, values ?? {}) && isDeepStrictEqual(await one(scope, id), before)) return unchanged(before)
        if (values) await changeRow(scope, table, id, values)
        return settle(scope, 'Update', { before, after: await one(scope, id) })
      }),

    remove: (scope, id, first) =>
      writing(scope, { id }, async () => {
        const before = await changeable(scope, id)
        const at = currentCall().services.clock()
        if (!first) await definition.assertDeletable?.(scope, before)
        const more = await first?.(before, at)
        if (isKept) await changeRow(scope, table, id, { deleted_at: at })
        else
          await db()
            .deleteFrom(table as 'label')
            .where('bot_id', '=', scope.botId)
            .where('id', '=', id)
            .execute()
        await settle(scope, 'Delete', { before }, more)
      }),

    restore: (scope, id, then) =>
      writing(
        scope,
        { id },
        async () => {
          const deleted = await find(scope, id, true)
          const gone = deleted && (await deletedSince(scope, table as TrashTable, id))
          if (!gone) throw commonProblems.notFound()
          await definition.assertLimit?.(scope)
          // Restored before it is validated, because it may refer to itself.
          await changeRow(scope, table, id, { deleted_at: null })
          const { kept, lost } = (await definition.dropMissingReferences?.(scope, deleted)) ?? { kept: {}, lost: [] }
          const input = { ...written(deleted), ...kept } as unknown as Input<N>
          try {
            await check?.(scope, input, deleted)
            await checkReferences?.(scope, input, input)
          } catch (error) {
            if (!(error instanceof Problem)) throw error
            const field = typeof displayName === 'string' ? displayName : (fields[0] ?? '')
            throw takenProblem(field, notRestorable(error.message))
          }
          if (lost.length > 0) await changeRow(scope, table, id, await columns(scope, input, deleted))
          const more = {
            ...(await then?.(gone)),
            ...(lost.length > 0 && { left_out: lost }),
          }
          const back = await settle(scope, 'Restore', { after: await one(scope, id) }, more)
          return { ...back, ...lossNotice(lost) }
        },
        (text) => `${notRestorable(text)} Cámbialo antes y vuelve a intentarlo.`,
      ),

    list: async (scope, request) => {
      const own = Object.entries(kinds).map(([field, kind]) => [field, kind(`r.${field}`, scope.timeZone)])
      const all = { ...Object.fromEntries(own), ...definition.list } as ListColumns
      const { items, total } = await listRows(rows(scope), request, all)
      return page(await complete(scope, items), total)
    },

    deleted: (scope) => {
      return deletedRows(scope, table as TrashTable, trash?.title ?? String(displayName))
    },
  }

  return { ...made, handlers: handlersOf(name, made) }
}
