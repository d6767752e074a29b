import type { Trash } from '../../../src/contract/screen.ts'
import { type Call, itemSchema } from '../calls.ts'
import type { Document, Schema, TableFile, TrashFile } from '../model.ts'
import { properties } from '../schema.ts'

type Calls = ReadonlyMap<string, Call>

/**
 * The operations that list and restore a table's deleted items: those that the screen names, otherwise those of its
 * resource.
 */
export function trashCalls(calls: Calls, table: TableFile): { list: Call | undefined; restore: Call | undefined } {
  const { list } = rulesOf(table)
  const resource = calls.get(table.list)?.node['x-resource']?.name
  const role = (verb: 'deleted' | 'restore') =>
    [...calls.values()].find(({ node }) => {
      const own = node['x-resource']
      return own?.name === resource && own?.verb === verb
    })
  return { list: list === undefined ? role('deleted') : calls.get(list), restore: role('restore') }
}

/** The trash settings of a screen. */
export const rulesOf = ({ trash }: TableFile): TrashFile => (typeof trash === 'object' ? trash : {})

/** The schema of one deleted item. */
export const deletedSchema = (document: Document, list: Call): Schema | undefined => itemSchema(document, list)

/**
 * Resolves the trash of a table. Its texts come from the summary of its list, `Grupos eliminados en los últimos 30
 * días`.
 */
export function toTrash(document: Document, calls: Calls, table: TableFile): Trash | undefined {
  if (!table.trash) return undefined
  const { list, restore } = trashCalls(calls, table)
  const { note, restore: kinds } = rulesOf(table)
  if (!list || !(kinds || restore)) return undefined
  return {
    ...textsOf(list.node.summary ?? ''),
    ...(note === undefined ? {} : { note }),
    list: list.id,
    restore: kinds ? { by: kinds.by, kinds: kindsOf(document, list, kinds) } : (restore?.id ?? ''),
  }
}

function textsOf(summary: string): Pick<Trash, 'button' | 'title' | 'empty'> {
  const [, what, deleted, when] = /^(.+) (eliminad[oa]s) (.+)$/.exec(summary) ?? []
  if (!what || !deleted) return { button: 'Eliminados', title: summary, empty: 'No hay nada que recuperar.' }
  return {
    button: first(deleted, 'toLocaleUpperCase'),
    title: `${what} ${deleted}`,
    empty: `No hay ${first(what, 'toLocaleLowerCase')} ${deleted} ${when}.`,
  }
}

const first = (text: string, how: 'toLocaleUpperCase' | 'toLocaleLowerCase') =>
  text.charAt(0)[how]('es') + text.slice(1)

function kindsOf(document: Document, list: Call, { by, operations }: NonNullable<TrashFile['restore']>) {
  const item = deletedSchema(document, list)
  const options = (item && properties(document, item).get(by)?.schema['x-options']) ?? []
  return Object.fromEntries(
    Object.entries(operations).map(([value, operation]) => {
      const label = options.find((option) => String(option.value) === value)?.label ?? value
      return [value, { operation, label }]
    }),
  )
}
