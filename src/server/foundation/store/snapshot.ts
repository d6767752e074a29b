import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { SupervisedThread } from './supervised-thread.ts'

/**
 * Files of the engine's folder that a copy does not need: they are recreated at the next start or written by the copy
 * itself.
 */
const LEFT_OUT = /^(pg_internal\.init|postmaster\.\w+|complete)$/
const SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies the folder of a running engine with PostgreSQL's backup functions. Pages that change during the copy are
 * repaired from the write-ahead log when the copy is first opened, so that nothing is blocked. Only one copy at a time
 * per engine.
 */
export async function copyRunning<D>(
  kysely: Kysely<D>,
  thread: SupervisedThread,
  from: string,
  to: string,
): Promise<void> {
  await thread.current().ask({ kind: 'keepLog', keep: true })
  try {
    await sql`select pg_backup_start('snapshot', true)`.execute(kysely)
    let label = ''
    try {
      await copyTree(from, to, (name) => !LEFT_OUT.test(path.basename(name)) && !SEGMENT.test(path.basename(name)))
    } finally {
      // The engine allows one copy at a time, so a failed one must be ended as well.
      const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop(false)`.execute(kysely)
      label = rows[0]?.labelfile ?? ''
    }
    await copyTree(path.join(from, 'pg_wal'), path.join(to, 'pg_wal'), (name) => SEGMENT.test(name))
    await writeFile(path.join(to, 'backup_label'), label)
    await writeFile(path.join(to, 'complete'), '')
  } finally {
    await thread.current().ask({ kind: 'keepLog', keep: false })
  }
}

/** Copies folders and the files that `wanted` accepts. Files that disappear meanwhile are ignored. */
async function copyTree(from: string, to: string, wanted: (name: string) => boolean): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target, wanted)
    else if (entry.isFile() && wanted(entry.name))
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
  }
}
