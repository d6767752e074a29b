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

// Types of a resource, derived from the description: a column that its list lacks does not compile.

/** The operations that a resource answers, by the end of their ids. */
export type Verb = 'List' | 'Get' | 'Create' | 'Update' | 'Delete' | 'DeletedList' | 'Restore'

/** The name of a resource, as its operations begin: `label` of `labelCreate`. */
export type ResourceName = { [K in BuiltId]: K extends `${infer N}Create` ? N : never }[BuiltId]

type Op<N extends string, V extends Verb> = Extract<`${N}${V}`, BuiltId>

/** One of a resource, as the API answers it. */
export type Item<N extends string> = Answer<Op<N, 'Create'>> & { id: number }

/** What the store answers of one; who made and changed it is completed by the mould. */
export type StoredItem<N extends string> = Omit<Item<N>, 'created_by' | 'updated_by'>

/** What a resource is created from. */
export type Input<N extends string> = NonNullable<Body<Op<N, 'Create'>>>

/** What of a resource is changed; what it leaves out stays. */
export type Changes<N extends string> = Partial<Input<N>> & { version?: number }

type ListOf<N extends string> = (typeof operations)[Op<N, 'List'>] extends { list: infer L } ? L : never
type Fields<L, K extends 'sort' | 'filter' | 'search'> = L extends { [P in K]: readonly (infer F extends string)[] }
  ? F
  : never

/** What a filter is about: `created_at` of its bounds. */
type Filtered<F extends string> = F extends 'q' ? never : F extends `${infer Of}_${'from' | 'to'}` ? Of : F

/** The fields that a list is sorted, filtered or searched by. */
export type Listed<N extends string> =
  | Fields<ListOf<N>, 'sort'>
  | Fields<ListOf<N>, 'search'>
  | Filtered<Fields<ListOf<N>, 'filter'>>

/** What the mould adds to each row that is selected. */
type Added = 'created_by' | 'updated_by'

/** Fields of the list without a column: neither one of the row's name, nor one of `list`, whose keys are `L`. */
type Lacking<N extends string, Row, L> = Exclude<Listed<N>, keyof Row | Added | L>

/**
 * A resource; or, where its list has a field that only `read` adds, which the store can neither sort nor filter by,
 * what has no handlers and no work: nothing that uses it compiles.
 */
export type Listing<N extends string, Row, L> = [Lacking<N, Row, L>] extends [never]
  ? Resource<N>
  : { listHasNoColumn: Lacking<N, Row, L> }

/** What a change was: nothing before a creation, nothing after a deletion. */
export interface Change<N extends string> {
  before?: Item<N>
  after?: Item<N>
}

/** What does not exist any more of what a deleted one names. */
interface LeftOut<N extends string> {
  /** the properties that named it, without it */
  kept: Partial<Input<N>>
  /** what was left out, in words; empty when all is still there */
  lost: readonly string[]
}

/** What is particular to a resource; everything else follows from its operations and schemas. */
export interface Particulars<N extends string, T extends ContentTable, L extends Listed<N> = Listed<N>> {
  /** where it is stored; with `deleted_at` where the description says that one can be brought back */
  table: T & (Op<N, 'Restore'> extends never ? unknown : TrashTable)
  /** what people call one: a property, or what makes the name */
  named: (keyof Item<N> & string) | ((item: Item<N>) => string)
  /** the order of `all`; by the property that names them when absent, else as they were created */
  order?: RawBuilder<unknown>
  /** the columns that are not filtered or sorted by the selected column of their name */
  list?: { [F in L]?: ListColumn }
  /** the unique indexes that a change may violate */
  unique?: UniqueIndexes
  /** the title of one in the list of the deleted; by what names them when absent */
  trash?: { title: RawBuilder<unknown> }
  /** stored columns of an input that is complete; the properties of the same name when absent */
  columns?: (input: Input<N>, scope: Scope, before?: Item<N>) => object | Promise<object>
  /** what the history keeps; the properties that people write when absent */
  facts?: (item: Item<N>) => object
  /** what a change implies for what it leaves out, which otherwise stays */
  implied?: (changes: Changes<N>, before: Item<N>) => Changes<N>
  /** refuses what must not be stored; `before` is the one that is changed or brought back */
  check?: (scope: Scope, input: Input<N>, before?: Item<N>) => unknown
  /** refuses what the body names and the bot does not have; `input` is the whole of it. What it leaves out stays */
  refers?: (scope: Scope, named: Partial<Input<N>>, input: Input<N>) => unknown
  /** refuses one more */
  limit?: (scope: Scope) => unknown
  /** refuses a person who may use one but not change it */
  mayChange?: (scope: Scope, item: Item<N>) => unknown
  /** refuses to delete one that others need */
  uses?: (scope: Scope, item: Item<N>) => unknown
  /** what one that is brought back names and is gone: it comes back without, which the answer's `notice` tells */
  leaveOut?: 'notice' extends keyof Answer<Op<N, 'Restore'>>
    ? (scope: Scope, item: Item<N>) => Promise<LeftOut<N>>
    : never
  /** stores what is kept in other tables, of what the body names */
  parts?: (scope: Scope, id: number, named: Partial<Input<N>>, before?: Item<N>) => Promise<unknown>
  /** what follows a change, in its transaction */
  after?: (scope: Scope, change: Change<N>) => unknown
  /** whether a training learns from it; when absent it does */
  learned?: (item: Item<N>) => boolean
}

/** A resource whose rows are answered as they are selected; all columns are selected unless `from` says otherwise. */
export type Plain<N extends string, T extends ContentTable, L extends Listed<N>> = Particulars<N, T, L> & {
  read?: undefined
} & (Selectable<Database[T]> extends StoredItem<N>
    ? { from?: From<T, StoredItem<N>> }
    : { from: From<T, StoredItem<N>> })

/** A resource whose rows are completed with what is read elsewhere, once for all of them. */
export type Completed<N extends string, T extends ContentTable, L extends Listed<N>, Row> = Particulars<N, T, L> & {
  from: From<T, Row>
  read: (scope: Scope, rows: Row[]) => StoredItem<N>[] | Promise<StoredItem<N>[]>
}

/** What is selected of the rows of a bot; only what the description names is answered. */
type From<T extends ContentTable, Row> = (rows: Rows<T>, scope: Scope) => { execute(): Promise<Row[]> }

/** A resource: its work, and the handlers of those of its operations that have no shape of their own. */
export interface Resource<N extends string> {
  /** to be spread into a group of handlers; each can be replaced after the spread */
  handlers: { [K in Op<N, Verb>]: Handler<K> }
  /** those of the bot that are not deleted, in their order */
  all(scope: Scope): Promise<Item<N>[]>
  /** a page of them, as its list operation is asked for it */
  list(scope: Scope, request: ListRequest): Promise<Page<Item<N>>>
  /** one of the bot, or a deleted one; undefined when the bot has none such */
  find(scope: Scope, id: number, deleted?: boolean): Promise<Item<N> | undefined>
  /** one of the bot; 404 when it has none such */
  one(scope: Scope, id: number): Promise<Item<N>>
  /** stores one: the whole change with its history, event and training; 409, 422 when it is refused */
  create(scope: Scope, input: Input<N>): Promise<Item<N>>
  /** changes one; 409 with the record as it is now when somebody else changed it meanwhile */
  update(scope: Scope, id: number, changes: Changes<N>): Promise<Item<N>>
  /** changes columns or parts that no form of it has, as an update: the columns that `work` answers, if any */
  patch(scope: Scope, id: number, work: (before: Item<N>) => Promise<object | undefined>): Promise<Item<N>>
  /**
   * deletes one; `first` is done before it, in the same transaction, in place of the check of its uses; `at` is when it
   * is deleted. What it answers joins the facts of the history.
   */
  remove(scope: Scope, id: number, first?: (before: Item<N>, at: Date) => Promise<object | undefined>): Promise<void>
  /**
   * brings a deleted one back without what it names and is gone; 404 when it was deleted too long ago, 409 when its
   * name was taken meanwhile; `then` brings back what was deleted with it, at the moment `gone`. What it answers joins
   * the facts of the history.
   */
  restore(
    scope: Scope,
    id: number,
    then?: (gone: string) => Promise<object | undefined>,
  ): Promise<Item<N> & { notice?: string }>
  /** those that can be brought back, the last deleted first */
  deleted(scope: Scope): Promise<components['schemas']['DeletedContent'][]>
  /** stores a row from an input that is in order, and answers its id; the caller records it */
  insert(scope: Scope, input: Input<N>): Promise<number>
  /** stores an input that is in order over a row; the caller records it */
  overwrite(scope: Scope, id: number, input: Input<N>, before?: Item<N>): Promise<void>
}
