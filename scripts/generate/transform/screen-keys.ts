import type { Input, Screen } from '../../../src/contract/screen.ts'
import { head, name, text } from '../print.ts'

interface Keys {
  columns: string[]
  inputs: string[]
  actions: string[]
  operations: string[]
}

/** The names that a screen's overrides may use. */
export function keysOf({ body }: Screen, operations: readonly string[]): Keys {
  const keys: Keys = { columns: [], inputs: [], actions: [], operations: [...operations] }
  if (body.kind === 'form')
    keys.inputs = [body, ...(body.also ?? [])]
      .flatMap(({ sections }) => sections)
      .flatMap((section) => sources(section.inputs))
  if (body.kind === 'table') {
    const actions = [...body.rowActions, ...body.bulkActions]
    const forms = [body.create, body.edit, ...actions.map((action) => action.form)]
    keys.columns = body.columns.flatMap((column) => [column, ...(column.details ?? [])]).map(({ source }) => source)
    keys.inputs = forms.flatMap((form) => form?.sections ?? []).flatMap((section) => sources(section.inputs))
    keys.inputs.push(...body.filters.map((filter) => filter.source))
    keys.actions = actions.map((action) => action.operation)
  }
  return keys
}

const sources = (inputs: readonly Input[], prefix = ''): string[] =>
  inputs.flatMap((input) => [prefix + input.source, ...sources(input.fields ?? [], `${prefix}${input.source}.`)])

/** Generates the types of the console's overrides: a wrong route, field or operation does not compile. */
export function screenKeysModule(screens: readonly { screen: Screen; operations: readonly string[] }[]): string {
  const union = (values: readonly string[]) => [...new Set(values)].map(text).join(' | ') || 'never'
  const entries = screens.map(({ screen, operations }) => {
    const keys = keysOf(screen, operations)
    const lines = Object.entries(keys).map(([key, values]) => `    ${key}: ${union(values)}\n`)
    return `  ${name(screen.route)}: {\n${lines.join('')}  }\n`
  })
  return `${head}/** Names of columns, inputs, actions and operations of each screen, by route. */
export interface ScreenKeys {
${entries.join('')}}
`
}
