import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from '../folders.ts'
import type { Document, PathItem, Schema, WebhookItem } from '../model.ts'
import { type Finding, finding, inherit, isObject, type Place, placeOf, setPlace } from '../places.ts'
import { filesBelow } from './files.ts'
import type { Parsed } from './parse.ts'

interface LoadedContract {
  document: Document
  findings: Finding[]
}

type Read = (file: string) => Parsed
type Events = { webhooks?: Record<string, WebhookItem>; components?: { schemas?: Record<string, Schema> } }

interface Pieces {
  base: Document
  events: Events
  paths: Record<string, PathItem>[]
  schemas: Record<string, Schema>[]
}

const merged = new WeakMap<Document, { pieces: object[]; document: Document }>()

/**
 * Merges paths/, schemas/ and events.yaml into openapi.yaml. Returns the same document as long as no file changes, so
 * that derived results can be cached.
 */
export function loadContract({ root, openapi: folder }: Folders, read: Read): LoadedContract {
  const findings: Finding[] = []
  const open = <T extends object>(file: string): T => {
    const parsed = read(file)
    findings.push(...parsed.findings)
    if (isObject(parsed.value)) return parsed.value as T
    if (parsed.findings.length === 0) findings.push(noMap(file))
    const none = {} as T
    setPlace(none, { file, line: 1 })
    return none
  }
  const events = `${folder}/events.yaml`
  const pieces: Pieces = {
    base: open(`${folder}/openapi.yaml`),
    events: existsSync(path.resolve(root, events)) ? open(events) : {},
    paths: filesBelow(root, `${folder}/paths`, '.yaml').map((file) => open(file)),
    schemas: filesBelow(root, `${folder}/schemas`, '.yaml').map((file) => open(file)),
  }
  const all = [pieces.base, pieces.events, ...pieces.paths, ...pieces.schemas]
  const known = merged.get(pieces.base)
  if (known?.pieces.length === all.length && known.pieces.every((piece, at) => piece === all[at]))
    return { document: known.document, findings }
  const document = mergePieces(pieces, findings)
  if (findings.length === 0) merged.set(pieces.base, { pieces: all, document })
  return { document, findings }
}

function mergePieces({ base, events, paths, schemas }: Pieces, findings: Finding[]): Document {
  const ownSchemas = [base.components?.schemas ?? {}, ...schemas, events.components?.schemas ?? {}]
  const parts = { ...base.components, schemas: merge(ownSchemas, 'schema', findings) }
  const document: Document = {
    ...base,
    paths: merge([base.paths ?? {}, ...paths], 'path', findings),
    components: inherit(parts, base.components ?? base),
  }
  inherit(document, base)
  const webhooks = events.webhooks ?? (events as Record<string, WebhookItem>)
  if (Object.keys(webhooks).length > 0) document.webhooks = webhooks
  return document
}

/** The finding for a file that contains no map. */
export const noMap = (file: string): Finding => ({
  file,
  line: 1,
  message: 'the file is not a map',
  fix: 'fill or delete it',
})

/** Merges maps into one. Reports names that occur twice, with the place of the first. */
function merge<T>(maps: Record<string, T>[], kind: string, findings: Finding[]): Record<string, T> {
  const all: Record<string, T> = {}
  const owners = new Map<string, Record<string, T>>()
  const places = new Map<string, Place>()
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
      places.set(name, placeOf(map, name))
      all[name] = value
    }
  setPlace(all, placeOf(maps[0]), places)
  return all
}
