import { statfs } from 'node:fs/promises'

/** Bytes that must be free: the database's log takes so much at a time. */
const ROOM = 16 * 1024 * 1024
/** Milliseconds for which a refused write counts: the disk of a database elsewhere can't be looked at. */
const REFUSED_MS = 5_000

/** Whether there is room to keep what comes, in the data folder and where the database is. */
export class Disk {
  readonly #folder: string
  #refusedAt = Number.NEGATIVE_INFINITY

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Something could not be kept for want of room. */
  refused(): void {
    this.#refusedAt = performance.now()
  }

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#refusedAt < REFUSED_MS) return false
    try {
      const { bavail, bsize } = await statfs(this.#folder)
      return bavail * bsize >= ROOM
    } catch {
      return true // no such folder yet: it is made when the first file comes
    }
  }
}
