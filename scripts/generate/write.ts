import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Folders } from './folders.ts'
import { isBuilt } from './generate.ts'
import { filesBelow } from './load/files.ts'

interface Drift {
  /** files whose bytes differ from the generated text */
  changed: string[]
  /** files in the folder that are no longer generated */
  stale: string[]
}

/** Compares the generated files with those on disk. */
export function compare(folders: Folders, files: ReadonlyMap<string, string>): Drift {
  const changed = [...files]
    .filter(([file, text]) => readText(path.resolve(folders.root, file)) !== text)
    .map(([file]) => file)
  const stale = existing(folders).filter((file) => !files.has(file))
  return { changed, stale }
}

/** Updates the folder; files that are already correct are not touched. */
export function write(folders: Folders, files: ReadonlyMap<string, string>): Drift {
  const drift = compare(folders, files)
  put(folders, files, drift)
  return drift
}

/** Writes the files that are not committed and returns how the committed ones differ. */
export function writeBuilt(folders: Folders, files: ReadonlyMap<string, string>): Drift {
  const { changed, stale } = compare(folders, files)
  const own = (file: string) => isBuilt(file.slice(folders.out.length + 1))
  put(folders, files, { changed: changed.filter(own), stale: stale.filter(own) })
  return { changed: changed.filter((file) => !own(file)), stale: stale.filter((file) => !own(file)) }
}

function put({ root }: Folders, files: ReadonlyMap<string, string>, { changed, stale }: Drift): void {
  for (const file of changed) {
    const whole = path.resolve(root, file)
    mkdirSync(path.dirname(whole), { recursive: true })
    writeFileSync(whole, files.get(file) ?? '')
  }
  for (const file of stale) rmSync(path.resolve(root, file))
}

function existing({ root, out }: Folders): string[] {
  mkdirSync(path.resolve(root, out), { recursive: true })
  return filesBelow(root, out, '')
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
