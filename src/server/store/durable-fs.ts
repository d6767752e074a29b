import fs from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/** How often the embedded store has asked the disk to keep what it wrote, since the process began. */
export const synced = { count: 0 }

interface Stream {
  readonly nfd: number
}
/** What the engine's file system leaves open: without `fsync` here, the engine believes that a flush succeeded. */
interface Insides {
  readonly NODEFS: { stream_ops: { fsync?: (stream: Stream) => number }; convertNodeCode(error: unknown): number }
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
      preRun: [...(Array.isArray(preRun) ? preRun : [preRun]), flushToDisk],
      printErr: (text: string) => {
        if (/ (PANIC|FATAL): /.test(text)) this.#lastWords = text
        printErr?.(text)
      },
      onAbort: () => this.#onAbort(this.#lastWords || 'the engine aborted'),
    }
    return { emscriptenOpts: own }
  }
}

function flushToDisk(module: unknown): void {
  const { NODEFS, FS } = module as Insides
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    synced.count++
    try {
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

/** Flushes one file, or a folder's list of names. */
export function syncEntry(file: string): void {
  // A folder can't be opened for writing, and Windows can't flush it at all.
  if (process.platform === 'win32' && fs.statSync(file).isDirectory()) return
  const descriptor = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
