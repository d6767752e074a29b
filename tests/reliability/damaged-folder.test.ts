import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/server/foundation/store/db.ts'
import { creationMark, engineFolder } from '../../src/server/foundation/store/embedded.ts'
import { DamagedFolder } from '../../src/server/foundation/store/folder-check.ts'
import { freshDataFolder } from '../support/data-folder.ts'

let sound = ''
/** the file of the table `plan`, relative to the engine's folder */
let table = ''
let dataDir = ''
const at = (...names: string[]) => path.join(engineFolder(dataDir), ...names)

beforeAll(async () => {
  sound = await freshDataFolder()
  const store = await openStore({ dataDir: sound, maintenanceMinutes: 0 })
  await store.kysely.insertInto('plan').values({ id: 1, name: 'Kept' }).execute()
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath('plan') as file`.execute(store.kysely)
  table = rows[0]?.file ?? ''
  await store.close()
})
afterAll(() => rmSync(sound, { recursive: true, force: true }))

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'damaged-'))
  cpSync(sound, dataDir, { recursive: true })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Files that the engine creates and removes on its own. */
const OWN = /^\.lock|postmaster\.\w+$|pg_internal\.init$/

/** Returns every file below a folder with its size, which a refused start must not change. */
function filesOf(folder: string): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  return Object.fromEntries(
    names
      .filter((name) => !OWN.test(name))
      .map((name) => [name, statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? -1]),
  )
}

async function refusal(): Promise<string> {
  const before = filesOf(dataDir)
  const opened = await openStore({ dataDir, maintenanceMinutes: 0 }).catch((error: unknown) => error)
  if (!(opened instanceof Error)) await (opened as { close(): Promise<void> }).close()
  expect(opened).toBeInstanceOf(DamagedFolder)
  const after = filesOf(dataDir)
  // No file is missing, and none was added.
  expect(Object.keys(after).filter((name) => !(name in before))).toEqual([])
  expect(Object.keys(before).filter((name) => !(name in after))).toEqual([])
  return (opened as Error).message
}

function overwrite(file: string, position: number, bytes: Buffer): void {
  writeSync(openSync(file, 'r+'), bytes, 0, bytes.length, position)
}

const remove = (...names: string[]) => rmSync(at(...names), { recursive: true })
function each(names: string[], damage: (name: string) => void): void {
  for (const name of names) damage(name)
}
/** Replaces the engine's folder by something else. */
function instead(make: (place: string) => void): void {
  rmSync(engineFolder(dataDir), { recursive: true })
  make(engineFolder(dataDir))
}
const segments = () => readdirSync(at('pg_wal')).filter((name) => name.length === 24)

test('an undamaged folder opens with its data', async () => {
  const store = await openStore({ dataDir, maintenanceMinutes: 0 })
  expect(await store.kysely.selectFrom('plan').select('name').execute()).toEqual([{ name: 'Kept' }])
  await store.close()
})

describe('a damaged folder is refused with its path and reason, and is not changed:', () => {
  const kinds: [what: string, damage: () => void, named: RegExp][] = [
    ['without PG_VERSION', () => remove('PG_VERSION'), /PG_VERSION/],
    ['with an empty PG_VERSION', () => truncateSync(at('PG_VERSION')), /PG_VERSION/],
    ['of another version of the engine', () => writeFileSync(at('PG_VERSION'), '16\n'), /versión 16/],
    ['without its completion marker', () => remove('complete'), /complete/],
    ['without global', () => remove('global'), /global/],
    ['without pg_control', () => remove('global', 'pg_control'), /pg_control/],
    ['with a truncated pg_control', () => truncateSync(at('global', 'pg_control'), 4096), /pg_control/],
    ['with a changed pg_control', () => overwrite(at('global', 'pg_control'), 40, Buffer.alloc(64, 7)), /motor/],
    ['without base', () => remove('base'), /base/],
    ['with an empty base', () => each(readdirSync(at('base')), (name) => remove('base', name)), /base/],
    ['without pg_wal', () => remove('pg_wal'), /pg_wal/],
    ['without WAL segments', () => each(segments(), (name) => remove('pg_wal', name)), /pg_wal/],
    [
      'with zeroed WAL segments',
      () => each(segments(), (name) => overwrite(at('pg_wal', name), 0, Buffer.alloc(16 * 1024 ** 2))),
      /motor/,
    ],
    ['without pg_xact', () => remove('pg_xact'), /pg_xact/],
    ['with an empty pg_xact', () => remove('pg_xact', '0000'), /pg_xact/],
    ['without postgresql.conf', () => remove('postgresql.conf'), /postgresql\.conf/],
    [
      'without the folders that may be empty',
      () => each(['pg_notify', 'pg_tblspc', 'pg_replslot'], (name) => remove(name)),
      /pg_notify/,
    ],
    ['without the file of one table', () => remove(table), /falta/],
    ['without a file of the catalog', () => remove(path.dirname(table), '1259'), /motor|falta/],
    [
      'with a changed filenode map',
      () => overwrite(at(path.dirname(table), 'pg_filenode.map'), 0, Buffer.alloc(512, 3)),
      /motor/,
    ],
    [
      'with nothing but its completion marker',
      () =>
        each(
          readdirSync(at('.')).filter((name) => name !== 'complete'),
          (name) => remove(name),
        ),
      /PG_VERSION/,
    ],
    ['that is a file', () => instead((place) => writeFileSync(place, 'x')), /no es una carpeta/],
    [
      'that is a link to nowhere',
      () => instead((place) => symlinkSync('/nowhere/at/all', place)),
      /no lleva a ninguna parte/,
    ],
    [
      'with uploaded files but without a database',
      () => {
        remove('.')
        mkdirSync(path.join(dataDir, 'media'))
        writeFileSync(path.join(dataDir, 'media', `f-${'a'.repeat(22)}`), 'x')
      },
      /media/,
    ],
  ]
  test.each(kinds)('%s', async (_, damage, named) => {
    damage()
    const said = await refusal()
    expect(said).toMatch(named)
    expect(said).toContain(dataDir)
    expect(said).toContain('npm run restore')
  })
})

test('a database opens again once the missing file of a table is back', async () => {
  renameSync(at(table), at('kept'))
  await refusal()
  renameSync(at('kept'), at(table))
  const store = await openStore({ dataDir, maintenanceMinutes: 0 })
  expect(await store.kysely.selectFrom('plan').select('name').execute()).toEqual([{ name: 'Kept' }])
  await store.close()
})

test('an interrupted creation is started again, and the incomplete folder is kept and reported', async () => {
  const earlier = path.join(dataDir, 'database.incomplete')
  mkdirSync(earlier)
  writeFileSync(path.join(earlier, 'left'), 'by an earlier one')
  remove('complete')
  remove('global')
  writeFileSync(creationMark(dataDir), '')
  const said: unknown[] = []
  const store = await openStore({ dataDir, maintenanceMinutes: 0, report: (what) => said.push(what) })
  expect(await store.kysely.selectFrom('plan').select('id').execute()).toEqual([])
  await store.close()
  expect(existsSync(creationMark(dataDir))).toBe(false)
  expect(readFileSync(path.join(earlier, 'left'), 'utf8')).toBe('by an earlier one')
  expect(existsSync(path.join(dataDir, 'database.incomplete-2', table))).toBe(true)
  expect(String(said[0])).toContain('database.incomplete-2')
}, 180_000)
