import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContractError } from '../contract.ts'
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

/** Folders with two migrations and a file that describes their columns. */
function stored(migration = second): Folders {
  writeFileSync(path.join(root, 'sql/0001_first.sql'), first)
  writeFileSync(path.join(root, 'sql/0002_second.sql'), migration)
  writeFileSync(path.join(root, 'columns.ts'), columns)
  return { root, openapi: '', screens: '', out: 'generated', migrations: 'sql', columns: 'columns.ts' }
}

const faults: [string, StoreFault['at'], string][] = [
  ['an error of a described column', { described: 'fruit.taste' }, 'columns.ts:3'],
  ['an error of a column', { column: 'fruit.colours' }, 'sql/0002_second.sql:3'],
  ['an error of a column of a later migration', { column: 'basket.more' }, 'sql/0002_second.sql:6'],
  ['an error of an unknown column', { column: 'tree.more' }, 'sql:1'],
  ['an SQL error', { migration: '0001_first.sql', offset: first.indexOf('id') }, 'sql/0001_first.sql:2'],
]
test.each(faults)('locates a fault %s', (_what, at, want) => {
  const { file, line, message } = placed(stored(), path.join(root, 'sql'), new StoreFault('it', 'so', at))
  expect([`${file}:${line}`, message]).toEqual([want, 'it'])
})

/** Timeout: an in-memory database takes seconds to start, and much longer when many tests run in parallel. */
const PATIENCE = 120_000

test('reports the file and line of an SQL error as a finding', {
  timeout: PATIENCE,
}, async () => {
  const found = await knownDatabaseTypes(stored(`${second}creat table tree ();\n`)).catch(
    (error: ContractError) => error,
  )
  expect(found).toBeInstanceOf(ContractError)
  expect((found as ContractError).findings).toEqual([
    { file: 'sql/0002_second.sql', line: 7, message: 'syntax error at or near "creat"', fix: 'fix the migration' },
  ])
})
