import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshStore, storeKinds, type TestStore } from '../../../../tests/support/stores.ts'
import { openStore } from './db.ts'
import { type Migration, MigrationError, migrate, ownMigrations } from './migrate.ts'

const next = (text: string): Migration => ({ name: '9001_next.sql', text })

describe.each(storeKinds)('migrations of the %s store', (kind) => {
  let own: TestStore
  beforeEach(async () => {
    own = await freshStore(kind)
  })
  afterEach(() => own.discard())
  const names = async () => {
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(own.store.kysely)
    return rows.map(({ name }) => name)
  }
  const known = ownMigrations().map(({ name }) => name)

  test('are all applied once, and a second run changes nothing', async () => {
    expect(await names()).toStrictEqual(known)
    await migrate(own.store.kysely)
    expect(await names()).toStrictEqual(known)
  })

  test('a migration that fails halfway leaves no changes and can be applied after a fix', async () => {
    const broken = next('create table half (a int); insert into absent values (1);')
    await expect(migrate(own.store.kysely, [...ownMigrations(), broken])).rejects.toMatchObject({ code: '42P01' })
    expect(await names()).toStrictEqual(known)
    await expect(sql`select * from half`.execute(own.store.kysely)).rejects.toMatchObject({ code: '42P01' })

    await migrate(own.store.kysely, [...ownMigrations(), next('create table half (a int);')])
    expect(await names()).toStrictEqual([...known, '9001_next.sql'])
    await sql`select * from half`.execute(own.store.kysely)
  })

  test('a database of a newer version is rejected and not changed', async () => {
    await migrate(own.store.kysely, [...ownMigrations(), next('create table newer (a int);')])
    await expect(migrate(own.store.kysely)).rejects.toThrow(MigrationError)
    await expect(migrate(own.store.kysely)).rejects.toThrow('9001_next.sql')
    await own.store.close()
    await expect(openStore(own.settings)).rejects.toThrow(/más nueva/)
  })

  test('a migration with a changed text is rejected, but different line endings are accepted', async () => {
    const [first, ...rest] = ownMigrations()
    if (!first) throw new Error('there is no migration')
    const changed = { ...first, text: `${first.text}\n-- later` }
    await expect(migrate(own.store.kysely, [changed, ...rest])).rejects.toThrow(/no es la que se aplicó/)
    await migrate(own.store.kysely, [{ ...first, text: first.text.replaceAll('\n', '\r\n') }, ...rest])
  })

  test('concurrent processes apply each migration once', async () => {
    const all = [...ownMigrations(), next('create table turns (a int); select pg_sleep(0.05);')]
    await Promise.all([1, 2, 3].map(() => migrate(own.store.kysely, all)))
    expect(await names()).toStrictEqual([...known, '9001_next.sql'])
  })
})
