import { act as reactAct } from '@testing-library/react'

/**
 * React's `act` for work that is done at once. It never waits for a promise: React shows nothing until `act` ends, so
 * work that waits there for something React has to show waits for ever, and leaves the pages of later tests empty.
 */
export function act(work: () => unknown): void {
  reactAct(() => {
    void work()
  })
}
