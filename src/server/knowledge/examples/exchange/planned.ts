import type { EntityInput } from '../../entities/rules.ts'
import type { Content } from './content.ts'
import type { NamedMark, Row } from './parsed.ts'

/** An example to store; intent and entities are given by name because they may not exist yet. */
export interface PlannedExample {
  /** ID of the example to change; absent for a new one */
  id?: number
  /** folded name */
  intent: string
  text: string
  /** for finding duplicates (see `textColumns`) */
  folded: string
  signature: string
  marks: readonly NamedMark[]
  split: string
  state: string
}

/** All changes of an import, and the result of each line. */
export interface Plan {
  rows: Row[]
  intents: { name: string; category?: string }[]
  newEntities: EntityInput[]
  changedEntities: { id: number; input: EntityInput }[]
  examples: PlannedExample[]
}

/** The state of planning, shared by all lines. */
export interface Planning {
  plan: Plan
  content: Content
  /** the intent for each name used in the file, or why it cannot be created */
  intents: Map<string, { key: string; name: string } | { problem: string }>
  /** names of the intents to create, by key */
  added: Map<string, string>
  /** a number for each entity key that exists after the import */
  entities: ReadonlyMap<string, number>
  /** folded text → its first line and intent */
  seen: Map<string, { line: number; intent: string }>
}
