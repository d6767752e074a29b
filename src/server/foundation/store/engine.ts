import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFolder } from './durable-fs.ts'

/** The settings that make what was acknowledged survive a power cut, with memory for a small server. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), // -F: don't flush
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'], // the engine's fdatasync does nothing
  ...['-c', 'shared_buffers=32MB'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB'], // how much of the log a checkpoint leaves for reuse
  ...['-c', 'TimeZone=UTC'],
]

interface Parts {
  /** The engine's program, compiled already; left out, it is compiled here. */
  readonly program?: WebAssembly.Module
  /** Instead of the folder on this disk; tests give one that misbehaves. */
  readonly fs?: DurableFolder
}

/**
 * Opens (and creates) the engine over a folder. `onAbort` is told when it dies; the engine must not be used after
 * that, and would loop for ever if it were.
 */
export function openEngine(
  folder: string,
  onAbort: (reason: string) => never,
  { program, fs = new DurableFolder(folder, onAbort) }: Parts = {},
): Promise<PGlite> {
  return PGlite.create({
    fs,
    startParams,
    extensions: { unaccent, pg_trgm },
    ...(program && { pgliteWasmModule: program }),
  })
}
