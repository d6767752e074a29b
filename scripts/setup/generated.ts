import { ensureGenerated } from './generated.mjs'

/** Global test setup: tests need the uncommitted generated files. */
export default function setup(): void {
  ensureGenerated()
}
