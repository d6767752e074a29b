import { type Call, itemSchema } from '../calls.ts'
import type { Contract } from '../contract.ts'
import type { LoadedScreen } from '../load/screens.ts'
import type { ActionFile, Document, Schema, TableFile } from '../model.ts'
import { type Finding, finding } from '../places.ts'
import { propertyAt } from '../schema.ts'
import { asInput } from '../transform/inputs.ts'

/** What a table does with a row is of the same things as its list, and the row says on which of them. */
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
        found.push(
          finding(action, 'form', 'an action of many rows asks for nothing', 'make it a row action, or take form away'),
        )
    return found
  })
}

/** A dialog does what it says: an edit makes nothing new, and what is new is not there to be changed. */
function verbFindings(
  call: Call | undefined,
  dialog: object | undefined,
  list: Call,
  wrong: readonly string[],
): Finding[] {
  const role = call?.node['x-resource']
  // that it is of other things is told already
  if (!call || !dialog || !role || role.name !== list.node['x-resource']?.name || !wrong.includes(role.verb)) return []
  const mend = 'name another operation, or correct the verb of its x-resource'
  return [finding(dialog, 'operation', `${call.id} is ${role.verb} of ${role.name}`, mend)]
}

const rowsOf = (table: TableFile): ActionFile[] => table.rowActions ?? []

/** What the history calls the things of a list: what creates, changes or deletes them tells it. */
function kindOf({ every }: Contract, list: Call): Set<string> {
  const name = list.node['x-resource']?.name
  const same = [...every.values()].filter(({ node }) => node['x-resource']?.name === name)
  return new Set(same.flatMap(({ node }) => node['x-audit']?.resource ?? []))
}

function otherFindings(call: Call, holder: object, list: Call, kinds: ReadonlySet<string>): Finding[] {
  const [own, other] = [list.node['x-resource']?.name, call.node['x-resource']?.name]
  const told = call.node['x-audit']?.resource
  const isOther = other === undefined ? told !== undefined && kinds.size > 0 && !kinds.has(told) : other !== own
  if (!isOther) return []
  const what = other === undefined ? `changes things that the history calls ${told}` : `is of ${other}`
  return [
    finding(
      holder,
      'operation',
      `${call.id} ${what}, and the table's rows are of ${own}`,
      `name an operation of ${own}, or give this one x-resource: { name: ${own}, verb: action }`,
    ),
  ]
}

/** A path's parameters are filled from the bot, the row, the page's route or what a form asks. */
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
        `${call.id} needs ${name} in its path, which neither the row nor the route has`,
        'answer it with the rows, or name another operation',
      ),
    )
}

/** `idForm`, `form_id` and `formId` are the same. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .sort()
    .join(' ')
