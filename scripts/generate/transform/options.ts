import type { Document } from '../model.ts'
import { head, literal } from '../print.ts'

/** The labels and tones of every named enumeration: `<SchemaName>Options`. */
export function optionsModule(document: Document): string {
  const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
    schema['x-options'] ? [`export const ${name}Options: readonly Option[] = ${literal(schema['x-options'])}\n`] : [],
  )
  return `${head}import type { Option } from '../src/contract/screen.ts'\n\n${lists.join('\n')}`
}
