import type { Document } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'
import { ByFile } from './by-file.ts'
import { shown } from './fields.ts'

/**
 * Generates the labels and tones of every named enumeration, `<SchemaName>Options`; omits `read`, `by` and `gives`,
 * which other modules have. There is one module per file that describes schemas, so that a page does not load the
 * labels of all the others, and `options.ts`, which exports them all.
 */
export function optionModules(document: Document): Map<string, string> {
  const byFile = new ByFile()
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    if (!schema['x-options']) continue
    const list = `export const ${name}Options: readonly Option[] = ${literal(schema['x-options'].map(shown))}\n`
    byFile.add(schema, list)
  }
  return byFile.modules('options', `import type { Option } from '${CONTRACT}/screen.ts'\n`)
}

/** Generates `<SchemaName>Readings`: the operations that read each kind, for every named enumeration with `read`. */
export function readingsModule(document: Document): string {
  const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const given = (schema['x-options'] ?? []).flatMap(({ value, read }) => (read ? [[String(value), read]] : []))
    if (given.length === 0) return []
    const type = 'Readonly<Record<string, readonly OperationId[]>>'
    return [`export const ${name}Readings: ${type} = ${literal(Object.fromEntries(given))}\n`]
  })
  return `${head}import type { OperationId } from './operations.ts'\n\n${lists.join('\n')}`
}
