import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupTo } from '../../src/server/foundation/backup/command.ts'
import { copyToPostgres } from '../../src/server/foundation/backup/copy.ts'
import { sha256Of, writeFileOnce } from '../../src/server/foundation/backup/files.ts'
import { restoreBackup } from '../../src/server/foundation/backup/restore.ts'
import { mediaFolder } from '../../src/server/foundation/media/files.ts'
import { openStore } from '../../src/server/foundation/store/db.ts'
import type { StoreSettings } from '../../src/server/foundation/store/open.ts'
import { freshDataFolder } from '../support/data-folder.ts'
import { freshSettings, storeKinds } from '../support/stores.ts'

const bytes = Buffer.from('%PDF-1.7 lista de precios')
const file = { id: `f-${'k'.repeat(22)}`, filename: 'lista.pdf', size: bytes.length, sha256: sha256Of(bytes) }
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'backup-pg-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Creates a bot with one file. */
async function fill(settings: StoreSettings, dataDir: string): Promise<void> {
  const store = await openStore(settings)
  await store.kysely.insertInto('plan').values({ id: 1, name: 'Básico' }).execute()
  await store.kysely
    .insertInto('bot')
    .values({ id: 1, name: 'Bot', plan_id: 1 } as never)
    .execute()
  await store.kysely
    .insertInto('media')
    .values({ ...file, bot_id: 1, type: 'application/pdf' })
    .execute()
  await writeFileOnce(mediaFolder(dataDir), file, bytes)
  await store.close()
}

async function expectAll(settings: StoreSettings, dataDir: string): Promise<void> {
  const store = await openStore(settings)
  expect(await store.kysely.selectFrom('media').select('filename').execute()).toEqual([{ filename: 'lista.pdf' }])
  await store.close()
  expect(readFileSync(path.join(mediaFolder(dataDir), file.id))).toEqual(bytes)
}

const postgres = async () => (await freshSettings('postgres')) as { databaseUrl: string; discard(): Promise<void> }

describe.runIf(storeKinds.includes('postgres'))('PostgreSQL', () => {
  test('a backup with its files is restored into an empty database, but not into one with data', async () => {
    const [from, to] = [await postgres(), await postgres()]
    const [dataDir, other] = [path.join(folder, 'from'), path.join(folder, 'to')]
    await fill(from, dataDir)
    const copy = path.join(folder, 'postgres.gz')
    expect(await backupTo(copy, { dataDir, databaseUrl: from.databaseUrl })).toMatchObject({ files: 1, lost: [] })
    expect(readdirSync(path.join(dataDir, 'snapshots'))).toEqual([])
    await restoreBackup(copy, { dataDir: other, databaseUrl: to.databaseUrl })
    await expectAll(to, other)
    const again = restoreBackup(copy, { dataDir: path.join(folder, 'again'), databaseUrl: to.databaseUrl })
    await expect(again).rejects.toThrow(/no está vacía/)
    expect(existsSync(path.join(mediaFolder(path.join(folder, 'again')), file.id))).toBe(false)

    // A different file with the same name is kept if the restore is refused, and replaced if it succeeds.
    const place = path.join(mediaFolder(path.join(folder, 'again')), file.id)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, 'dañado')
    const refused = restoreBackup(copy, { dataDir: path.join(folder, 'again'), databaseUrl: to.databaseUrl })
    await expect(refused).rejects.toThrow(/no está vacía/)
    expect(readFileSync(place, 'utf8')).toBe('dañado')
    expect(readdirSync(path.dirname(place))).toEqual([file.id])
    const third = await postgres()
    await restoreBackup(copy, { dataDir: path.join(folder, 'again'), databaseUrl: third.databaseUrl })
    expect(readFileSync(place)).toEqual(bytes)
    expect(readdirSync(path.dirname(place))).toEqual([file.id])
    for (const one of [from, to, third]) await one.discard()
  })

  test('a backup removes day-old remains of a killed backup, but not those of one in progress', async () => {
    const from = await postgres()
    const dataDir = path.join(folder, 'killed')
    await fill(from, dataDir)
    const [old, beside] = ['old', 'beside'].map((name) => path.join(dataDir, 'snapshots', name, 'media'))
    for (const one of [old, beside]) mkdirSync(one as string, { recursive: true })
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000)
    utimesSync(path.dirname(old as string), yesterday, yesterday)
    await backupTo(path.join(folder, 'killed.gz'), { dataDir, databaseUrl: from.databaseUrl })
    expect(readdirSync(path.join(dataDir, 'snapshots'))).toEqual(['beside'])
    await from.discard()
  })

  test('moving from the embedded database to PostgreSQL copies the files', async () => {
    const to = await postgres()
    const dataDir = await freshDataFolder()
    await fill({ dataDir, maintenanceMinutes: 0 }, dataDir)
    const newDataDir = path.join(folder, 'moved')
    const copied = await copyToPostgres(to.databaseUrl, { dataDir, newDataDir })
    expect(copied).toMatchObject({ files: 1, lost: [], counts: { media: 1 } })
    await expectAll(to, newDataDir)
    await to.discard()
    rmSync(dataDir, { recursive: true })
  })
})
