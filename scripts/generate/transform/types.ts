import type { Document, Media, OperationNode, Parameter, Response } from '../model.ts'
import { lookup } from '../schema.ts'
import { layOut } from './layout.ts'
import {
  comment,
  memberName,
  object,
  type Printing,
  reference,
  type Type,
  typeOfSchema,
  UNKNOWN,
  WITH_REQUIRED,
} from './schema-types.ts'

/**
 * Generates `paths`, `operations`, `components` and `webhooks` as types for openapi-fetch: the same as
 * openapi-typescript prints, without examples and without texts that `operations.ts` has or that repeat a name. A field
 * with a default stays optional, because the server fills in no defaults.
 */
export function typesModule(document: Document): string {
  const printing: Printing = { document, requires: false }
  const { paths, webhooks = {}, components } = document
  const operations: string[] = []
  const items = Object.entries(paths).map(([path, { parameters = [], ...item }]) => {
    const calls = inOrder.flatMap((method) => {
      const node = item[method]
      if (!node) return []
      const type = operationType(printing, node, parameters)
      if (!node.operationId) return [`${method}: ${type.text};`]
      operations.push(`${memberName(node.operationId)}: ${type.text};`)
      return [`${method}: ${reference(`#/operations/${node.operationId}`)};`]
    })
    return `${memberName(path)}: ${object(calls).text};`
  })
  const events = Object.entries(webhooks).map(([name, { post }]) => {
    const calls = post ? [`${comment(post)}post: ${operationType(printing, post, []).text};`] : []
    return `${memberName(name)}: ${object([`parameters: ${object([]).text};`, ...calls]).text};`
  })
  const parts = [
    interfaceOf('paths', items),
    interfaceOf('webhooks', events),
    interfaceOf('components', componentTypes(printing, components)),
    interfaceOf('$defs', []),
    interfaceOf('operations', operations),
    ...(printing.requires ? [WITH_REQUIRED] : []),
  ]
  return `// Generated from openapi/. Do not edit: npm run generate.\n${layOut(parts.join(''))}`
}

/** The order in which openapi-typescript prints methods. */
const inOrder = ['get', 'put', 'post', 'delete', 'patch'] as const

const interfaceOf = (name: string, members: readonly string[]) =>
  members.length > 0
    ? `export interface ${name} ${object(members).text}\n`
    : `export type ${name} = Record<string, never>;\n`

function componentTypes(printing: Printing, { schemas, responses, parameters }: Document['components']): string[] {
  const kind = <T extends object>(name: string, all: Record<string, T> = {}, type: (one: T) => string) => {
    const members = Object.entries(all).map(([key, one]) => `${memberName(key)}: ${type(one)};`)
    return `${name}: ${members.length > 0 ? object(members).text : 'never'};`
  }
  const said = Object.entries(schemas).map(
    ([key, schema]) => `${comment(schema)}${memberName(key)}: ${typeOfSchema(printing, schema).text};`,
  )
  return [
    `schemas: ${said.length > 0 ? object(said).text : 'never'};`,
    kind('responses', responses, (one) => responseType(printing, one).text),
    kind('parameters', parameters, (one) => parameterType(printing, one).text),
    ...['requestBodies', 'headers', 'pathItems'].map((name) => `${name}: never;`),
  ]
}

type Asked = Pick<OperationNode, 'parameters' | 'requestBody'> & { responses?: OperationNode['responses'] }

function operationType(
  printing: Printing,
  { parameters = [], requestBody, responses = {} }: Asked,
  shared: Parameter[],
) {
  const members = [`parameters: ${parametersType(printing, [...shared, ...parameters]).text};`]
  if (requestBody) {
    const content = contentMembers(printing, requestBody.content)
    const body = object([`content: ${object(content.length > 0 ? content : ['"*/*"?: never;']).text};`])
    members.push(`${comment(requestBody)}requestBody${requestBody.required ? '' : '?'}: ${body.text};`)
  }
  const answers = Object.entries(responses).map(
    ([status, response]) => `${memberName(status)}: ${responseType(printing, response).text};`,
  )
  members.push(`responses: ${answers.length > 0 ? object(answers).text : 'never'};`)
  return object(members)
}

/** The parameters of a call by location; an operation's parameter overrides its path's. */
function parametersType(printing: Printing, given: readonly Parameter[]): Type {
  const all = new Map(
    given.map((parameter) => {
      const resolved = parameter.$ref ? (lookup(printing.document, parameter.$ref) as Parameter) : parameter
      return [`${resolved?.in}-${resolved?.name}`, { parameter, resolved }]
    }),
  )
  const places = ['query', 'header', 'path'].flatMap((place) => {
    const own = [...all.values()].filter(({ resolved }) => resolved?.in === place)
    if (own.length === 0) return []
    const isOptional = ({ resolved }: (typeof own)[number]) => place !== 'path' && !resolved.required
    const members = own.map((one) => {
      const type = one.parameter.$ref ? reference(one.parameter.$ref) : parameterType(printing, one.parameter).text
      return `${parameterComment(one.resolved, one.parameter)}${memberName(one.resolved.name)}${isOptional(one) ? '?' : ''}: ${type};`
    })
    return [`${place}${own.every(isOptional) ? '?' : ''}: ${object(members).text};`]
  })
  return object(places)
}

/** The comment above a parameter; the description of a shared parameter is omitted, since its name says the same. */
function parameterComment({ example: _, ...resolved }: Parameter, { $ref }: Parameter): string {
  const { description: __, ...named } = resolved
  return comment($ref ? named : resolved)
}

/** openapi-typescript types a parameter with JSON content as string; here it has the type of its contents. */
function parameterType(printing: Printing, { schema, content }: Parameter): Type {
  const own = schema ?? content?.['application/json']?.schema
  return own ? typeOfSchema(printing, own) : { text: 'string', shape: 'primitive' }
}

function responseType(printing: Printing, { $ref, headers = {}, content = {} }: Response): Type {
  if ($ref) return { text: reference($ref), shape: 'unit' }
  const sent = Object.entries(headers).map(([name, header]) => {
    const type = header.schema ? typeOfSchema(printing, header.schema) : UNKNOWN
    const optional = (header as { required?: boolean }).required ? '' : '?'
    return `${comment(header)}${memberName(name)}${optional}: ${type.text};`
  })
  const members = contentMembers(printing, content)
  // Headers that the contract does not name are not typed: they would be a line of each response.
  return object([
    ...(sent.length > 0 ? [`headers: ${object([...sent, '[name: string]: unknown;']).text};`] : []),
    members.length > 0 ? `content: ${object(members).text};` : 'content?: never;',
  ])
}

const contentMembers = (printing: Printing, content: Record<string, Media>) =>
  Object.entries(content).map(([type, { schema }]) => {
    const own = schema ? typeOfSchema(printing, schema) : UNKNOWN
    return `${memberName(type)}: ${own.text};`
  })
