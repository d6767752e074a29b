import { type Call, itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { LoadedScreen } from '../load/screens.ts'
import type { ActionFile, Document, Schema, TableFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { propertyAt } from '../schema.ts'
import { asInput } from '../transform/inputs.ts'

/**
 * Checks that a table's actions belong to the same resource as its list, and that their path parameters can be filled.
 */
export function checkActions(contract: Contract): Finding[] {
  const { calls, document } = contract
  return contract.screens.flatMap(({ screen: { table }, route }) => {
    const list = table && calls.get(table.list)
    const item = list && itemSchema(document, list)
    if (!table || !list || !item) return []
    const kind = kindOf(contract, list)
    const dialogs = [table.create, table.edit].flatMap((dialog) => (dialog ? [dialog] : []))
    const found = [...dialogs, ...rowsOf(table), ...(table.bulkActions ?? [])].flatMap((one) => {
      const call = calls.get(one.operation)
      return call ? otherFindings(call, one, list, kind) : []
    })
    found.push(...verbFindings(calls.get(table.create?.operation ?? ''), table.create, list, ['update', 'delete']))
    found.push(...verbFindings(calls.get(table.edit?.operation ?? ''), table.edit, list, ['create', 'delete']))
    for (const action of [...rowsOf(table), ...(table.bulkActions ?? [])]) {
      const call = calls.get(action.operation)
      if (call) found.push(...pathFindings(document, call, action, item, route))
    }
    for (const action of table.bulkActions ?? [])
      if (action.form)
        found.push(finding(action, 'form', 'a bulk action cannot have a form', 'make it a row action, or remove form'))
    return found
  })
}

/** Reports a create dialog that updates or deletes, and an edit dialog that creates or deletes. */
function verbFindings(
  call: Call | undefined,
  dialog: object | undefined,
  list: Call,
  wrong: readonly string[],
): Finding[] {
  const role = call?.node['x-resource']
  // An operation of another resource is reported by otherFindings.
  if (!call || !dialog || !role || role.name !== list.node['x-resource']?.name || !wrong.includes(role.verb)) return []
  const fix = 'use another operation, or fix the verb of its x-resource'
  return [finding(dialog, 'operation', `${call.id} is ${role.verb} of ${role.name}`, fix)]
}

const rowsOf = (table: TableFile): ActionFile[] => table.rowActions ?? []

/** The history values that operations of the list's resource write. */
function kindOf({ allCalls }: Contract, list: Call): Set<string> {
  const name = list.node['x-resource']?.name
  const same = [...allCalls.values()].filter(({ node }) => node['x-resource']?.name === name)
  return new Set(same.flatMap(({ node }) => node['x-audit']?.resource ?? []))
}

function otherFindings(call: Call, holder: object, list: Call, kinds: ReadonlySet<string>): Finding[] {
  const [own, other] = [list.node['x-resource']?.name, call.node['x-resource']?.name]
  const audited = call.node['x-audit']?.resource
  const isOther = other === undefined ? audited !== undefined && kinds.size > 0 && !kinds.has(audited) : other !== own
  if (!isOther) return []
  const what = other === undefined ? `has x-audit ${audited}` : `is of resource ${other}`
  return [
    finding(
      holder,
      'operation',
      `${call.id} ${what}, but the rows are of resource ${own}`,
      `use an operation of ${own}, or add to this one x-resource: { name: ${own}, verb: action }`,
    ),
  ]
}

/** Checks that path parameters can be filled from the scope, the row, the page's route or the action's form. */
function pathFindings(
  document: Document,
  call: Call,
  action: ActionFile,
  item: Schema,
  route: LoadedScreen['route'],
): Finding[] {
  const asked = (action.form?.fields ?? []).map((input) => asInput(input).field)
  const ofRoute = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => wordsOf(name))
  const parameters = call.parameters.filter((one) => one.in === 'path' && !one['x-scope'])
  return parameters
    .filter(({ name }) => !propertyAt(document, item, name) && !asked.includes(name))
    .filter(({ name }) => name !== 'id' && !ofRoute.includes(wordsOf(name)))
    .map(({ name }) =>
      finding(
        action,
        'operation',
        `${call.id} needs the path parameter ${name}, which neither the row nor the route has`,
        'return it with the rows, or use another operation',
      ),
    )
}

/** Normalizes a name: `idForm`, `form_id` and `formId` are equal. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .sort()
    .join(' ')
