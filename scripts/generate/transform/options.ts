import type { Document } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { shown } from './fields.ts'

/** The labels and tones of every named enumeration, `<SchemaName>Options`; who reads what is the server's to know. */
export function optionsModule(document: Document): string {
  const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema['x-options']
      ? [`export const ${name}Options: readonly Option[] = ${literal(schema['x-options'].map(shown))}\n`]
      : [],
  )
  return `${head}import type { Option } from '${CONTRACT}/screen.ts'\n\n${lists.join('\n')}`
}

/** By which operations things of a kind are read, for every named enumeration that says so: `<SchemaName>Readings`. */
export function readingsModule(document: Document): string {
  const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const given = (schema['x-options'] ?? []).flatMap(({ value, read }) => (read ? [[String(value), read]] : []))
    if (given.length === 0) return []
    const type = 'Readonly<Record<string, readonly OperationId[]>>'
    return [`export const ${name}Readings: ${type} = ${literal(Object.fromEntries(given))}\n`]
  })
  return `${head}import type { OperationId } from './operations.ts'\n\n${lists.join('\n')}`
}
