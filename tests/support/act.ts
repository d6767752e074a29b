import { act as reactAct } from '@testing-library/react'

/**
 * React's `act` for synchronous work. It never awaits a promise: React renders nothing until `act` ends, so async work
 * that waits inside `act` for something rendered would wait forever and leave the pages of later tests empty.
 */
export function act(work: () => unknown): void {
  reactAct(() => {
    void work()
  })
}
