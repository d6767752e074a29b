import type { Content } from './content.ts'

// What passes between the server's thread and one that reads a file: texts, for many small objects take long to clone.

/** What the thread is started for. */
export interface PlanTask {
  filename: string
  content: string
  /** {@link packContent} */
  present: string
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

/** What a bot has, as text. */
export function packContent(content: Content): string {
  return JSON.stringify(Object.entries(content).map(([name, map]) => [name, [...map]]))
}

/** The same again. */
export function unpackContent(packed: string): Content {
  const entries = JSON.parse(packed) as [string, [unknown, unknown][]][]
  return Object.fromEntries(entries.map(([name, map]) => [name, new Map(map)])) as unknown as Content
}
