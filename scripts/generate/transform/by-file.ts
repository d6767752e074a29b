import path from 'node:path'
import type { Schema } from '../model.ts'
import { placeOf } from '../places.ts'
import { head } from '../print.ts'

/** Printed exports by the file that describes their schemas. */
export class ByFile {
  readonly #lists = new Map<string, string[]>()

  add(schema: Schema, printed: string): void {
    const file = path.parse(placeOf(schema).file).name || 'other'
    this.#lists.set(file, [...(this.#lists.get(file) ?? []), printed])
  }

  /**
   * Returns a module per file, so that a page does not load what belongs to all the others, and `<name>.ts`, which
   * exports them all.
   * @param imports what each module imports
   */
  modules(name: string, imports = ''): Map<string, string> {
    const all = [...this.#lists.keys()].map((file) => `export * from './${name}/${file}.ts'\n`)
    const modules = [...this.#lists].map(([file, lists]): [string, string] => [
      `${name}/${file}.ts`,
      `${head}${[imports, ...lists].filter(Boolean).join('\n')}`,
    ])
    return new Map([[`${name}.ts`, `${head}${all.join('')}`], ...modules])
  }
}
