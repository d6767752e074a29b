import type { Fault, Source } from './imports.ts'

const RULE = 'src/server/foundation/resource/version.ts'

/** Said beside a change that is no edit: a use that is counted, a result that is noted. */
const NO_EDIT = /version\s+(?:\*\s+|\/\/\s+)?stays/

/** Tables of what people write, whose version recognises a stale write, by the types of the store. */
export function versionedTables(types: string): Set<string> {
  const versioned = [...types.matchAll(/^export interface (\w+) \{\n([^}]*)/gm)]
    .filter(([, , columns = '']) => /^ {2}version: Generated</m.test(columns) && /^ {2}updated_by\b/m.test(columns))
    .map(([, name]) => name)
  const tables = /^export interface Database \{\n([^}]*)/m.exec(types)?.[1] ?? ''
  const named = [...tables.matchAll(/^ {2}(\w+): (\w+)$/gm)]
  return new Set(named.filter(([, , type]) => versioned.includes(type)).map(([, table = '']) => table))
}

/** Versions that are counted on by hand or not at all: `nextVersion` says it for every table. */
export function versionFaults({ file, text }: Source, versioned: ReadonlySet<string>): Fault[] {
  if (!file.startsWith('src/server/') || file === RULE || !/(?<!\.test)\.ts$/.test(file)) return []
  const byHand = /sql[^`]*`[^`]*\bversion \+ 1\b/.test(text)
    ? [{ file, message: `counts a version on by hand: ${RULE} has nextVersion` }]
    : []
  const changes = text.matchAll(
    /\.updateTable\(\s*(?:'(?<table>\w+)'|\w+)[^)]*\)|\bupdate (?<named>\w+)(?: \w+)? set\b/g,
  )
  const forgotten = [...changes].flatMap(({ index, groups }) => {
    const table = groups?.table ?? groups?.named
    if (table !== undefined && !versioned.has(table)) return []
    const end = text.indexOf('.execute', index)
    const statement = text.slice(index, end < 0 ? undefined : end)
    if (/\bnextVersion\b/.test(statement) || NO_EDIT.test(before(text, index) + statement)) return []
    const line = text.slice(0, index).split('\n').length
    const told = `changes a row of ${table ?? 'some table'} at line ${line} without counting its version on`
    return [{ file, message: `${told}: set nextVersion of ${RULE}, or say why its version stays` }]
  })
  return [...byHand, ...forgotten]
}

/** The lines before a place, back to the end of the statement or function before. */
const before = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/\n\s*\n/)
    .at(-1) ?? ''
