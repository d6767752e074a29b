import { setPriority } from 'node:os'

/** Lowers the priority of a worker thread, so that requests are served first. Only on Linux has each thread its own. */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(10)
}
