import type { Call } from '../calls.ts'
import type { ExpandedCollection } from '../expand/collection/index.ts'
import type { Document } from '../model.ts'
import { placeOf } from '../places.ts'

/**
 * The page with assumptions beyond the specification, operations that may answer 501, and operations generated from
 * collections.
 */
export function notesPage(
  document: Document,
  calls: readonly Call[],
  collections: readonly ExpandedCollection[],
): string {
  const assumed = calls.filter(({ node }) => node['x-assumed'])
  const pending = calls.filter(({ node }) => node['x-not-built'])
  const events = Object.entries(document.webhooks ?? {}).filter(([, item]) => item.post?.['x-assumed'])
  const line = (call: Call, reason: string | undefined) =>
    `- \`${call.id}\` ${call.method.toUpperCase()} ${call.path}: ${reason}\n`
  return `<!-- Generated from openapi/. Do not edit: npm run generate. -->
# Notes on the API description

${calls.length} operations, ${pending.length} of them not built yet.

## Assumed

${assumed.map((call) => line(call, call.node['x-assumed'])).join('')}${events.map(([name, item]) => `- event \`${name}\`: ${item.post?.['x-assumed']}\n`).join('')}
## Not built yet

${pending.map((call) => line(call, call.node['x-not-built'])).join('')}${collectionNotes(calls, collections)}`
}

/** The operations that each collection generates; `--explain <operation>` shows the line of each fact. */
function collectionNotes(calls: readonly Call[], collections: readonly ExpandedCollection[]): string {
  if (collections.length === 0) return ''
  const byId = new Map(calls.map((call) => [call.id, call]))
  const operation = (id: string) => {
    const call = byId.get(id)
    return `  - \`${id}\`${call ? ` ${call.method.toUpperCase()} ${call.path}` : ''}\n`
  }
  const notes = collections.map(
    ({ schemaName, schema, made, byHand }) =>
      `- \`${schemaName}\` in ${placeOf(schema).file}${byHand.length > 0 ? `; by hand: ${byHand.join(', ')}` : ''}\n` +
      made.map(operation).join(''),
  )
  return `
## Written out from x-collection

${notes.join('')}`
}
