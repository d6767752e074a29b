import type { Contract } from '../contract.ts'
import type { FieldsFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'

type Named = string | { field: string }

/** What a screen lists is in a list once: columns, filters, the inputs of a form, operations. */
export function checkTwice({ screens }: Contract): Finding[] {
  return screens.flatMap(({ screen: { table, form, operations = [] } }) => {
    const actions = [...(table?.rowActions ?? []), ...(table?.bulkActions ?? [])]
    const forms = [
      table,
      table?.create,
      table?.edit,
      ...actions.map((action) => action.form),
      form,
      ...(form?.also ?? []),
    ]
    return [
      ...repeated([table?.columns ?? []], 'column'),
      ...repeated([table?.filters ?? []], 'filter'),
      ...forms.flatMap((one) => repeated(inputsOf(one), 'input')),
      ...repeated([operations], 'operation'),
    ]
  })
}

const inputsOf = (form: FieldsFile | undefined) => form?.sections?.map(({ fields }) => fields) ?? [form?.fields ?? []]

/** The names that stand in lists before. */
function repeated(lists: readonly (readonly Named[])[], what: string): Finding[] {
  const seen = new Set<string>()
  return lists.flatMap((list) =>
    list.flatMap((one, at) => {
      const name = typeof one === 'string' ? one : one.field
      const isFirst = !seen.has(name)
      seen.add(name)
      if (isFirst) return []
      const [holder, key] = typeof one === 'string' ? [list, at] : [one, 'field']
      return [finding(holder, key, `the ${what} ${name} is there already`, 'take one of them away')]
    }),
  )
}
