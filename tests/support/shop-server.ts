import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import ajvFormats from 'ajv-formats'
import { getPointer } from '../../src/contract/path.ts'

/** A response of the shop. */
interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

interface Content {
  $ref?: string
  content?: Record<string, { schema: object }>
}

interface Operation {
  operationId: string
  'x-list'?: { sort: string[]; filter: Record<string, unknown>; search?: string[] }
  requestBody?: { content: Record<string, { schema: object }> }
  responses: Record<string, Content>
}

export interface Product {
  id: number
  name: string
  price: number
  stock: number
  state: string
  category_id: number | null
  updated_at: string
  version: number
}

interface Order {
  id: number
  customer: string
  placed_at: string
  state: string
  total: number
}

export interface ShopServer {
  url: string
  products: Product[]
  orders: Order[]
  shipping: { free_from: number; days: number; notes: string | null; version: number }
  /** requests and responses that violate the description */
  faults: string[]
  stop: () => Promise<void>
}

interface Query {
  filter: Record<string, unknown>
  range: [number, number]
  sort: [keyof Product, 'ASC' | 'DESC']
}

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const NAMES = ['Mate', 'Bombilla', 'Termo', 'Yerba', 'Pava', 'Azucarera']

const stock = (): Product[] =>
  Array.from({ length: 24 }, (_, at) => ({
    id: at + 1,
    name: `${NAMES[at % NAMES.length]} ${String(at + 1).padStart(2, '0')}`,
    price: 1000 * (at + 1),
    stock: at,
    state: at % 4 === 3 ? 'paused' : 'on_sale',
    category_id: (at % 2) + 1,
    updated_at: `2026-03-${String(at + 1).padStart(2, '0')}T12:30:00Z`,
    version: 1,
  }))

const customers = ['Lucía Ferreyra', 'Abel Núñez', 'Zoe Paz']

const placed = (): Order[] =>
  customers.map((customer, at) => ({
    ...{ id: 51 + at, customer, placed_at: `2026-03-1${at}T09:10:00Z` },
    ...{ state: at === 0 ? 'sent' : 'open', total: 17_800 * (at + 1) },
  }))

/**
 * Starts an in-memory shop that serves the page built for it. Requests and responses are validated against the shop's
 * description.
 * @param made folder with the files generated for the shop
 * @param site folder of the built page
 */
export async function startShop(made: string, site: string): Promise<ShopServer> {
  const description = JSON.parse(readFileSync(path.join(made, 'openapi.json'), 'utf8'))
  const ajv = new Ajv2020({ strict: false })
  ajvFormats.default(ajv)
  ajv.addSchema({ ...description, $id: 'shop' })
  const products = stock()
  const categories = [
    { id: 1, name: 'Bazar' },
    { id: 2, name: 'Almacén' },
  ]
  const orders = placed()
  const shipping = { free_from: 60_000, days: 5, notes: null as string | null, version: 1 }
  const faults: string[] = []

  /** Returns how a value violates a schema of the description, in which references are resolved. */
  function wrong(schema: object | undefined, value: unknown): string | undefined {
    if (!schema) return value === undefined ? undefined : 'the operation is not described'
    const own = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"shop#/'))
    return ajv.validate(own, value) ? undefined : ajv.errorsText()
  }

  const resolved = (part: Content | undefined): Content | undefined =>
    part?.$ref ? (getPointer(description, part.$ref.slice(1)) as Content) : part

  function matching(method: string, pathname: string): { operation: Operation; id: number } | undefined {
    for (const [pattern, item] of Object.entries<Record<string, Operation>>(description.paths)) {
      const found = new RegExp(`^${pattern.replace(/\{\w+\}/g, '(\\d+)')}$`).exec(pathname)
      const operation = item[method]
      if (found && operation) return { operation, id: Number(found[1]) }
    }
    return undefined
  }

  /** Returns a page of the products for a simple-rest query. */
  function listed({ filter, range: [from, to], sort: [field, order] }: Query): Answer {
    const { q, name, updated_at_from: since, updated_at_to: until, ...equal } = filter
    const has = (text: string, part: unknown) => !part || text.toLowerCase().includes(String(part).toLowerCase())
    const found = products
      .filter((one) => has(one.name, name) && has(one.name, q))
      .filter((one) => (!since || one.updated_at >= String(since)) && (!until || one.updated_at <= String(until)))
      .filter((one) =>
        Object.entries(equal).every(([key, value]) => [value].flat().includes(one[key as keyof Product])),
      )
      .sort((a, b) => ((a[field] ?? '') < (b[field] ?? '') ? -1 : 1) * (order === 'DESC' ? -1 : 1))
    const headers = { 'content-range': `products ${from}-${to}/${found.length}` }
    return { status: 200, body: found.slice(from, to + 1), headers }
  }

  function answer(operation: Operation, id: number, query: Query, body: Record<string, unknown>): Answer {
    const one = products.find((product) => product.id === id)
    switch (operation.operationId) {
      case 'productList':
        return listed(query)
      case 'productCreate': {
        const made = { stock: 0, state: 'on_sale', category_id: null, ...body, id: products.length + 1, version: 1 }
        products.push({ ...made, updated_at: new Date().toISOString() } as Product)
        return { status: 201, body: products.at(-1) }
      }
      case 'productGet':
        return { status: 200, body: one }
      case 'productUpdate':
        if (one?.version !== body.version)
          return { status: 409, body: { code: 'stale', message: 'Alguien lo cambió.', current: one } }
        Object.assign(one as Product, body, { version: Number(body.version) + 1, updated_at: new Date().toISOString() })
        return { status: 200, body: one }
      case 'categoryList':
        return { status: 200, body: categories }
      case 'categoryCreate': {
        const made = { id: categories.length + 1, name: String(body.name) }
        categories.push(made)
        return { status: 201, body: made }
      }
      case 'orderList':
        return { status: 200, body: { orders } }
      case 'orderSend': {
        const order = orders.find((each) => each.id === id)
        if (order) order.state = 'sent'
        return { status: order ? 204 : 404 }
      }
      case 'shippingGet':
        return { status: 200, body: shipping }
      case 'shippingUpdate':
        if (shipping.version !== body.version)
          return { status: 409, body: { code: 'stale', message: 'Alguien lo cambió.', current: shipping } }
        Object.assign(shipping, body, { version: shipping.version + 1 })
        return { status: 200, body: shipping }
      default:
        return { status: 501 }
    }
  }

  async function api(request: IncomingMessage, url: URL): Promise<Answer> {
    if (request.headers.authorization !== 'Bearer shop') return { status: 401 }
    const found = matching((request.method ?? '').toLowerCase(), url.pathname.slice('/api'.length))
    if (!found) {
      faults.push(`${request.method} ${url.pathname} is not described`)
      return { status: 404 }
    }
    const { operation, id } = found
    const noteFault = (what: string, fault: string | undefined) =>
      fault && faults.push(`${what} of ${operation.operationId}: ${fault}`)
    let text = ''
    for await (const part of request) text += part
    const body = text ? JSON.parse(text) : undefined
    noteFault('the body', wrong(operation.requestBody?.content['application/json']?.schema, body))
    const given = (name: string, usual: unknown) => JSON.parse(url.searchParams.get(name) ?? JSON.stringify(usual))
    const query: Query = {
      filter: given('filter', {}),
      range: given('range', [0, 999]),
      sort: given('sort', ['id', 'ASC']),
    }
    const list = operation['x-list']
    for (const key of Object.keys(query.filter))
      if (!list?.filter[key] && !(key === 'q' && list?.search)) noteFault('the query', `there is no filter ${key}`)
    if (list && !list.sort.includes(query.sort[0])) noteFault('the query', `there is no order by ${query.sort[0]}`)
    const answered = answer(operation, id, query, body)
    const described = resolved(operation.responses[answered.status])
    if (!described) noteFault('the response', `${answered.status} is not described`)
    noteFault('the response', wrong(described?.content?.['application/json']?.schema, answered.body))
    return answered
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://shop')
    if (url.pathname.startsWith('/api/')) {
      const { status, body, headers } = await api(request, url)
      response.writeHead(status, { 'content-type': 'application/json', ...headers })
      response.end(body === undefined ? '' : JSON.stringify(body))
      return
    }
    const file = path.extname(url.pathname) ? url.pathname : '/index.html'
    try {
      const content = readFileSync(path.join(site, path.normalize(file)))
      response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((stopped) => {
      server.closeAllConnections()
      server.close(() => stopped())
    })
  return { url: `http://127.0.0.1:${port}`, products, orders, shipping, faults, stop }
}
