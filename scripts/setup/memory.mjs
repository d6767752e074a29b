// Hundreds of databases are made, flushed and thrown away by the tests: in memory, where there is enough of it, nobody
// waits for a disk. TMPDIR says otherwise.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/** Makes a folder in memory the one for temporary files, where there is room; it goes with this process. */
export function workInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  const enough = bavail * bsize >= ROOM && os.freemem() >= 2 * ROOM
  if (!enough) return
  const folder = mkdtempSync(path.join(MEMORY, 'test-'))
  // PostgreSQL, which is never root, has to get through to its own folder
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
