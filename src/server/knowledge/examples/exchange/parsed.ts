import type { components } from '../../../../../generated/api.d.ts'

/** What an import says of one line. */
export type Row = components['schemas']['ExampleImportRow']

/** A mark as a file has it: entities are named there, not numbered. Positions in Unicode code points. */
export interface NamedMark {
  start: number
  end: number
  value: string
  entity: string
  canonical?: string | undefined
}

export interface ParsedIntent {
  line: number
  name: string
  category?: string
}

export interface ParsedExample {
  line: number
  intent: string
  text: string
  marks: readonly NamedMark[]
  /** absent: the file says nothing of it */
  split?: 'train' | 'test'
  state?: 'active' | 'pending_review' | 'rejected'
  /** why it cannot be read */
  problem?: string
}

export interface ParsedEntity {
  line: number
  input: components['schemas']['EntityInput']
  /** the file only adds to it: settings of one that exists stay as they are */
  partial: boolean
  problem?: string
}

/** What a file holds, before anything is compared with the bot. */
export interface Parsed {
  intents: ParsedIntent[]
  examples: ParsedExample[]
  entities: ParsedEntity[]
  /** lines that are none of these, and why */
  refused: Row[]
}
