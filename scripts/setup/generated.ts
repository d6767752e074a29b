import { ensureGenerated } from './generated.mjs'

/** Before the tests: what is generated and not committed has to be there. */
export default function setup(): void {
  ensureGenerated()
}
