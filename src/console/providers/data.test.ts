import { QueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Operation } from '../../contract/operation.ts'
import { ApiError } from '../api/errors.ts'
import { createDataProvider, type DataProviderParts } from './data.ts'
import type { ResourceEntry, Send } from './types.ts'

const operation = (
  id: string,
  method: Operation['method'],
  path: string,
  more: Partial<Operation> = {},
): Operation => ({
  id,
  method,
  path,
  tag: 'x',
  summary: '',
  access: { who: 'user' },
  pathParams: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
  queryParams: [],
  success: [200],
  errors: [],
  ...more,
})
const body = (...bodyFields: string[]): Partial<Operation> => ({ body: 'application/json', bodyFields })
const operations = Object.fromEntries(
  [
    operation('intentList', 'get', '/ia/{bot}'),
    operation('intentCreate', 'post', '/ia/selector/add/{bot}', body('intent_name')),
    operation('intentDelete', 'post', '/ia/selector/{bot}/{category_id}/{id}', body('isFamily')),
    operation('teamList', 'get', '/admin/{bot}'),
    operation('botList', 'get', '/platform/bots'),
    operation('botGet', 'get', '/platform/bots/{id}'),
    operation('botUpdate', 'put', '/platform/bots/{id}', body('name')),
    operation('changeList', 'get', '/changes/{bot}'),
  ].map((one) => [one.id, one]),
)
const resources: Record<string, ResourceEntry> = {
  intents: {
    list: 'intentList',
    create: 'intentCreate',
    delete: 'intentDelete',
    dialect: 'whole',
    items: '/0/intents',
    id: 'id',
  },
  team: { list: 'teamList', dialect: 'whole', items: '', id: 'user_id' },
  bots: { list: 'botList', one: 'botGet', update: 'botUpdate', dialect: 'simple-rest', items: '', id: 'id' },
  changes: {
    list: 'changeList',
    dialect: 'simple-rest',
    items: '',
    id: 'id',
    capability: { sort: ['at'], filter: ['id'], max: 200 },
  },
}

const send = vi.fn<Send>()
const httpClient = vi.fn()
let provider: ReturnType<typeof createDataProvider>
const make = (parts: Partial<DataProviderParts> = {}) =>
  createDataProvider({
    operations,
    resources,
    send,
    httpClient,
    baseUrl: 'https://consola.example/api',
    context: () => ({ bot: 3, route: {} }),
    queryClient: new QueryClient(),
    ...parts,
  })

beforeEach(() => {
  send.mockReset()
  httpClient.mockReset()
  provider = make()
})

const page = {
  pagination: { page: 2, perPage: 10 },
  sort: { field: 'at', order: 'DESC' as const },
  filter: { action: 'create' },
}

test('getList queries a simple-rest resource in its dialect at the path of the bot', async () => {
  const headers = new Headers({ 'content-range': 'changes 10-10/11' })
  httpClient.mockResolvedValue({ headers, json: [{ id: 5 }] })
  expect(await provider.getList('changes', page)).toEqual({ data: [{ id: 5 }], total: 11 })
  const address = new URL(httpClient.mock.calls[0]?.[0])
  expect(address.pathname).toBe('/api/changes/3')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    filter: '{"action":"create"}',
    range: '[10,19]',
    sort: '["at","DESC"]',
  })
  expect(send).not.toHaveBeenCalled()
})

test('a whole list is read at its JSON pointer and fetched only once while fresh', async () => {
  send.mockResolvedValue([
    {
      intents: [
        { id: 1, description: 'Uno' },
        { id: 2, description: 'Dos' },
      ],
    },
  ])
  const query = {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'description', order: 'ASC' as const },
    filter: {},
  }
  expect(await provider.getList('intents', query)).toEqual({ data: [{ id: 2, description: 'Dos' }], total: 2 })
  expect((await provider.getOne('intents', { id: '1' })).data).toMatchObject({ description: 'Uno' })
  expect((await provider.getMany('intents', { ids: [2] })).data).toEqual([{ id: 2, description: 'Dos' }])
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[1]).toMatchObject({ path: { bot: 3 } })
})

test("rows get their id from the resource's id field", async () => {
  send.mockResolvedValue([{ user_id: 9, name: 'Ana' }])
  expect((await provider.getList('team', { ...page, pagination: { page: 1, perPage: 10 }, filter: {} })).data).toEqual([
    { user_id: 9, name: 'Ana', id: 9 },
  ])
})

test('create, update and delete send the parameters and body fields of their operations', async () => {
  send.mockResolvedValue(undefined)
  await provider.create('intents', { data: { intent_name: 'Pagos', other: 1 } })
  await provider.delete<RaRecord>('intents', {
    id: 7,
    previousData: { id: 7, category_id: 2, isFamily: true } as never,
  })
  await provider.update<RaRecord>('bots', {
    id: 4,
    data: { name: 'B', plan: 'x' },
    previousData: { id: 4, name: 'A' } as never,
  })
  expect(send.mock.calls.map(([called, { path, body }]) => [called.id, path, body])).toEqual([
    ['intentCreate', { bot: 3 }, { intent_name: 'Pagos' }],
    ['intentDelete', { bot: 3, category_id: 2, id: 7 }, { isFamily: true }],
    ['botUpdate', { id: 4 }, { name: 'B' }],
  ])
})

test('getMany filters by id in chunks where the list allows it, else fetches each record', async () => {
  httpClient.mockResolvedValue({ headers: new Headers(), json: [{ id: 1 }, { id: 2 }] })
  expect((await provider.getMany('changes', { ids: [1, 2] })).data).toHaveLength(2)
  expect(new URL(httpClient.mock.calls[0]?.[0]).searchParams.get('filter')).toBe('{"id":[1,2]}')
  httpClient.mockClear()
  await provider.getMany('changes', { ids: Array.from({ length: 250 }, (_, id) => id) })
  const asked = httpClient.mock.calls.map(
    ([url]) => JSON.parse(new URL(url).searchParams.get('filter') ?? '').id.length,
  )
  expect(asked).toEqual([100, 100, 50])
  send.mockImplementation(async (_, { path }) => ({ id: path.id }))
  expect((await provider.getMany('bots', { ids: [1, 2] })).data).toEqual([{ id: 1 }, { id: 2 }])
})

test('call runs any operation by its id; an unknown operation, unknown resource and missing verb throw', async () => {
  send.mockResolvedValue({ ok: true })
  expect(await provider.call('intentCreate', { values: { intent_name: 'x' } })).toEqual({ ok: true })
  expect(() => provider.call('nothing', {})).toThrow('there is no operation nothing')
  await expect(provider.getList('nowhere', page)).rejects.toThrow('there is no resource nowhere')
  await expect(provider.create('team', { data: {} })).rejects.toThrow('team cannot create')
})

test('a call override wraps the request to the server', async () => {
  send.mockResolvedValue('sent')
  const calls = {
    intentCreate: async (given: object, next: (now: object) => Promise<unknown>) => `${await next(given)} after`,
  }
  expect(await make({ calls }).call('intentCreate', { values: { intent_name: 'x' } })).toBe('sent after')
})

test('errors are passed on unchanged', async () => {
  const refused = new ApiError(422, { message: 'No', code: 'invalid', fields: { intent_name: ['Ya existe.'] } })
  send.mockRejectedValue(refused)
  await expect(provider.call('intentCreate', { values: {} })).rejects.toBe(refused)
  await expect(provider.getList('intents', page)).rejects.toBe(refused)
})
