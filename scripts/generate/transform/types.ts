import type { Document, Media, Method, OperationNode, Parameter, PathItem, Response } from '../model.ts'
import { lookup, refName } from '../schema.ts'
import { block, member, schemaType } from './schema-type.ts'

/** In the order of openapi-typescript, so that both can be compared. */
const order = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const

const never = (names: readonly string[]) => names.map((name) => member(name, 'never', { optional: true }))

/**
 * `paths`, `operations`, `components` and `webhooks` as types, in the shape that openapi-typescript gives them, which
 * openapi-fetch reads. Written here because loading a compiler to print types costs more than the whole generator.
 */
export function typesModule(document: Document): string {
  const { schemas, responses = {}, parameters = {} } = document.components
  const components = [
    member('schemas', block(Object.entries(schemas).map(([name, schema]) => member(name, schemaType(schema))))),
    member('responses', block(Object.entries(responses).map(([name, one]) => member(name, responseType(one))))),
    member('parameters', block(Object.entries(parameters).map(([name, one]) => member(name, parameterType(one))))),
    ...['requestBodies', 'headers', 'pathItems'].map((name) => member(name, 'never')),
  ]
  const operations = Object.values(document.paths).flatMap((item) =>
    order.flatMap((method) => {
      const node = item[method as Method]
      return node ? [`${comment(node)}${member(node.operationId, operationType(document, item, node))}`] : []
    }),
  )
  const paths = Object.entries(document.paths).map(([path, item]) => member(path, pathType(document, item)))
  const events = Object.entries(document.webhooks ?? {}).map(([name, item]) =>
    member(name, block([member('post', block([body(item.post?.requestBody)]))])),
  )
  return `// Generated from openapi/. Do not edit: npm run generate.
${declared('paths', paths)}
${declared('webhooks', events)}
${declared('components', components)}
export type $defs = Record<string, never>;
${declared('operations', operations)}`
}

const declared = (name: string, members: readonly string[]) =>
  members.length === 0
    ? `export type ${name} = Record<string, never>;\n`
    : `export interface ${name} ${block(members)}\n`

function comment({ summary }: OperationNode): string {
  return summary ? `/** ${summary.replaceAll('*/', '* /')} */\n` : ''
}

function pathType(document: Document, item: PathItem): string {
  return block([
    member('parameters', parametersType(document, item.parameters ?? [])),
    ...order.map((method) => {
      const node = item[method as keyof PathItem] as OperationNode | undefined
      return node ? member(method, `operations["${node.operationId}"]`) : member(method, 'never', { optional: true })
    }),
  ])
}

function operationType(document: Document, item: PathItem, node: OperationNode): string {
  const responses = Object.entries(node.responses).map(([status, response]) =>
    member(status, response.$ref ? `components["responses"]["${refName(response.$ref)}"]` : responseType(response)),
  )
  return block([
    member('parameters', parametersType(document, [...(item.parameters ?? []), ...(node.parameters ?? [])])),
    body(node.requestBody),
    member('responses', block(responses)),
  ])
}

function body(request: OperationNode['requestBody']): string {
  if (!request) return member('requestBody', 'never', { optional: true })
  return member('requestBody', block([member('content', contentType(request.content))]), {
    optional: !request.required,
  })
}

function parametersType(document: Document, given: readonly Parameter[]): string {
  const known = given.map((written) => ({
    written,
    parameter: written.$ref ? (lookup(document, written.$ref) as Parameter) : written,
  }))
  const places = ['query', 'header', 'path', 'cookie'].map((place) => {
    const here = known.filter(({ parameter }) => parameter.in === place)
    if (here.length === 0) return never([place])[0] ?? ''
    const members = here.map(({ written, parameter }) =>
      member(
        parameter.name,
        written.$ref ? `components["parameters"]["${refName(written.$ref)}"]` : parameterType(parameter),
        { optional: !parameter.required },
      ),
    )
    return member(place, block(members), { optional: here.every(({ parameter }) => !parameter.required) })
  })
  return block(places)
}

function parameterType({ schema, content }: Parameter): string {
  const inside = schema ?? Object.values(content ?? {})[0]?.schema
  return inside ? schemaType(inside) : 'unknown'
}

function responseType({ content, headers = {} }: Response): string {
  const named = Object.entries(headers).map(([name, { schema }]) =>
    member(name, schema ? schemaType(schema) : 'unknown', { optional: true }),
  )
  return block([
    member('headers', block([...named, member('[name: string]', 'unknown')])),
    content ? member('content', contentType(content)) : member('content', 'never', { optional: true }),
  ])
}

function contentType(content: Record<string, Media>): string {
  return block(
    Object.entries(content).map(([type, { schema }]) => member(type, schema ? schemaType(schema) : 'unknown')),
  )
}
