import type { QueryClient } from '@tanstack/react-query'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import type { BrowserCall } from '../../contract/operation.ts'
import { getPointer } from '../../contract/path.ts'
import { ApiError } from '../api/errors.ts'
import { type CallArguments, callInput } from './callInput.ts'
import { queryInMemory } from './in-memory.ts'
import type { CallContext, ClientListRules, ResourceEntry, Send } from './types.ts'

/** HTTP client of ra-data-simple-rest. */
export type HttpClient = NonNullable<Parameters<typeof simpleRestProvider>[1]>

/** Maximum ids per request: list filters accept at most 200, and the URL length is limited. */
const AT_ONCE = 100

/** react-admin's data provider, plus calls of any operation by its id. */
export interface EngineDataProvider extends DataProvider {
  call: (operation: string, given: CallArguments) => Promise<unknown>
  /** the file of an operation that exports a list, of the matching rows in their order */
  exportFile: (operation: string, query: Pick<GetListParams, 'filter' | 'sort'>) => Promise<Blob>
}

export interface DataProviderParts {
  operations: Readonly<Record<string, BrowserCall | undefined>>
  resources: Readonly<Record<string, ResourceEntry | undefined>>
  send: Send
  httpClient: HttpClient
  /** absolute base URL of the API, e.g. `https://…/api` */
  baseUrl: string
  context: () => CallContext
  queryClient: QueryClient
  /** overrides of operations, by operation id */
  calls?: Readonly<Record<string, CallOverride | undefined>>
}

/** Overrides an operation; `next` sends the original request. */
export type CallOverride = (given: CallArguments, next: (given: CallArguments) => Promise<unknown>) => Promise<unknown>

type Row = Record<string, unknown>
type ListQuery = GetListParams & { signal?: AbortSignal }
type Verb = 'list' | 'one' | 'create' | 'update' | 'delete'

/** Seconds for which a list that was fetched whole is filtered and sorted without fetching it again. */
const WHOLE_FRESH = 30

/**
 * Data provider for both list dialects. Lists of `simple-rest` resources go through ra-data-simple-rest; everything
 * else goes by operation.
 */
export function createDataProvider(parts: DataProviderParts): EngineDataProvider {
  const { operations, resources, send, httpClient, context, queryClient } = parts
  const rest = simpleRestProvider(parts.baseUrl.replace(/\/$/, ''), httpClient)

  const entryOf = (resource: string): ResourceEntry => {
    const entry = resources[resource]
    if (!entry) throw new Error(`there is no resource ${resource}`)
    return entry
  }
  const operationOf = (resource: string, verb: Verb): BrowserCall => {
    const operation = operations[entryOf(resource)[verb] ?? '']
    if (!operation) throw new Error(`${resource} cannot ${verb}`)
    return operation
  }
  const perform = (operation: BrowserCall, given: CallArguments, signal?: AbortSignal): Promise<unknown> => {
    const next = (now: CallArguments) => send(operation, { ...callInput(operation, now, context()), signal })
    return parts.calls?.[operation.id]?.(given, next) ?? next(given)
  }
  const act = (resource: string, verb: Verb, given: CallArguments, signal?: AbortSignal) => {
    return perform(operationOf(resource, verb), given, signal)
  }
  const record = (resource: string, value: unknown, fallback: Identifier): RaRecord => {
    const row = (value ?? {}) as Row
    return { ...row, id: (row[entryOf(resource).id ?? 'id'] as Identifier) ?? fallback }
  }
  const rows = (resource: string, values: unknown): RaRecord[] =>
    ((values ?? []) as Row[]).map((row, index) => record(resource, row, index))
  const isWhole = (resource: string) => entryOf(resource).dialect !== 'simple-rest'
  /** The list's path as a simple-rest resource with its parameters filled in: `changes/3`. */
  const restPath = (resource: string) => {
    const operation = operationOf(resource, 'list')
    const { path } = callInput(operation, {}, context())
    return operation.path.slice(1).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])))
  }
  const whole = (resource: string, signal?: AbortSignal) =>
    queryClient.fetchQuery({
      queryKey: [resource, 'getList', 'whole', context().route],
      staleTime: WHOLE_FRESH * 1000,
      queryFn: async () => {
        const answer = await act(resource, 'list', {}, signal)
        const data = rows(resource, getPointer(answer, entryOf(resource).items ?? ''))
        return { data, total: data.length }
      },
    })

  const getList = async (resource: string, params: ListQuery) => {
    if (isWhole(resource)) {
      const { data } = await whole(resource)
      return queryInMemory(data, params, params.meta?.whole as ClientListRules | undefined)
    }
    const { data, total } = await rest.getList(restPath(resource), params)
    return { data: rows(resource, data), total: total ?? 0 }
  }
  const getOne = async (resource: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord> => {
    const entry = entryOf(resource)
    const key = { id, [entry.id ?? 'id']: id }
    if (entry.one) return record(resource, await act(resource, 'one', { record: key }, signal), id)
    const found = isWhole(resource)
      ? (await whole(resource)).data.find((row) => String(row.id) === String(id))
      : (await getMany(resource, [id]))[0]
    if (!found) throw new Error('No lo encontramos. Quizás alguien lo eliminó o ya no tienes acceso.')
    return found
  }
  const getMany = async (resource: string, ids: Identifier[]): Promise<RaRecord[]> => {
    const entry = entryOf(resource)
    const wanted = new Set(ids.map(String))
    if (isWhole(resource)) return (await whole(resource)).data.filter((row) => wanted.has(String(row.id)))
    if (entry.capability?.filter.includes('id')) {
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
        ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      )
      const answers = await Promise.all(parts.map((part) => rest.getMany(restPath(resource), { ids: part })))
      return answers.flatMap(({ data }) => rows(resource, data))
    }
    // A deleted record must not make the other records fail.
    const found = await Promise.all(ids.map((id) => getOne(resource, id).catch(absent)))
    return found.filter((row) => row !== undefined)
  }
  const change = async (resource: string, id: Identifier, values: Row, previous?: Row) =>
    record(
      resource,
      { ...previous, ...values, ...asRow(await act(resource, 'update', { record: { ...previous, id }, values })) },
      id,
    )
  const remove = async (resource: string, id: Identifier, previous?: Row) => {
    await act(resource, 'delete', { record: { ...previous, id } })
    return record(resource, previous, id)
  }

  return {
    call: (id: string, given: CallArguments) => {
      const operation = operations[id]
      if (!operation) throw new Error(`there is no operation ${id}`)
      return perform(operation, given)
    },
    exportFile: (id, { filter, sort }) => {
      const operation = operations[id]
      if (!operation) throw new Error(`there is no operation ${id}`)
      const query = {
        ...(filter && { filter: JSON.stringify(filter) }),
        ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
      }
      return send(operation, { ...callInput(operation, {}, context()), query, asFile: true }) as Promise<Blob>
    },
    getList: (resource: string, params: ListQuery) => getList(resource, params),
    getOne: async (resource: string, { id, signal }) => ({ data: await getOne(resource, id, signal) }),
    getMany: async (resource: string, { ids }) => ({ data: await getMany(resource, ids) }),
    getManyReference: (resource: string, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource: string, { data }) => ({
      data: record(resource, { ...data, ...asRow(await act(resource, 'create', { values: data })) }, ''),
    }),
    update: async (resource: string, { id, data, previousData }) => ({
      data: await change(resource, id, data as Row, previousData),
    }),
    updateMany: async (resource: string, { ids, data }) => {
      for (const id of ids) await change(resource, id, data as Row)
      return { data: ids }
    },
    delete: async (resource: string, { id, previousData }) => ({ data: await remove(resource, id, previousData) }),
    deleteMany: async (resource: string, { ids }) => {
      for (const id of ids) await remove(resource, id)
      return { data: ids }
    },
  } as EngineDataProvider
}

/** Returns undefined for a 404 error, i.e. a deleted record, and rethrows any other. */
function absent(error: unknown): undefined {
  if (!(error instanceof ApiError) || error.status !== 404) throw error
}

const asRow = (answer: unknown): Row =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer) ? (answer as Row) : {}
