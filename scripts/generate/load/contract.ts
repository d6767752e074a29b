import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Document, PathItem, Schema, WebhookItem } from '../model.ts'
import { type Finding, finding, isObject, placeOf } from '../places.ts'
import { filesBelow } from './files.ts'
import type { Parsed } from './parse.ts'

export interface LoadedContract {
  document: Document
  findings: Finding[]
}

type Read = (file: string) => Parsed
type Events = { webhooks?: Record<string, WebhookItem>; components?: { schemas?: Record<string, Schema> } }

/** openapi.yaml with the path items of paths/, the schemas of schemas/ and the events of events.yaml merged into it. */
export function loadContract(root: string, read: Read): LoadedContract {
  const findings: Finding[] = []
  const open = <T extends object>(file: string): T => {
    const parsed = read(file)
    findings.push(...parsed.findings)
    if (isObject(parsed.value)) return parsed.value as T
    if (parsed.findings.length === 0)
      findings.push({ file, line: 1, message: 'the file holds no map', mend: 'fill or delete it' })
    return {} as T
  }

  const base = open<Document>('openapi/openapi.yaml')
  const events = existsSync(path.join(root, 'openapi/events.yaml')) ? open<Events>('openapi/events.yaml') : {}
  const paths = filesBelow(root, 'openapi/paths', '.yaml').map((file) => open<Record<string, PathItem>>(file))
  const schemas = filesBelow(root, 'openapi/schemas', '.yaml').map((file) => open<Record<string, Schema>>(file))

  const document: Document = {
    ...base,
    paths: merge([base.paths ?? {}, ...paths], 'path', findings),
    components: {
      ...base.components,
      schemas: merge(
        [base.components?.schemas ?? {}, ...schemas, events.components?.schemas ?? {}],
        'schema',
        findings,
      ),
    },
  }
  const webhooks = events.webhooks ?? (events as Record<string, WebhookItem>)
  if (Object.keys(webhooks).length > 0) document.webhooks = webhooks
  return { document, findings }
}

/** One map of many; what stands in two of them is told where it was first. */
function merge<T>(maps: Record<string, T>[], kind: string, findings: Finding[]): Record<string, T> {
  const all: Record<string, T> = {}
  const owners = new Map<string, Record<string, T>>()
  for (const map of maps)
    for (const [name, value] of Object.entries(map)) {
      const owner = owners.get(name)
      if (owner) {
        const first = placeOf(owner, name)
        findings.push(
          finding(
            map,
            name,
            `${kind} ${name} is already in ${first.file}:${first.line}`,
            'keep one and rename or delete the other',
          ),
        )
      }
      owners.set(name, map)
      all[name] = value
    }
  return all
}
