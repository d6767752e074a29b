import type { Input } from './screen.ts'
import type { Rules } from './validation.ts'

/** What a form needs to know of the operation that it saves with: made by the generator, one for each JSON body. */
export interface OperationBody<Body> {
  /** id of the operation */
  operation: string
  rules: Rules<Body>
  /** label, help, type, limits and options of everything that can be written */
  inputs: readonly Input[]
}
