import { type Call, callsOf } from '../calls.ts'
import { type Document, methods, type OperationNode, type PathItem, type Schema } from '../model.ts'
import { inherit } from '../places.ts'
import { listParameters, withContentRange } from './list.ts'
import { expandResponses, standardResponses } from './responses.ts'
import { expandContent, expandParameter, expandResponse, expandSchema } from './schemas.ts'
import { reachable } from './walk.ts'

/** Expands everything that authors may omit in a description. Does not change the given document. */
export function expand(document: Document): Document {
  const calls = callsOf(document)
  const sent = sentSchemas(document, calls)
  const { schemas, parameters = {}, responses = {} } = document.components
  const made: Document = {
    ...document,
    components: {
      ...document.components,
      schemas: each(schemas, (schema) => expandSchema(schema, sent)),
      parameters: each(parameters, (parameter) => expandParameter(parameter, sent)),
      responses: each({ ...standardResponses, ...responses }, (response) => expandResponse(response, sent)),
    },
  }
  const byNode = new Map(calls.map((call) => [call.node, call]))
  const lists = new Map(calls.filter(({ node }) => node['x-list']).map((call) => [call.id, call]))
  const operation = (node: OperationNode) => {
    const call = byNode.get(node)
    return call ? expandOperation(made, call, sent, lists.get(node['x-export-of'] ?? '')) : node
  }
  made.paths = each(document.paths, (item) => {
    const whole: PathItem = { ...item }
    if (item.parameters) whole.parameters = item.parameters.map((parameter) => expandParameter(parameter, sent))
    for (const method of methods) {
      const node = item[method]
      if (node) whole[method] = operation(node)
    }
    return inherit(whole, item)
  })
  return made
}

/** @param exported the list whose rows the operation returns as a file */
function expandOperation(
  document: Document,
  call: Call,
  sent: ReadonlySet<Schema>,
  exported: Call | undefined,
): OperationNode {
  const { node } = call
  const list = node['x-list']
  const whole = exported?.node['x-list']
  const responses = each(inherit(expandResponses(call), node.responses), (response) => expandResponse(response, sent))
  const made: OperationNode = { ...node, responses }
  const scope = node['x-api-key']
  if (scope !== undefined) made.security = [{ bearer: [] }, { apiKey: [scope] }]
  const parameters = [
    ...(node.parameters ?? []),
    ...(list ? listParameters(document, call, list) : []),
    ...(exported && whole ? listParameters(document, exported, whole).filter(({ name }) => name !== 'range') : []),
  ]
  if (whole) made['x-list'] = whole
  if (parameters.length > 0) made.parameters = parameters.map((parameter) => expandParameter(parameter, sent))
  if (node.requestBody)
    made.requestBody = inherit(
      { ...node.requestBody, content: expandContent(node.requestBody.content, sent) },
      node.requestBody,
    )
  const usual = responses['200']
  if (list && usual) responses['200'] = withContentRange(document, usual)
  return inherit(made, node)
}

/** All schemas that a request body may contain. */
function sentSchemas(document: Document, calls: readonly Call[]): Set<Schema> {
  const media = calls.flatMap(({ node }) => Object.values(node.requestBody?.content ?? {}))
  return reachable(
    document,
    media.flatMap(({ schema }) => (schema ? [schema] : [])),
  )
}

function each<T extends object>(map: Record<string, T>, change: (value: T) => T): Record<string, T> {
  return inherit(Object.fromEntries(Object.entries(map).map(([name, value]) => [name, change(value)])), map)
}
