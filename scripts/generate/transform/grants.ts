import type { Gate } from '../../../src/contract/gate.ts'
import type { Call } from '../calls.ts'
import type { Document } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'

/**
 * Generates `<SchemaName>Grants`: what a person must be allowed to do before they may give a value of this enumeration
 * to another system. A scope of API keys needs the access of every operation that it opens; another value that of the
 * operations that its option names in `gives`.
 */
export function grantsModule(document: Document, calls: readonly Call[]): string {
  const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const isScopes = schema['x-register'] === 'api'
    const given = (schema['x-options'] ?? []).flatMap(({ value, gives }) => {
      const opened = calls.filter(({ id, node }) => (isScopes ? node['x-api-key'] === value : gives?.includes(id)))
      return opened.length > 0 ? [[String(value), unique(opened.map(({ gate }) => gate))]] : []
    })
    if (given.length === 0) return []
    return [`export const ${name}Grants: Grants = ${literal(Object.fromEntries(given))}\n`]
  })
  const used = lists.length > 0 ? `import type { Grants } from '${CONTRACT}/grants.ts'\n\n` : 'export {}\n'
  return `${head}${used}${lists.join('\n')}`
}

function unique(gates: readonly Gate[]): Gate[] {
  return [...new Map(gates.map((gate) => [JSON.stringify(gate), gate])).values()]
}
