import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Parsed, parse } from './parse.ts'

/** Files of a folder and below, as paths from the root with slashes, in an order that no machine changes. */
export function filesBelow(root: string, folder: string, suffix: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort(byText)
}

/** Order by code units: the same everywhere, unlike a locale's. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** A reader that parses a file again only when its text changed, for a process that stays. */
export function createReader(root: string): (file: string) => Parsed {
  const known = new Map<string, { text: string; parsed: Parsed }>()
  return (file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    const before = known.get(file)
    if (before?.text === text) return before.parsed
    const parsed = parse(file, text)
    known.set(file, { text, parsed })
    return parsed
  }
}
