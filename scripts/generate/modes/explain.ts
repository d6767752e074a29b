import { bodySchema, type Call, itemSchema } from '../calls.ts'
import { type Contract, load } from '../contract.ts'
import type { Folders } from '../folders.ts'
import type { LoadedScreen } from '../load/screens.ts'
import type { Schema } from '../model.ts'
import { type Place, placeOf } from '../places.ts'
import { holderOf, similar, writtenAt } from '../schema.ts'
import { semanticType } from '../transform/fields.ts'
import { mainOperation, toScreen } from '../transform/screens.ts'
import { filterSchema } from '../transform/tables.ts'
import type { Read } from './run.ts'
import { type Use, usesOf } from './uses.ts'

const rules =
  'type format enum pattern minLength maxLength minimum maximum minItems maxItems x-input x-trim x-scheme x-differs x-messages x-secret'
const shown = 'title description x-type x-options x-ref'
const keys = `${shown} ${rules}`.split(' ')

/**
 * Prints the source line of each fact about a field of a screen, `advanced/intents.description`, or about an operation,
 * `intentCreate`.
 */
export function explain(folders: Folders, read: Read, asked = ''): number {
  const contract = load(folders, read)
  const operation = explainOperation(contract, asked)
  if (operation.length > 0) {
    console.log(operation.join('\n'))
    return 0
  }
  const screen = contract.screens
    .filter(({ route }) => asked.replace(/^\/?/, '/').startsWith(`${route}.`))
    .sort((a, b) => b.route.length - a.route.length)[0]
  if (!screen) {
    const routes = contract.screens.map(({ route }) => route.slice(1))
    console.error(
      asked.includes('.')
        ? `no screen has the name ${asked}; use <screen>.<field>, e.g. one of: ${similar(asked, routes)}`
        : `there is no operation ${asked || '(empty)'}; use <screen>.<field>, or one of: ${similar(asked, contract.calls.keys())}`,
    )
    return 1
  }
  const field = asked.replace(/^\/?/, '/').slice(screen.route.length + 1)
  const lines = explainField(contract, screen, field)
  if (lines.length === 0) {
    const known = usesOf(screen.screen).map((use) => use.field)
    console.error(`${screen.route} has no field ${field}; it has: ${[...new Set(known)].join(', ')}`)
    return 1
  }
  console.log(lines.join('\n'))
  return 0
}

/** The lines that explain a field; empty if the screen does not show it. */
export function explainField(contract: Contract, screen: LoadedScreen, field: string): string[] {
  const uses = usesOf(screen.screen).filter((use) => use.field === field)
  return uses.flatMap((use) => [...explainUse(contract, use), ...gateLines(contract, screen), ''])
}

const facts = ['summary', 'x-access', 'x-resource', 'x-list', 'x-audit', 'x-toasts', 'x-needs-training', 'x-not-built']

/** The lines that explain an operation; empty if it does not exist. */
export function explainOperation({ calls, collections }: Contract, id: string): string[] {
  const call = calls.get(id)
  if (!call) return []
  const { node, method, path } = call
  const from = collections.find(({ made }) => made.includes(id))
  const origin = from ? ` (x-collection of ${from.schemaName})` : ''
  const given = facts.flatMap((key) => {
    const value = node[key as keyof typeof node]
    return value === undefined ? [] : [line(key, value, placeOf(node, key))]
  })
  return [`${id} ${method.toUpperCase()} ${path}  ← ${at(placeOf(node))}${origin}`, ...given]
}

const line = (what: string, value: unknown, { file, line }: Place) =>
  `  ${what.padEnd(16)} ${typeof value === 'string' ? value : JSON.stringify(value)}  ← ${file}:${line}`

function explainUse(contract: Contract, use: Use): string[] {
  const call = contract.calls.get(use.operation)
  const written = call && writtenSchema(contract, call, use)
  const lines = [`${use.kind} ${use.field} of ${use.operation}  ← ${at(placeOf(use.holder, use.key))}`]
  for (const [key, value] of Object.entries(use.own)) lines.push(line(key, value, placeOf(use.holder, key)))
  if (!call || !written) return [...lines, '  the operation has no such field']
  lines.push(line('semantic', semanticType(contract.document, written), placeOf(written)))
  for (const key of keys) {
    const holder = holderOf(contract.document, written, key)
    if (holder) lines.push(line(key, brief(holder, key), placeOf(holder, sourceKey(holder, key))))
  }
  const list = call.node['x-list']
  if (use.kind === 'column' && list?.sort.includes(use.field))
    lines.push(line('sortable', true, placeOf(list.sort, list.sort.indexOf(use.field))))
  if (use.kind === 'input') {
    const parent = use.field.includes('.') ? undefined : bodySchema(call)
    const holder = parent && holderOf(contract.document, parent, 'required')
    if (holder?.required?.includes(use.field)) lines.push(line('required', true, placeOf(holder, 'required')))
  }
  return lines
}

/** The value of a keyword; options are shortened to values and labels. */
function brief(holder: Schema, key: string): unknown {
  if (key === 'x-options') return holder['x-options']?.map(({ value, label }) => `${value} «${label}»`).join(', ')
  return holder[key as keyof Schema]
}

/** The key a derived key comes from: enum from x-options and pattern from x-input, unless written. */
function sourceKey(holder: Schema, key: string): string {
  const made: Record<string, string> = { enum: 'x-options', pattern: 'x-input' }
  const from = made[key]
  return from && from in holder && placeOf(holder, key).line === placeOf(holder).line ? from : key
}

function writtenSchema({ document }: Contract, call: Call, use: Use): Schema | undefined {
  const body = bodySchema(call)
  if (use.kind === 'input') return body && writtenAt(document, body, use.field)
  const item = itemSchema(document, call)
  if (!item) return undefined
  if (use.kind === 'column') return writtenAt(document, item, use.field)
  const { schema, source } = filterSchema(document, call, item, use.field)
  return writtenAt(document, item, source) ?? schema
}

function gateLines(contract: Contract, { screen, route, file }: LoadedScreen): string[] {
  const id = screen.gateFrom ?? mainOperation(screen) ?? ''
  const call = contract.calls.get(id)
  if (!call) return []
  const { gate } = toScreen(contract.document, contract.calls, contract.shell, { screen, route, file })
  return [`${line('gate', gate, placeOf(call.node, 'x-access'))} (${id})`]
}

const at = ({ file, line: number }: Place) => `${file}:${number}`
