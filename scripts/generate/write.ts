import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export interface Drift {
  /** files whose bytes differ from what would be generated */
  changed: string[]
  /** generated files that nothing makes any more */
  stale: string[]
}

/** What differs between the generated files and those on disk. */
export function compare(root: string, files: ReadonlyMap<string, string>): Drift {
  const changed = [...files].filter(([file, text]) => readText(path.join(root, file)) !== text).map(([file]) => file)
  const stale = existing(root).filter((file) => !files.has(file))
  return { changed, stale }
}

/** Brings generated/ up to date; files that are right already are not touched. */
export function write(root: string, files: ReadonlyMap<string, string>): Drift {
  const drift = compare(root, files)
  for (const file of drift.changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), files.get(file) ?? '')
  }
  for (const file of drift.stale) rmSync(path.join(root, file))
  return drift
}

function existing(root: string): string[] {
  const folder = path.join(root, 'generated')
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
