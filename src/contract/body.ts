import type { Input } from './screen.ts'
import type { Rules } from './validation.ts'

/** The metadata a form needs about the operation it saves with. Generated once per operation with a JSON body. */
export interface OperationBody<Body> {
  /** operation id */
  operation: string
  rules: Rules<Body>
  /** label, help, type, limits and options of every writable field */
  inputs: readonly Input[]
}
