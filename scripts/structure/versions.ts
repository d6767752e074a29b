import type { Fault, Source } from './imports.ts'

const RULE = 'src/server/foundation/resource/version.ts'

/**
 * Phrase in a comment that exempts a change which is not an edit by a person, such as counting uses or storing a
 * result: "does not change its version".
 */
const NO_EDIT = /\b(?:not change|without changing)\s+(?:\*\s+|\/\/\s+)?(?:the|its|their)\s+(?:\*\s+|\/\/\s+)?version\b/

/** Tables that people edit and whose version detects stale writes, from the generated database types. */
export function versionedTables(types: string): Set<string> {
  const versioned = [...types.matchAll(/^export interface (\w+) \{\n([^}]*)/gm)]
    .filter(([, , columns = '']) => /^ {2}version: Generated</m.test(columns) && /^ {2}updated_by\b/m.test(columns))
    .map(([, name]) => name)
  const tables = /^export interface Database \{\n([^}]*)/m.exec(types)?.[1] ?? ''
  const named = [...tables.matchAll(/^ {2}(\w+): (\w+)$/gm)]
  return new Set(named.filter(([, , type]) => versioned.includes(type)).map(([, table = '']) => table))
}

/** Reports versions that are incremented by hand or not at all; use `nextVersion`. */
export function versionFaults({ file, text }: Source, versioned: ReadonlySet<string>): Fault[] {
  if (!file.startsWith('src/server/') || file === RULE || !/(?<!\.test)\.ts$/.test(file)) return []
  const byHand = /sql[^`]*`[^`]*\bversion \+ 1\b/.test(text)
    ? [{ file, message: `increments a version by hand: use nextVersion of ${RULE}` }]
    : []
  const forgotten = [...text.matchAll(CHANGES)].flatMap(({ index, groups }) => {
    const table = groups?.table ?? groups?.named
    if (table !== undefined && !versioned.has(table)) return []
    const statement = groups?.named ? templateFrom(text, index) : chainFrom(text, index)
    // A plain insert changes no existing row.
    if (/^\.insertInto|^insert/.test(statement) && !/\bdoUpdateSet\b|\bdo update\b/.test(statement)) return []
    if (/\bnextVersion\b/.test(statement) || NO_EDIT.test(before(text, index) + statement)) return []
    const line = text.slice(0, index).split('\n').length
    const message = `changes a row of ${table ?? 'a table'} at line ${line} without incrementing its version`
    return [
      {
        file,
        message: `${message}: set nextVersion of ${RULE}, or explain in a comment why it does not change the version`,
      },
    ]
  })
  return [...byHand, ...forgotten]
}

/** Statements that change rows: with the query builder, with or without an alias, or in SQL. */
const CHANGES =
  /\.(?:updateTable|insertInto)\(\s*(?:'(?<table>\w+)(?: as \w+)?'|\w+)[^)]*\)|\b(?:update(?: only)?|insert into) (?<named>\w+)(?=(?: as)?(?: \w+)?\s+(?:set\b|\(|values\b|select\b))/g

/** The text of a call chain from its first dot to its end, skipping the contents of its arguments. */
function chainFrom(text: string, start: number): string {
  let at = start
  for (;;) {
    const call = /(?:\s|\/\/.*\n)*\.\$?\w+(?:<[^()]*>)?\(/y
    call.lastIndex = at
    if (!call.test(text)) return text.slice(start, at)
    at = closed(text, call.lastIndex, ')')
  }
}

/** The rest of a template literal from a position inside it. */
const templateFrom = (text: string, start: number): string => text.slice(start, closed(text, start, '`'))

/** The position after the character that closes a call, a template or a string open at `start`. */
function closed(text: string, start: number, end: string): number {
  const isText = '`\'"'.includes(end)
  for (let at = start; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === end) return at + 1
    if (sign === '\\') at += 1
    else if (end === '`' && text.startsWith('${', at)) at = closed(text, at + 2, '}') - 1
    else if (!isText && text.startsWith('//', at)) at = lineEnd(text, at)
    else if (!isText && sign in PAIRS) at = closed(text, at + 1, PAIRS[sign] as string) - 1
  }
  return text.length
}

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '`': '`', "'": "'", '"': '"' }

/** The lines before a position, back to the last blank line. */
const before = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/\n\s*\n/)
    .at(-1) ?? ''
