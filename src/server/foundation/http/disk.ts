import { statfs } from 'node:fs/promises'
import { MIN_FREE_BYTES } from '../store/disk-room.ts'

/** Milliseconds for which a refused write counts as a full disk. The disk of a remote database cannot be checked. */
const REFUSED_MS = 5_000

/** Reports whether there is free disk space in the data folder and for the database. */
export class Disk {
  readonly #folder: string
  #refusedAt = Number.NEGATIVE_INFINITY

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Records that a write failed because the disk is full. */
  refused(): void {
    this.#refusedAt = performance.now()
  }

  async hasRoom(): Promise<boolean> {
    if (performance.now() - this.#refusedAt < REFUSED_MS) return false
    try {
      const { bavail, bsize } = await statfs(this.#folder)
      return bavail * bsize >= MIN_FREE_BYTES
    } catch {
      return true // The folder does not exist yet; it is created with the first file.
    }
  }
}
