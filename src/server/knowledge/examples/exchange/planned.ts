import type { EntityInput } from '../../entities/rules.ts'
import type { Content } from './content.ts'
import type { NamedMark, Row } from './parsed.ts'

/** An example to be stored; its intent and entities are named, since they may not exist yet. */
export interface PlannedExample {
  /** of the one that is changed; absent for a new one */
  id?: number
  /** folded name */
  intent: string
  text: string
  /** what duplicates are told by (see `textColumns`) */
  folded: string
  signature: string
  marks: readonly NamedMark[]
  split: string
  state: string
}

/** Everything that an import would do, and what it says of each line. */
export interface Plan {
  rows: Row[]
  intents: { name: string; category?: string }[]
  newEntities: EntityInput[]
  changedEntities: { id: number; input: EntityInput }[]
  examples: PlannedExample[]
}

/** What planning remembers from line to line. */
export interface Planning {
  plan: Plan
  content: Content
  /** why an intent can't be, by the name that the file gives it; undefined for those that can */
  intents: Map<string, { key: string; name: string } | { problem: string }>
  /** names of the intents that will be new, by key */
  added: Map<string, string>
  /** a number for each key of the entities that will be there */
  entities: ReadonlyMap<string, number>
  /** folded text → the line that has it, and its intent */
  seen: Map<string, { line: number; intent: string }>
}
