import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Refused } from '../contract.ts'
import { StoreFault } from '../database.ts'
import type { Folders } from '../folders.ts'
import { knownDatabaseTypes, placed } from './database.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'store-'))
  mkdirSync(path.join(root, 'sql'))
})
afterEach(() => rmSync(root, { recursive: true }))

const columns = "export interface Columns {\n  'fruit.colours': string[]\n  'fruit.taste': string\n}\n"
const first = 'create table basket (\n  id integer primary key\n);\n'
const second = `create table fruit (
  id integer primary key,
  colours jsonb not null
);
alter table basket
  add column more jsonb;
`

/** The folders of two migrations, and of a file that says what their columns hold. */
function stored(migration = second): Folders {
  writeFileSync(path.join(root, 'sql/0001_first.sql'), first)
  writeFileSync(path.join(root, 'sql/0002_second.sql'), migration)
  writeFileSync(path.join(root, 'columns.ts'), columns)
  return { root, openapi: '', screens: '', out: 'generated', migrations: 'sql', columns: 'columns.ts' }
}

const faults: [string, StoreFault['at'], string][] = [
  ['of a line', { described: 'fruit.taste' }, 'columns.ts:3'],
  ['of a column', { column: 'fruit.colours' }, 'sql/0002_second.sql:3'],
  ['of a column that was added later', { column: 'basket.more' }, 'sql/0002_second.sql:6'],
  ['of a column that nobody can find', { column: 'tree.more' }, 'sql:1'],
  ['of SQL', { migration: '0001_first.sql', offset: first.indexOf('id') }, 'sql/0001_first.sql:2'],
]
test.each(faults)('a fault %s has its place', (_what, at, want) => {
  const { file, line, message } = placed(stored(), path.join(root, 'sql'), new StoreFault('it', 'so', at))
  expect([`${file}:${line}`, message]).toEqual([want, 'it'])
})

/** A database in memory begins in seconds, and in many more where everything is tried at once. */
const PATIENCE = 120_000

test('what cannot be made into types is told with its file and line, as all else is', {
  timeout: PATIENCE,
}, async () => {
  const found = await knownDatabaseTypes(stored(`${second}creat table tree ();\n`)).catch((error: Refused) => error)
  expect(found).toBeInstanceOf(Refused)
  expect((found as Refused).findings).toEqual([
    { file: 'sql/0002_second.sql', line: 7, message: 'syntax error at or near "creat"', mend: 'correct the migration' },
  ])
})
