import { bodySchema, type Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { properties, similar } from '../schema.ts'
import { deletedSchema, rulesOf, trashCalls } from '../transform/trash.ts'

/** A trash has what lists it and what brings back each kind of thing that stands there. */
export function checkTrash({ screens, document, calls: sound, every: calls }: Contract): Finding[] {
  return screens.flatMap(({ screen: { table } }) => {
    if (!table?.trash || !sound.has(table.list)) return []
    const { list, restore } = trashCalls(calls, table)
    // what is wrong with it is told already
    if (list && !sound.has(list.id)) return []
    const kinds = rulesOf(table).restore
    const resource = calls.get(table.list)?.node['x-resource']?.name ?? ''
    const missing = (verb: string) =>
      finding(table, 'trash', `no operation is ${verb} of ${resource}`, `give one x-resource with verb: ${verb}`)
    if (!list) return [missing('deleted')]
    const item = deletedSchema(document, list)
    const fields = item ? properties(document, item) : new Map<string, never>()
    const lacking = ['id', 'title', 'deleted_at', 'deleted_by'].filter((field) => !fields.has(field))
    const found = lacking.map((field) =>
      finding(table, 'trash', `${list.id} does not tell ${field}`, 'answer a list of DeletedContent'),
    )
    if (!kinds) return restore ? found : [...found, missing('restore')]
    const values = fields.get(kinds.by)?.schema.enum
    if (!values)
      return [...found, finding(kinds, 'by', `${kinds.by} is no field with options of ${list.id}`, 'name such a field')]
    for (const value of values)
      if (!(String(value) in kinds.operations))
        found.push(finding(kinds, 'operations', `nothing restores ${value}`, 'name an operation for each value'))
    for (const [value, id] of Object.entries(kinds.operations)) {
      const call = calls.get(id)
      if (!call)
        found.push(
          finding(kinds.operations, value, `there is no operation ${id}`, `use one of: ${similar(id, calls.keys())}`),
        )
      else if (asksMore(document, call))
        found.push(finding(kinds.operations, value, `${id} takes more than an id`, 'name what restores by id alone'))
      if (!values.includes(value))
        found.push(
          finding(kinds.operations, value, `${kinds.by} is never ${value}`, `use one of: ${values.join(', ')}`),
        )
    }
    return found
  })
}

/** Whether an operation asks for more than an id. */
function asksMore(document: Document, call: Call): boolean {
  const body = bodySchema(call)
  return body !== undefined && [...properties(document, body).values()].some(({ required }) => required)
}
