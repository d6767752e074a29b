import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { DurableFolder } from './durable-fs.ts'

/** Settings with which acknowledged data survives a power failure, and with the memory of a small server. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), // -F turns fsync off
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'], // the engine's fdatasync does nothing
  ...['-c', 'shared_buffers=32MB'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=48MB'], // how much of the log a checkpoint keeps for reuse
  ...['-c', 'TimeZone=UTC'],
]

interface Parts {
  /** The engine's compiled module; compiled here if absent. */
  readonly program?: WebAssembly.Module
  /** Replaces the folder on disk; tests use it to simulate failures. */
  readonly fs?: DurableFolder
}

/**
 * Opens the engine on a folder, creating a database if needed. `onAbort` is called when the engine dies. The engine
 * must not be used afterwards: it would loop forever.
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
