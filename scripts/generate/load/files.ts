import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Parsed, parse } from './parse.ts'

/**
 * All files in and below a folder, with slashes, in a platform-independent order; empty if the folder does not exist.
 */
export function filesBelow(root: string, folder: string, suffix: string): string[] {
  const whole = path.resolve(root, folder)
  if (!existsSync(whole)) return []
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(suffix))
    .map((entry) => path.relative(whole, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .map((file) => `${folder}/${file}`)
    .sort(byText)
}

/** Compares by code units, which is the same on every machine, unlike a locale's order. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Creates a reader that parses a file again only if its text changed, for long-running processes. */
export function createReader(root: string): (file: string) => Parsed {
  const known = new Map<string, { text: string; parsed: Parsed }>()
  return (file) => {
    const text = textOf(path.resolve(root, file))
    if (text === undefined) return missing(file)
    const before = known.get(file)
    if (before?.text === text) return before.parsed
    const parsed = parse(file, text)
    known.set(file, { text, parsed })
    return parsed
  }
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const missing = (file: string): Parsed => ({
  value: undefined,
  findings: [{ file, line: 1, message: 'the file does not exist', fix: 'write it' }],
})
