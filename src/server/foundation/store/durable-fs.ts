import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * Counts this thread's disk activity: bytes written and number of flushes. Tests set `broken` to make the engine's
 * flushes fail.
 */
export const durableDisk = { written: 0, syncs: 0, broken: false }

interface Stream {
  readonly nfd: number
}
interface Streams {
  fsync?: (stream: Stream) => number
  write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number
}
/**
 * Internals of the engine's file system. It defines no `fsync`, in which case the engine assumes that every flush
 * succeeds.
 */
interface Insides {
  readonly NODEFS: { stream_ops: Streams; convertNodeCode(error: unknown): number }
  readonly FS: { ErrnoError: new (errno: number) => Error }
}
type Options = Parameters<NodeFS['init']>[1]

/**
 * The engine's folder on disk, with flushes that reach the disk. PGlite as published never flushes, regardless of its
 * settings. Depends on internals of the version pinned in package.json; a test counts the calls. `onAbort` receives the
 * reason when the engine dies; without it the engine would swallow the error and loop forever.
 */
export class DurableFolder extends NodeFS {
  #lastWords = ''
  readonly #onAbort: (reason: string) => never

  constructor(folder: string, onAbort: (reason: string) => never) {
    super(folder)
    this.#onAbort = onAbort
  }

  override async init(engine: PGlite, options: Options): Promise<{ emscriptenOpts: Options }> {
    const { emscriptenOpts } = await super.init(engine, options)
    const { preRun = [], printErr } = emscriptenOpts
    const own = {
      ...emscriptenOpts,
      preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), watchDisk],
      printErr: (text: string) => {
        if (/ (PANIC|FATAL): /.test(text)) this.#lastWords = text
        printErr?.(text)
      },
      onAbort: () => this.#onAbort(this.#lastWords || 'the engine aborted'),
    }
    return { emscriptenOpts: own }
  }
}

function watchDisk(module: unknown): void {
  const { NODEFS, FS } = module as Insides
  const { write } = NODEFS.stream_ops
  NODEFS.stream_ops.write = (stream, buffer, offset, length, position) => {
    durableDisk.written += length
    return write(stream, buffer, offset, length, position)
  }
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    durableDisk.syncs++
    try {
      if (durableDisk.broken) throw Object.assign(new Error('broken by a test'), { code: 'EIO' })
      fs.fsyncSync(nfd)
    } catch (error) {
      throw new FS.ErrnoError(NODEFS.convertNodeCode(error))
    }
    return 0
  }
}

/** Flushes a folder and all files and folders in it. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(full)
    else if (entry.isFile()) syncEntry(full)
  }
  syncEntry(folder)
}

/** Flushes a file, or the entries of a folder. Throws the error of the file system. */
export function syncEntry(file: string): void {
  const folder = fs.statSync(file).isDirectory()
  if (folder && process.platform === 'win32') return // Windows flushes only files, and their names with them.
  durableDisk.syncs++
  const descriptor = fs.openSync(file, folder ? 'r' : 'r+')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
