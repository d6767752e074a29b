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
  const forgotten = [...text.matchAll(CHANGES)].flatMap(({ index, groups }) => {
    const table = groups?.table ?? groups?.named
    if (table !== undefined && !versioned.has(table)) return []
    const statement = groups?.named ? templateFrom(text, index) : chainFrom(text, index)
    // an insert changes a row where it meets one
    if (/^\.insertInto|^insert/.test(statement) && !/\bdoUpdateSet\b|\bdo update\b/.test(statement)) return []
    if (/\bnextVersion\b/.test(statement) || NO_EDIT.test(before(text, index) + statement)) return []
    const line = text.slice(0, index).split('\n').length
    const told = `changes a row of ${table ?? 'some table'} at line ${line} without counting its version on`
    return [{ file, message: `${told}: set nextVersion of ${RULE}, or say why its version stays` }]
  })
  return [...byHand, ...forgotten]
}

/** Where rows are changed: by a builder, with or without another name for the table, or in SQL. */
const CHANGES =
  /\.(?:updateTable|insertInto)\(\s*(?:'(?<table>\w+)(?: as \w+)?'|\w+)[^)]*\)|\b(?:update(?: only)?|insert into) (?<named>\w+)(?=(?: as)?(?: \w+)?\s+(?:set\b|\(|values\b|select\b))/g

/** A chain of calls from its first dot to where it ends, whatever is called inside of its arguments. */
function chainFrom(text: string, start: number): string {
  let at = start
  for (;;) {
    const call = /(?:\s|\/\/.*\n)*\.\$?\w+(?:<[^()]*>)?\(/y
    call.lastIndex = at
    if (!call.test(text)) return text.slice(start, at)
    at = closed(text, call.lastIndex, ')')
  }
}

/** SQL from somewhere in its template to the template's end. */
const templateFrom = (text: string, start: number): string => text.slice(start, closed(text, start, '`'))

/** The place behind the sign that closes what is open at a place: a call's arguments, a template, a text. */
function closed(text: string, start: number, end: string): number {
  const isText = '`\'"'.includes(end)
  for (let at = start; at < text.length; at++) {
    const sign = text[at] as string
    if (sign === end) return at + 1
    if (sign === '\\') at += 1
    else if (end === '`' && text.startsWith('${', at)) at = closed(text, at + 2, '}') - 1
    else if (!isText && text.startsWith('//', at)) at = closed(text, at, '\n') - 1
    else if (!isText && sign in PAIRS) at = closed(text, at + 1, PAIRS[sign] as string) - 1
  }
  return text.length
}

const PAIRS: Readonly<Record<string, string>> = { '(': ')', '{': '}', '[': ']', '`': '`', "'": "'", '"': '"' }

/** The lines before a place, back to the end of the statement or function before. */
const before = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/\n\s*\n/)
    .at(-1) ?? ''
