import type { ColumnFile, DialogFile, FieldsFile, FilterFile, InputFile, ScreenFile } from '../model.ts'
import { asInput, dialogOf } from '../transform/inputs.ts'
import { asColumn, asFilter } from '../transform/tables.ts'

/** A place where a screen shows a field or has an input for it. */
export interface Use {
  kind: 'column' | 'filter' | 'input'
  field: string
  operation: string
  /** the object that contains it in the screen's file, and its key */
  holder: object
  key: string | number
  /** the screen's own settings for it */
  own: Record<string, unknown>
}

/** All columns, filters and inputs of a screen; nested inputs have their full path. */
export function usesOf({ table, form }: ScreenFile): Use[] {
  const uses: Use[] = []
  if (table) {
    uses.push(...columnUses(table.columns, table.list), ...filterUses(table.filters ?? [], table.list))
    for (const dialog of [table.create, table.edit])
      if (dialog) uses.push(...formUses(dialogOf(table, dialog), dialog.operation))
    for (const { operation, form } of [...(table.rowActions ?? []), ...(table.bulkActions ?? [])])
      if (form) uses.push(...formUses(form as DialogFile, operation))
  }
  if (form) for (const part of [form, ...(form.also ?? [])]) uses.push(...formUses(part, part.save))
  return uses
}

const columnUses = (columns: (string | ColumnFile)[], operation: string): Use[] =>
  columns.flatMap((written, at) => {
    const { details = [], ...column } = asColumn(written)
    return [use('column', operation, columns, at, written, column), ...columnUses(details, operation)]
  })

const filterUses = (filters: (string | FilterFile)[], operation: string): Use[] =>
  filters.map((written, at) => use('filter', operation, filters, at, written, asFilter(written)))

function formUses({ fields, sections }: FieldsFile, operation: string): Use[] {
  const lists = sections ? sections.map((section) => section.fields) : [fields ?? []]
  return lists.flatMap((list) => inputUses(list, operation, ''))
}

const inputUses = (inputs: (string | InputFile)[], operation: string, prefix: string): Use[] =>
  inputs.flatMap((written, at) => {
    const { fields = [], ...input } = asInput(written)
    const field = prefix + input.field
    return [
      { ...use('input', operation, inputs, at, written, input), field },
      ...inputUses(fields, operation, `${field}.`),
    ]
  })

function use(
  kind: Use['kind'],
  operation: string,
  list: object,
  at: number,
  written: string | object,
  { field, ...own }: ColumnFile | FilterFile | InputFile,
): Use {
  const [holder, key] = typeof written === 'string' ? [list, at] : [written, 'field']
  return { kind, field, operation, holder, key, own }
}
