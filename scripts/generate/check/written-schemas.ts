import { callsOf } from '../calls.ts'
import { walk } from '../expand/walk.ts'
import type { Document, Media, Schema } from '../model.ts'

// Cached, because several checks iterate over all schemas.
const known = new WeakMap<Document, ReadonlySet<Schema>>()

/** Every schema of a description, including nested ones; each object once. */
export function writtenSchemas(document: Document): ReadonlySet<Schema> {
  const found = known.get(document) ?? schemasOf(document)
  known.set(document, found)
  return found
}

function schemasOf(document: Document): Set<Schema> {
  const found = new Set<Schema>()
  const visit = (schema: Schema | undefined) => {
    if (schema) walk(schema, (part) => found.add(part))
  }
  const visitContent = (content: Record<string, Media> = {}) => {
    for (const { schema } of Object.values(content)) visit(schema)
  }
  for (const schema of Object.values(document.components.schemas)) visit(schema)
  for (const parameter of Object.values(document.components.parameters ?? {})) visit(parameter.schema)
  for (const response of Object.values(document.components.responses ?? {})) visitContent(response.content)
  for (const { node, item } of callsOf(document)) {
    visitContent(node.requestBody?.content)
    for (const response of Object.values(node.responses ?? {})) visitContent(response.content)
    for (const parameter of [...(item.parameters ?? []), ...(node.parameters ?? [])]) visit(parameter.schema)
  }
  for (const { post } of Object.values(document.webhooks ?? {})) visitContent(post?.requestBody?.content)
  return found
}
