import type { components } from '../../../../../generated/api.d.ts'

/** The import result of a line. */
export type Row = components['schemas']['ExampleImportRow']

/** An annotation in a file: refers to its entity by name. Positions in Unicode code points. */
export interface NamedMark {
  start: number
  end: number
  value: string
  entity: string
  canonical?: string | undefined
}

interface ParsedIntent {
  line: number
  name: string
  category?: string
}

export interface ParsedExample {
  line: number
  intent: string
  text: string
  marks: readonly NamedMark[]
  /** absent: not specified in the file */
  split?: 'train' | 'test'
  state?: 'active' | 'pending_review' | 'rejected'
  /** why it cannot be read */
  problem?: string
}

export interface ParsedEntity {
  line: number
  input: components['schemas']['EntityInput']
  /** the file only adds values: the settings of an existing entity stay as they are */
  partial: boolean
  problem?: string
}

/** The parsed content of a file, before it is compared with the bot's. */
export interface Parsed {
  intents: ParsedIntent[]
  examples: ParsedExample[]
  entities: ParsedEntity[]
  /** lines that were rejected, with the reason */
  refused: Row[]
}
