import type { Contract } from '../contract.ts'
import type { FieldsFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'

type Named = string | { field: string }

/** Reports columns, filters, form inputs and operations that a screen lists more than once. */
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

/** Reports names that occur earlier in these lists. */
function repeated(lists: readonly (readonly Named[])[], what: string): Finding[] {
  const seen = new Set<string>()
  return lists.flatMap((list) =>
    list.flatMap((one, at) => {
      const name = typeof one === 'string' ? one : one.field
      const isFirst = !seen.has(name)
      seen.add(name)
      if (isFirst) return []
      const [holder, key] = typeof one === 'string' ? [list, at] : [one, 'field']
      return [finding(holder, key, `the ${what} ${name} is listed twice`, 'remove one of them')]
    }),
  )
}
