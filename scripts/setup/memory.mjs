// Tests create, flush and delete hundreds of databases. With enough memory they use a RAM disk instead of waiting for
// the disk. TMPDIR overrides this.
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3

/** Uses a folder in memory for temporary files if there is room; it is deleted when this process ends. */
export function workInMemory() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return
  const { bavail, bsize } = statfsSync(MEMORY)
  const enough = bavail * bsize >= ROOM && os.freemem() >= 2 * ROOM
  if (!enough) return
  const folder = mkdtempSync(path.join(MEMORY, 'test-'))
  // PostgreSQL, which never runs as root, must be able to traverse to its own folder.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
