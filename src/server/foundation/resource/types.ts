import type { RawBuilder, Selectable } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import type { BuiltId, operations } from '../../../../generated/operations.ts'
import type { Answer, Body, Handler } from '../http/handler.ts'
import type { Page } from '../http/page.ts'
import type { Scope } from '../http/scope.ts'
import type { ListColumn, ListRequest } from '../store/list.ts'
import type { UniqueIndexes } from './refuse.ts'
import type { ContentTable, Rows, TrashTable } from './rows.ts'

// Types of a resource, derived from the OpenAPI description. A list field without a column, or a column without a list
// field, does not compile.

/** The operations that a resource can have, by the suffix of their ids. */
export type Verb = 'List' | 'Get' | 'Create' | 'Update' | 'Delete' | 'DeletedList' | 'Restore'

/** The name of a resource, the prefix of its operations: `label` of `labelCreate`. */
export type ResourceName = { [K in BuiltId]: K extends `${infer N}Create` ? N : never }[BuiltId]

/**
 * The ids of the operations that each resource has. Looking them up is much cheaper to check than building the id of a
 * name that is not known yet, which the compiler compares with every operation.
 */
type Ids = { [N in ResourceName]: { [V in Verb]: Extract<`${N}${V}`, BuiltId> } }
type Op<N extends ResourceName, V extends Verb> = Ids[N][V]

/** An item of a resource as the API returns it. */
export type Item<N extends ResourceName> = Answer<Op<N, 'Create'>> & { id: number }

/** An item as read from the database. The resource factory adds the people who created and changed it. */
export type StoredItem<N extends ResourceName> = Omit<Item<N>, 'created_by' | 'updated_by'>

/** The input that creates an item. */
export type Input<N extends ResourceName> = NonNullable<Body<Op<N, 'Create'>>>

/** Changes to an item; properties that are absent stay unchanged. */
export type Changes<N extends ResourceName> = Partial<Input<N>> & { version?: number }

type ListOf<N extends ResourceName> = (typeof operations)[Op<N, 'List'>] extends { list: infer L } ? L : never
type Fields<L, K extends 'sort' | 'filter' | 'search'> = L extends { [P in K]: readonly (infer F extends string)[] }
  ? F
  : never

/** The field of a filter: `created_at` for its bounds. */
type Filtered<F extends string> = F extends 'q' ? never : F extends `${infer Of}_${'from' | 'to'}` ? Of : F

/** The fields that a list can be sorted, filtered or searched by. */
export type Listed<N extends ResourceName> =
  | Fields<ListOf<N>, 'sort'>
  | Fields<ListOf<N>, 'search'>
  | Filtered<Fields<ListOf<N>, 'filter'>>

/** Columns that the resource factory adds to each selected row. */
type Added = 'created_by' | 'updated_by'

/** List fields without a column: neither a column of the row, nor one of `list`, whose keys are `L`. */
type Lacking<N extends ResourceName, Row, L> = Exclude<Listed<N>, keyof Row | Added | L>

/**
 * A resource. If its list has a field that only `read` adds, the database can neither sort nor filter by it: the type
 * then has no handlers or methods, so that code that uses it does not compile.
 */
export type Listing<N extends ResourceName, Row, L> = [Lacking<N, Row, L>] extends [never]
  ? Resource<N>
  : { listHasNoColumn: Lacking<N, Row, L> }

/** A change of an item: `before` is absent for a creation, `after` for a deletion. */
export interface Change<N extends ResourceName> {
  before?: Item<N>
  after?: Item<N>
}

/** References of a deleted item that no longer exist. */
interface LeftOut<N extends ResourceName> {
  /** the properties with references, without the missing ones */
  kept: Partial<Input<N>>
  /** names of the missing references; empty if all of them exist */
  lost: readonly string[]
}

/** The part of a resource that is specific to it; everything else follows from its operations and schemas. */
export interface ResourceOptions<N extends ResourceName, T extends ContentTable, L extends Listed<N> = Listed<N>> {
  /** the table; it needs `deleted_at` if the resource has a restore operation */
  table: T & (Op<N, 'Restore'> extends never ? unknown : TrashTable)
  /** display name of an item: a property or a function */
  displayName: (keyof Item<N> & string) | ((item: Item<N>) => string)
  /** order of `all`; by default by the `displayName` property, or by id */
  order?: RawBuilder<unknown>
  /** columns for sorting and filtering that differ from the selected column of the same name */
  list?: { [F in L]?: ListColumn }
  /** unique indexes that a change may violate */
  unique?: UniqueIndexes
  /** title in the list of deleted items; by default the `displayName` property */
  trash?: { title: RawBuilder<unknown> }
  /** columns to store for a complete input; by default the properties of the same name */
  columns?: (input: Input<N>, scope: Scope, before?: Item<N>) => object | Promise<object>
  /** what the audit log stores; by default the writable properties */
  auditData?: (item: Item<N>) => object
  /** changes to other properties that follow from a change; without them they stay unchanged */
  deriveChanges?: (changes: Changes<N>, before: Item<N>, scope: Scope) => Changes<N> | Promise<Changes<N>>
  /** items as the caller may see them, for answers; by default whole. What is stored and audited is whole. */
  asSeen?: (scope: Scope, items: Item<N>[]) => Promise<Item<N>[]>
  /** the current values of writable properties that the item does not have, to recognize a change without effect */
  current?: (item: Item<N>, changes: Changes<N>) => Partial<Input<N>>
  /** throws if an input must not be stored; `before` is the item that is updated or restored */
  check?: (scope: Scope, input: Input<N>, before?: Item<N>) => unknown
  /** throws if the body refers to something the bot does not have; `input` is complete, `named` only what changes */
  checkReferences?: (scope: Scope, named: Partial<Input<N>>, input: Input<N>) => unknown
  /**
   * locks rows that are not the resource's alone before the bot is locked: who changes them elsewhere locks the bot last,
   * to publish it
   */
  lockFirst?: (scope: Scope, of: Touched<N>) => Promise<unknown>
  /** throws if no more items may be created */
  assertLimit?: (scope: Scope) => unknown
  /** throws if the person may use the item but not change it */
  mayChange?: (scope: Scope, item: Item<N>) => unknown
  /** throws if the item is in use and must not be deleted */
  assertDeletable?: (scope: Scope, item: Item<N>) => unknown
  /** finds missing references of an item to restore; it is restored without them and `notice` lists them */
  dropMissingReferences?: 'notice' extends keyof Answer<Op<N, 'Restore'>>
    ? (scope: Scope, item: Item<N>) => Promise<LeftOut<N>>
    : never
  /** stores the parts of the body that are in other tables */
  saveRelated?: (scope: Scope, id: number, named: Partial<Input<N>>, before?: Item<N>) => Promise<unknown>
  /** runs after a change, in its transaction */
  after?: (scope: Scope, change: Change<N>) => unknown
  /** returns true if the training uses the item; by default it does */
  usedInTraining?: (item: Item<N>) => boolean
}

/** What a change is about: an item, unless it is created, and what is set. */
export interface Touched<N extends ResourceName> {
  id?: number
  changes?: Partial<Input<N>>
}

/** A resource whose rows are returned as selected. All columns are selected unless `from` is given. */
export type SelectedResource<N extends ResourceName, T extends ContentTable, L extends Listed<N>> = ResourceOptions<
  N,
  T,
  L
> & {
  read?: undefined
} & (Selectable<Database[T]> extends StoredItem<N>
    ? { from?: From<T, StoredItem<N>> }
    : { from: From<T, StoredItem<N>> })

/** A resource whose rows are completed with data from elsewhere, in one call for all of them. */
export type CompletedResource<
  N extends ResourceName,
  T extends ContentTable,
  L extends Listed<N>,
  Row,
> = ResourceOptions<N, T, L> & {
  from: From<T, Row>
  read: (scope: Scope, rows: Row[]) => StoredItem<N>[] | Promise<StoredItem<N>[]>
}

/** Selects from the rows of a bot. Only properties of the description are returned. */
type From<T extends ContentTable, Row> = (rows: Rows<T>, scope: Scope) => { execute(): Promise<Row[]> }

/** A resource: its methods, and the handlers of its standard operations. */
export interface Resource<N extends ResourceName> {
  /** handlers to spread into a group; each one can be overridden after the spread */
  handlers: { [K in Op<N, Verb>]: Handler<K> }
  /** returns the bot's items that are not deleted, in order */
  all(scope: Scope): Promise<Item<N>[]>
  /** returns a page of items for a request of the list operation */
  list(scope: Scope, request: ListRequest): Promise<Page<Item<N>>>
  /** returns an item of the bot, or a deleted one; undefined if there is none */
  find(scope: Scope, id: number, deleted?: boolean): Promise<Item<N> | undefined>
  /** returns an item of the bot; throws 404 if there is none */
  one(scope: Scope, id: number): Promise<Item<N>>
  /** returns items as the caller may see them; the handlers do, the other methods have whole items */
  asSeen(scope: Scope, items: Item<N>[]): Promise<Item<N>[]>
  /** creates an item with its audit entry, event and training mark; throws 409 or 422 if it is rejected */
  create(scope: Scope, input: Input<N>): Promise<Item<N>>
  /**
   * Updates an item; throws 409 with the current record if somebody else changed it meanwhile. Without effect it keeps
   * the version and leaves no trace.
   */
  update(scope: Scope, id: number, changes: Changes<N>): Promise<Item<N>>
  /** Updates an item to a state that the audit log has of it, by the same rules as `update`. */
  revert(
    scope: Scope,
    id: number,
    state: Readonly<Record<string, unknown>>,
    version: number | undefined,
  ): Promise<Item<N>>
  /**
   * Updates columns or parts that no form has; `work` returns the columns, or undefined for none. Without effect it
   * keeps the version and leaves no trace.
   */
  patch(scope: Scope, id: number, work: (before: Item<N>) => Promise<object | undefined>): Promise<Item<N>>
  /**
   * Deletes an item. `first` runs before it in the same transaction and replaces the check of its uses; `at` is the
   * time of the deletion. Its result is added to the audit entry.
   */
  remove(scope: Scope, id: number, first?: (before: Item<N>, at: Date) => Promise<object | undefined>): Promise<void>
  /**
   * Restores a deleted item without references that no longer exist. Throws 404 if it was deleted too long ago, 409 if
   * its name is taken. `then` restores what was deleted with it at the time `gone`; its result is added to the audit
   * entry.
   */
  restore(
    scope: Scope,
    id: number,
    then?: (gone: string) => Promise<object | undefined>,
  ): Promise<Item<N> & { notice?: string }>
  /** returns the items that can be restored, latest deletion first */
  deleted(scope: Scope): Promise<components['schemas']['DeletedContent'][]>
  /**
   * Creates an item like `create`, as a part of a larger change: the caller has locked the bot, and tells of the change
   * as a whole. Returns the id.
   */
  add(scope: Scope, input: Input<N>): Promise<number>
  /** replaces an item that `add` created, by the same rules */
  replace(scope: Scope, id: number, input: Input<N>): Promise<void>
  /** inserts a row from a validated input and returns its id; the caller writes the audit entry */
  insert(scope: Scope, input: Input<N>): Promise<number>
  /** overwrites a row with a validated input; the caller writes the audit entry */
  overwrite(scope: Scope, id: number, input: Input<N>, before?: Item<N>): Promise<void>
}
