import { fold } from '../../../contract/phrase.ts'

/** The parts of an OpenAPI 3.1 description that this page shows. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  title?: string
  description?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  additionalProperties?: boolean | Schema
  'x-options'?: { value: unknown; label: string }[]
  'x-secret'?: true
  [keyword: string]: unknown
}

export interface Media {
  schema?: Schema
  example?: unknown
}

export interface Parameter {
  $ref?: string
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export interface Answer {
  $ref?: string
  description?: string
  content?: Record<string, Media>
}

export interface Described {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Record<string, Media> }
  responses?: Record<string, Answer>
  'x-access'?: unknown
  'x-api-key'?: string
  'x-rate-limit'?: { max: number; window: number; by: 'address' | 'account' | 'user' }[]
  'x-body-limit'?: number
  'x-not-built'?: string
  'x-needs-training'?: true | 'sometimes'
  'x-audience'?: 'bot' | 'chat' | 'user'
}

type PathItem = { parameters?: Parameter[] } & Record<string, unknown>

interface Count {
  max: number
  /** in seconds */
  window: number
}

export interface Description {
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  'x-api-keys'?: { calls: Count; failures: Count }
  components: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    responses?: Record<string, Answer>
  }
}

/** An API call or event in the list. */
export interface Entry {
  id: string
  kind: 'call' | 'event'
  method: string
  path: string
  operation: Described
  parameters: Parameter[]
  /** folded text for the search */
  words: string
}

interface Group {
  name: string
  title: string
  entries: Entry[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Resolves a `$ref` into the components; returns other values unchanged. */
export function deref<T extends { $ref?: string }>(doc: Description, value: T): T {
  if (!value.$ref) return value
  const found = value.$ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], doc)
  return (found as T | undefined) ?? value
}

function entriesOf(doc: Description, paths: Record<string, PathItem>, kind: Entry['kind']): Entry[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method] as Described | undefined
      if (!operation) return []
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => deref(doc, one))
      const id = operation.operationId ?? (kind === 'event' ? `evento-${path}` : `${method} ${path}`)
      const words = fold(
        [id, method, path, operation.summary, operation.description, operation['x-api-key']].filter(Boolean).join(' '),
      )
      return [{ id, kind, method: kind === 'event' ? 'evento' : method, path, operation, parameters, words }]
    }),
  )
}

/** Groups calls by tag in the order of the description, followed by the events. */
export function groupsOf(doc: Description): Group[] {
  const calls = entriesOf(doc, doc.paths, 'call')
  const events = entriesOf(doc, doc.webhooks ?? {}, 'event')
  const named = (doc.tags ?? []).map(({ name, description }) => ({
    name,
    title: description ?? name,
    entries: calls.filter(({ operation }) => operation.tags?.[0] === name),
  }))
  const known = new Set(named.map(({ name }) => name))
  const rest = calls.filter(({ operation }) => !known.has(operation.tags?.[0] ?? ''))
  return [
    ...named,
    { name: 'otras', title: 'Otras', entries: rest },
    { name: 'eventos', title: 'Eventos en tiempo real', entries: events },
  ].filter(({ entries }) => entries.length > 0)
}

/** Keeps the calls that an API key may make. */
export function keyGroups(groups: readonly Group[]): Group[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ operation }) => operation['x-api-key']) }))
    .filter(({ entries }) => entries.length > 0)
}

/** Keeps the entries that contain every word of the query, ignoring case and accents. */
export function filterGroups(groups: readonly Group[], query: string): Group[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...groups]
  return groups
    .map((group) => {
      const title = fold(group.title)
      return {
        ...group,
        entries: group.entries.filter((entry) =>
          words.every((word) => entry.words.includes(word) || title.includes(word)),
        ),
      }
    })
    .filter(({ entries }) => entries.length > 0)
}
