import { bodySchema, type Call } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { Document } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { properties, similar } from '../schema.ts'
import { deletedSchema, rulesOf, trashCalls } from '../transform/trash.ts'

/** Checks that a table's trash has an operation that lists deleted items and one that restores each kind of item. */
export function checkTrash({ screens, document, calls: sound, allCalls: calls }: Contract): Finding[] {
  return screens.flatMap(({ screen: { table } }) => {
    if (!table?.trash || !sound.has(table.list)) return []
    const { list, restore } = trashCalls(calls, table)
    // Problems of the list operation itself are reported elsewhere.
    if (list && !sound.has(list.id)) return []
    const kinds = rulesOf(table).restore
    const resource = calls.get(table.list)?.node['x-resource']?.name ?? ''
    const missing = (verb: string) =>
      finding(
        table,
        'trash',
        `no operation has the verb ${verb} of ${resource}`,
        `add x-resource with verb: ${verb} to one`,
      )
    if (!list) return [missing('deleted')]
    const item = deletedSchema(document, list)
    const fields = item ? properties(document, item) : new Map<string, never>()
    const lacking = ['id', 'title', 'deleted_at', 'deleted_by'].filter((field) => !fields.has(field))
    const found = lacking.map((field) =>
      finding(table, 'trash', `${list.id} does not return ${field}`, 'return a list of DeletedContent'),
    )
    if (!kinds) return restore ? found : [...found, missing('restore')]
    const values = fields.get(kinds.by)?.schema.enum
    if (!values)
      return [
        ...found,
        finding(kinds, 'by', `${kinds.by} is not a field with options of ${list.id}`, 'use a field with x-options'),
      ]
    for (const value of values)
      if (!(String(value) in kinds.operations))
        found.push(finding(kinds, 'operations', `no operation restores ${value}`, 'add an operation for each value'))
    for (const [value, id] of Object.entries(kinds.operations)) {
      const call = calls.get(id)
      if (!call)
        found.push(
          finding(kinds.operations, value, `there is no operation ${id}`, `use one of: ${similar(id, calls.keys())}`),
        )
      else if (asksMore(document, call))
        found.push(
          finding(kinds.operations, value, `${id} needs more than an id`, 'use an operation that restores by id only'),
        )
      if (!values.includes(value))
        found.push(
          finding(kinds.operations, value, `${kinds.by} is never ${value}`, `use one of: ${values.join(', ')}`),
        )
    }
    return found
  })
}

/** Returns whether an operation has required body fields besides the id in its path. */
function asksMore(document: Document, call: Call): boolean {
  const body = bodySchema(call)
  return body !== undefined && [...properties(document, body).values()].some(({ required }) => required)
}
