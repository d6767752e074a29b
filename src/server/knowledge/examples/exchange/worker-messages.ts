import type { Content } from './content.ts'

// What passes between the server's thread and one that reads a file: texts, for many small objects take long to clone.

/** What the thread is started for. */
export interface PlanTask {
  filename: string
  content: string
  /** {@link packContent} */
  present: string[]
}

/** What it answers: the plan without its long lists, and those in parts, each as JSON. */
export type PackedPlan = { unreadable: string } | { plan: string; rows: string[]; examples: string[] }

/** Entries of a list in one part. */
const PART = 1_000

/** A list as JSON, in parts. */
export function inParts(list: readonly unknown[]): string[] {
  const parts: string[] = []
  for (let from = 0; from < list.length; from += PART) parts.push(JSON.stringify(list.slice(from, from + PART)))
  return parts
}

/** What a bot has, as texts, others having their turn between them. */
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

/** The same again. */
export function unpackContent(packed: readonly string[]): Content {
  const content: Record<string, Map<unknown, unknown>> = {}
  for (const part of packed) {
    const [name, entries] = JSON.parse(part) as [string, [unknown, unknown][]]
    content[name] ??= new Map()
    for (const [key, value] of entries) content[name].set(key, value)
  }
  return content as unknown as Content
}
