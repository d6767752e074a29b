import type { Call } from '../calls.ts'
import type { Document } from '../model.ts'

/** What the specification does not show but is here, and what may still answer 501. */
export function notesPage(document: Document, calls: readonly Call[]): string {
  const assumed = calls.filter(({ node }) => node['x-assumed'])
  const pending = calls.filter(({ node }) => node['x-not-built'])
  const events = Object.entries(document.webhooks ?? {}).filter(([, item]) => item.post?.['x-assumed'])
  const line = (call: Call, reason: string | undefined) =>
    `- \`${call.id}\` ${call.method.toUpperCase()} ${call.path}: ${reason}\n`
  return `<!-- Generated from openapi/. Do not edit: npm run generate. -->
# Notes on the description

${calls.length} operations, ${pending.length} of them not built yet.

## Assumed

${assumed.map((call) => line(call, call.node['x-assumed'])).join('')}${events.map(([name, item]) => `- event \`${name}\`: ${item.post?.['x-assumed']}\n`).join('')}
## Not built yet

${pending.map((call) => line(call, call.node['x-not-built'])).join('')}`
}
