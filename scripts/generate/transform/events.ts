import type { Input } from '../compile.ts'
import type { Document, Schema } from '../model.ts'
import { CONTRACT, head, literal, name, text } from '../print.ts'
import type { ScriptModule } from './validators.ts'

interface Event {
  name: string
  audience: string
  summary: string
  schema: Schema | undefined
}

/** The realtime events of `webhooks`. */
function toEvents(document: Document): Event[] {
  return Object.entries(document.webhooks ?? {}).map(([name, { post }]) => ({
    name,
    audience: post?.['x-audience'] ?? '',
    summary: post?.summary ?? '',
    schema: post?.requestBody?.content['application/json']?.schema,
  }))
}

export function eventsModule(document: Document): string {
  const events = toEvents(document)
  const table = Object.fromEntries(events.map(({ name, audience, summary }) => [name, { audience, summary }]))
  const payloads = events.map(
    (event) =>
      `  ${name(event.name)}: webhooks[${text(event.name)}]['post']['requestBody']['content']['application/json']\n`,
  )
  return `${head}import type { EventEnvelope } from '${CONTRACT}/events.ts'
import type { webhooks } from './api.d.ts'

/** Audience and summary of each realtime event. */
export const events = ${literal(table)} as const satisfies Record<string, { audience: string; summary: string }>

export type EventName = keyof typeof events

/** Payload of each event. */
export interface EventPayloads {
${payloads.join('')}}

export type AnyEvent = { [K in EventName]: EventEnvelope<K, EventPayloads[K]> }[EventName]
`
}

const scriptHead = '// Generated from openapi/events.yaml. Do not edit: npm run generate.\n'

/** The payload schema of each event, under a name that is a valid identifier. */
export function payloadsOf(document: Document): (Input & { event: string })[] {
  return toEvents(document).flatMap((event) =>
    event.schema ? [{ event: event.name, name: event.name.replaceAll(/\W/g, '_'), schema: event.schema }] : [],
  )
}

/** A module with a validator for each event's payload, from their compiled code. */
export function eventValidatorsModule(document: Document, code: string): ScriptModule {
  const entries = payloadsOf(document).map((one) => `  ${name(one.event)}: validate_${one.name},\n`)
  return {
    js: `${scriptHead}${code}
export const eventValidators = {
${entries.join('')}}
`,
    types: `${scriptHead}import type { Rules } from '${CONTRACT}/validation.ts'
import type { EventName } from '../events.ts'

export declare const eventValidators: Record<EventName, Rules<unknown>['validate']>
`,
  }
}
