import { bodySchema, type Call } from '../calls.ts'
import type { Document } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { properties } from '../schema.ts'
import { toInput } from './inputs.ts'

/**
 * Generates the modules that handwritten forms use, one per tag: an export for each operation with a JSON body, named
 * by its id. Operations that are not built yet are omitted, so no form can be written for them.
 */
export function bodyModules(document: Document, calls: readonly Call[]): Map<string, string> {
  const byTag = new Map<string, Call[]>()
  for (const call of calls)
    if (bodySchema(call) && !call.node['x-not-built']) byTag.set(call.tag, [...(byTag.get(call.tag) ?? []), call])
  return new Map([...byTag].map(([tag, own]) => [tag, bodyModule(document, tag, own)]))
}

function bodyModule(document: Document, tag: string, calls: readonly Call[]): string {
  const rules = calls.map(({ id }) => `${id}Body`)
  return `${head}import type { OperationBody } from '${CONTRACT}/body.ts'
import type { operations } from '../api.d.ts'
import { ${rules.join(', ')} } from '../validators/${tag}.js'

type Body<Id extends keyof operations> = operations[Id] extends { requestBody?: infer Sent }
  ? NonNullable<Sent> extends { content: { 'application/json': infer Json } }
    ? Json
    : never
  : never
${calls.map((call) => `\n${bodyExport(document, call)}`).join('')}`
}

function bodyExport(document: Document, call: Call): string {
  const { id } = call
  const schema = bodySchema(call) ?? {}
  const inputs = [...properties(document, schema)]
    .filter(([, property]) => !property.schema.readOnly)
    .flatMap(([field]) => toInput(document, schema, { field }) ?? [])
  return `export const ${id}: OperationBody<Body<'${id}'>> = {
  operation: '${id}',
  rules: ${id}Body,
  inputs: ${literal(inputs, '  ')},
}
`
}
