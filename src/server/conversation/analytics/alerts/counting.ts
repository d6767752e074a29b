import type { Scope } from '../../../foundation/http/scope.ts'
import type { Among } from '../among.ts'

/** A value, and of how many cases it is where that says how sure it is. */
export interface Measured {
  value: number | null
  base?: number
}

/** What is counted: the conversations that somebody sees, and since when. */
export interface Counting {
  scope: Scope
  among: Among
  since: Date
  now: Date
}
