import type { Call } from '../calls.ts'
import type { OperationNode, Response } from '../model.ts'

const json = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** Error responses that every description has by default. */
export const standardResponses: Record<string, Response> = {
  BadRequest: { description: 'El cuerpo o un parámetro no se entiende', content: json },
  Unauthorized: { description: 'Falta iniciar sesión', content: json },
  Forbidden: { description: 'Faltan permisos', content: json },
  NotFound: { description: 'No existe o no está a la vista', content: json },
  TooLarge: { description: 'El cuerpo es demasiado grande', content: json },
  Unsupported: { description: 'El cuerpo viene en un formato que no se acepta', content: json },
  Invalid: { description: 'Hay campos que no cumplen sus reglas', content: json },
  TooMany: { description: 'Demasiados intentos', content: json },
  Failure: { description: 'Error interno', content: json },
  NotBuilt: { description: 'Todavía no disponible', content: json },
}

/** The standard errors that an operation can return, by status. */
function standardErrors(call: Call): Record<string, string> {
  const { node, gate, parameters } = call
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const isScoped = inPath.some((parameter) => parameter['x-scope'])
  const body = node.requestBody !== undefined
  const takesList = node['x-list'] !== undefined || node['x-export-of'] !== undefined
  const query = takesList || parameters.some((parameter) => parameter.in === 'query')
  const when: [boolean, string, string][] = [
    [body, '400', 'BadRequest'],
    [gate.who !== 'public', '401', 'Unauthorized'],
    [isScoped || gate.who !== 'public', '403', 'Forbidden'],
    [inPath.length > 0, '404', 'NotFound'],
    [body, '413', 'TooLarge'],
    [body, '415', 'Unsupported'],
    [body || query, '422', 'Invalid'],
    [isLimited(node), '429', 'TooMany'],
    [true, '500', 'Failure'],
    [node['x-not-built'] !== undefined, '501', 'NotBuilt'],
  ]
  return Object.fromEntries(when.filter(([applies]) => applies).map(([, status, name]) => [status, name]))
}

const isLimited = (node: OperationNode) =>
  node['x-rate-limit'] !== undefined || node['x-queue'] !== undefined || node['x-api-key'] !== undefined

/** The responses of an operation including the standard errors. Responses written by hand take precedence. */
export function expandResponses(call: Call): OperationNode['responses'] {
  const all: Record<string, Response> = {}
  for (const [status, name] of Object.entries(standardErrors(call)))
    all[status] = { $ref: `#/components/responses/${name}` }
  return { ...all, ...call.node.responses }
}
