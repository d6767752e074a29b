import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * What this thread did to the disk: bytes written, and how often it asked to keep them. `broken` makes the disk fail
 * from now on, for the test of what happens then.
 */
export const disk = { written: 0, syncs: 0, broken: false }

interface Stream {
  readonly nfd: number
}
interface Streams {
  fsync?: (stream: Stream) => number
  write: (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number
}
/** What the engine's file system leaves open: without `fsync` here, the engine believes that a flush succeeded. */
interface Insides {
  readonly NODEFS: { stream_ops: Streams; convertNodeCode(error: unknown): number }
  readonly FS: { ErrnoError: new (errno: number) => Error }
}
type Options = Parameters<NodeFS['init']>[1]

/**
 * The engine's folder on disk, with a flush that reaches the disk. As published, PGlite flushes nothing, whatever its
 * settings say. Depends on the insides of the version pinned in package.json; a test counts the calls.
 * `onAbort` hears why the engine died; left to itself it would swallow that and try for ever.
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
    disk.written += length
    return write(stream, buffer, offset, length, position)
  }
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    disk.syncs++
    try {
      if (disk.broken) throw Object.assign(new Error('broken by a test'), { code: 'EIO' })
      fs.fsyncSync(nfd)
    } catch (error) {
      throw new FS.ErrnoError(NODEFS.convertNodeCode(error))
    }
    return 0
  }
}

/** Flushes every file and folder under `folder`, and itself. */
export function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(full)
    else if (entry.isFile()) syncEntry(full)
  }
  syncEntry(folder)
}

/** Flushes one file, or a folder's list of names. Throws what the disk answers. */
export function syncEntry(file: string): void {
  const folder = fs.statSync(file).isDirectory()
  if (folder && process.platform === 'win32') return // it flushes files only, and their names with them
  disk.syncs++
  const descriptor = fs.openSync(file, folder ? 'r' : 'r+')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
