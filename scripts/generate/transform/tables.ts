import type { Column, Filter, TableScreen } from '../../../src/contract/screen.ts'
import { type Call, itemSchema } from '../calls.ts'
import type { ColumnFile, Document, FilterFile, Schema, ShellFile, TableFile } from '../model.ts'
import { propertyAt } from '../schema.ts'
import { toAction, toDialog } from './dialogs.ts'
import { semanticType, toField } from './fields.ts'
import { dialogOf, withoutDefaults } from './inputs.ts'
import { toTrash } from './trash.ts'

/** Default number of rows per page. */
const PAGE_SIZE = 10
const EDIT = 'Editar'

export const asColumn = (written: string | ColumnFile): ColumnFile =>
  typeof written === 'string' ? { field: written } : written
export const asFilter = (written: string | FilterFile): FilterFile =>
  typeof written === 'string' ? { field: written } : written

/** Resolves a screen's table with everything from the description. */
export function toTable(
  document: Document,
  calls: ReadonlyMap<string, Call>,
  shell: ShellFile,
  table: TableFile,
): TableScreen {
  const list = calls.get(table.list)
  const role = list?.node['x-resource']
  const item = (list && itemSchema(document, list)) ?? {}
  const rest = role?.dialect === 'simple-rest'
  const create = dialogOf(table, table.create)
  const edit = table.edit && withoutDefaults(table, table.edit)
  const trash = toTrash(document, calls, table)
  return {
    kind: 'table',
    resource: role?.name ?? '',
    operation: table.list,
    paging: rest ? 'server' : 'browser',
    columns: table.columns.flatMap((column) => toColumn(document, list, item, asColumn(column)) ?? []),
    filters: (table.filters ?? []).flatMap((filter) => toFilter(document, list, item, asFilter(filter)) ?? []),
    search: list?.node['x-list']?.search !== undefined,
    pageSize: table.pageSize ?? PAGE_SIZE,
    ...(table.sort ? { sort: { field: table.sort[0], order: table.sort[1] } } : {}),
    empty: table.empty,
    ...(create ? { create: toDialog(document, calls, shell, create, create.title) } : {}),
    ...(edit ? { edit: toDialog(document, calls, shell, edit, EDIT) } : {}),
    ...(trash ? { trash } : {}),
    rowActions: (table.rowActions ?? []).map((action) => toAction(document, calls, shell, action)),
    bulkActions: (table.bulkActions ?? []).map((action) => toAction(document, calls, shell, action)),
    csv: table.csv ?? true,
    ...(table.refresh === undefined ? {} : { refresh: table.refresh }),
    ...(table.summary === undefined ? {} : { summary: table.summary }),
  }
}

const unsorted = ['json', 'object', 'list', 'image', 'enum-list', 'text-list', 'reference-list']

/** Returns whether a list can be sorted by a field, by the server or in the browser. */
export function isSortable(document: Document, list: Call | undefined, source: string, schema: Schema): boolean {
  const rules = list?.node['x-list']
  if (rules) return rules.sort.includes(source)
  return list?.node['x-resource']?.dialect === 'whole' && !unsorted.includes(semanticType(document, schema))
}

function toColumn(document: Document, list: Call | undefined, item: Schema, written: ColumnFile): Column | undefined {
  const found = propertyAt(document, item, written.field)
  if (!found) return undefined
  const { details, width, priority, link, empty } = written
  const column: Column = {
    ...toField(document, found.schema, written.field, written.label),
    sortable: written.sortable ?? isSortable(document, list, written.field, found.schema),
  }
  if (width) column.width = width
  if (priority) column.priority = priority
  if (link) column.link = link
  if (empty) column.empty = empty
  if (details)
    column.details = details.flatMap((detail) => {
      const made = toColumn(document, list, item, asColumn(detail))
      return made ? { ...made, sortable: false } : []
    })
  return column
}

/** The schema of a filter key, and the item's field that it refers to. */
export function filterSchema(document: Document, list: Call | undefined, item: Schema, key: string) {
  const base = key.replace(/_(from|to)$/, '')
  const source = propertyAt(document, item, key) ? key : propertyAt(document, item, base) ? base : key
  if (!list?.node['x-list']) return { schema: propertyAt(document, item, key)?.schema, source }
  const parameter = list.parameters.find((one) => one.in === 'query' && one.name === 'filter')
  const rules = parameter?.content?.['application/json']?.schema
  return { schema: rules?.properties?.[key], source }
}

function toFilter(document: Document, list: Call | undefined, item: Schema, written: FilterFile): Filter | undefined {
  const { schema, source } = filterSchema(document, list, item, written.field)
  if (!schema) return undefined
  const { anyOf: _many, ...one } = schema.anyOf ? { ...schema.anyOf[0], ...schema } : schema
  return {
    ...toField(document, one, source, written.label),
    key: written.field,
    always: written.always ?? false,
  }
}
