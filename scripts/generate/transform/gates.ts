import type { Call } from '../calls.ts'
import { CONTRACT, head, literal } from '../print.ts'

/** Generates `<operationId>Gate`: who may call it. One export each, so that a page has only those it asks. */
export function gatesModule(calls: readonly Call[]): string {
  const gates = calls.map(({ id, gate }) => `export const ${id}Gate: Gate = ${literal(gate)}\n`)
  return `${head}import type { Gate } from '${CONTRACT}/gate.ts'\n\n${gates.join('')}`
}
