import type { Content } from './content.ts'

// Messages between the main thread and the import worker. Sent as JSON strings, because cloning many small objects is
// slow.

/** The input of the worker. */
export interface PlanTask {
  filename: string
  content: string
  /** {@link packContent} */
  present: string[]
}

/** The answer of the worker: the plan without its long lists, and those as JSON in parts. */
export type PackedPlan = { unreadable: string } | { plan: string; rows: string[]; examples: string[] }

/** Number of list items per part. */
const PART = 1_000

/** Returns a list as JSON in parts. */
export function inParts(list: readonly unknown[]): string[] {
  const parts: string[] = []
  for (let from = 0; from < list.length; from += PART) parts.push(JSON.stringify(list.slice(from, from + PART)))
  return parts
}

/** Serializes the bot's content in parts, yielding to the event loop between them. */
export async function packContent(content: Content): Promise<string[]> {
  const parts: string[] = []
  for (const [name, map] of Object.entries(content) as [string, Map<unknown, unknown>][]) {
    const entries = [...map]
    for (let from = 0; from === 0 || from < entries.length; from += PART) {
      parts.push(JSON.stringify([name, entries.slice(from, from + PART)]))
      await new Promise(setImmediate)
    }
  }
  return parts
}

/** Reverses {@link packContent}. */
export function unpackContent(packed: readonly string[]): Content {
  const content: Record<string, Map<unknown, unknown>> = {}
  for (const part of packed) {
    const [name, entries] = JSON.parse(part) as [string, [unknown, unknown][]]
    content[name] ??= new Map()
    for (const [key, value] of entries) content[name].set(key, value)
  }
  return content as unknown as Content
}
