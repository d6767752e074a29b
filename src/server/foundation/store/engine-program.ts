import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Returns the embedded engine's WebAssembly module, compiled once per process. Compiling its 9 MB takes most of the CPU
 * time of opening a store, and threads can share the module. Rejects if the package's file cannot be read; the next
 * call tries again.
 */
export function engineProgram(): Promise<WebAssembly.Module> {
  compiled ??= readFile(path.join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes))
  compiled.catch(() => {
    compiled = undefined
  })
  return compiled
}
