import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readBackup, writeBackup } from '../../src/server/foundation/backup/archive.ts'
import { tablesInOrder } from '../../src/server/foundation/store/catalogue.ts'
import type { Store } from '../../src/server/foundation/store/db.ts'
import { dump } from '../../src/server/foundation/store/dump.ts'
import { CopyError, load } from '../../src/server/foundation/store/load.ts'
import { MigrationError } from '../../src/server/foundation/store/migrate.ts'
import { freshStore, storeKinds, type TestStore } from '../support/stores.ts'

/** Inserts every kind of column value, more rows than one batch, and rows that are deleted again. */
async function fill({ kysely }: Store): Promise<void> {
  await sql
    .raw(`
    insert into plan values (1, 'Básico «ñ» \\ "x"', 9007199254740991, 'ARS', '["a\\u00e1", null, 1.50]', '{}');
    insert into bot (name, plan_id, created_at) select 'Bot ' || n, 1, '2026-11-20 10:00:00.123456-03' from generate_series(1, 1203) n;
    delete from bot where id > 1200;
    insert into app_user (name, username, password_hash, email) values (E'Ana\\n\\t', 'ana', '', null);
    insert into membership (bot_id, user_id, role_id, permissions) values (1, 1, 2, '{"a": true}');
    insert into user_connection (user_id, connected, downlink) values (1, true, 1.55);
    insert into contact (bot_id, name, phone) values (1, 'Ana Núñez', '');
    insert into chat (bot_id, contact_id, channel, sender_id, user_name, type, state, last_message_at) values (1, 1, 'webchat', 'web-Ñ', 'Ana Núñez', 'bot', 0, '2026-11-20 10:00:00Z');
    insert into daily_count (bot_id, day, channel) values (1, '2026-11-20', 'web');
    insert into rate_count values ('k', array['2026-11-20 10:00:00.000001Z'::timestamptz], 'infinity');
    insert into audit (bot_id, actor_type, actor_name, action, resource_type, before) values (1, 'user', 'Ana', 'edit', 'bot', '[{"b": null}]');
  `)
    .execute(kysely)
}

async function contents({ kysely }: Store): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const table of await tablesInOrder(kysely)) {
    const rows = sql`select string_agg(row_to_json(one)::text, ',' order by row_to_json(one)::text collate "C") as text from ${sql.table(table)} one`
    all[table] = (await rows.execute(kysely)).rows.map((row) => (row as { text: string }).text)[0] ?? ''
  }
  return all
}

let source: TestStore
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copy-'))
  source = await freshStore('embedded')
  await fill(source.store)
})
afterAll(async () => {
  await source.discard()
  rmSync(folder, { recursive: true })
})

describe.each(storeKinds)('a copy into the %s store', (kind) => {
  let target: TestStore
  beforeEach(async () => {
    target = await freshStore(kind)
  })
  afterEach(() => target.discard())
  const into = () => target.store.kysely

  test('has exactly the same rows, and sequences continue after the last value', async () => {
    const counts = await load(into(), dump(source.store.kysely))
    expect(counts).toMatchObject({ plan: 1, bot: 1200, audit: 1, rate_count: 1, label: 0 })
    expect(await contents(target.store)).toStrictEqual(await contents(source.store))
    const inserted = await into()
      .insertInto('bot')
      .values({ name: 'Next', plan_id: 1 })
      .returning('id')
      .executeTakeFirst()
    expect(inserted?.id).toBe(1204)
  })

  test('keeps updating the table of names for the chat search', async () => {
    await load(into(), dump(source.store.kysely))
    const names = () => into().selectFrom('chat_name').select(['user_name', 'sender_id']).execute()
    expect(await names()).toEqual([{ user_name: 'ana nuñez', sender_id: 'web-ñ' }])
    await into().updateTable('chat').set({ user_name: 'Lucía' }).execute()
    expect(await names()).toEqual([{ user_name: 'lucia', sender_id: 'web-ñ' }])
  })

  test('gives the same result through a file', async () => {
    const file = path.join(folder, `${kind}.gz`)
    await writeBackup(file, dump(source.store.kysely))
    await expect(writeBackup(file, dump(source.store.kysely))).rejects.toThrow('ya existe')
    await load(into(), readBackup(file))
    expect(await contents(target.store)).toStrictEqual(await contents(source.store))
  })

  test('is refused if the target has data, which is kept', async () => {
    await into().insertInto('plan').values({ id: 7, name: 'Own' }).execute()
    await expect(load(into(), dump(source.store.kysely))).rejects.toThrow(CopyError)
    expect(await into().selectFrom('plan').select('id').execute()).toStrictEqual([{ id: 7 }])
    expect(await contents(source.store)).toHaveProperty('bot')
  })

  test('leaves nothing if the file is truncated, damaged or of a newer version', async () => {
    const whole = path.join(folder, `${kind}-whole.gz`)
    await writeBackup(whole, dump(source.store.kysely))
    const zipped = readFileSync(whole)
    const lines = gunzipSync(zipped).toString().trimEnd().split('\n')
    const file = path.join(folder, `${kind}-bad.gz`)
    const loadBad = (bytes: Buffer) => {
      writeFileSync(file, bytes)
      return load(into(), readBackup(file))
    }
    await expect(loadBad(gzipSync(lines.slice(0, -1).join('\n')))).rejects.toThrow(/cortada/)
    await expect(loadBad(gzipSync(lines.slice(0, 700).join('\n')))).rejects.toThrow(/cortada/)
    await expect(loadBad(zipped.subarray(0, zipped.length / 2))).rejects.toThrow()
    await expect(loadBad(gzipSync(lines.filter((line) => !line.includes('"Bot 9"')).join('\n')))).rejects.toThrow()
    const newer = lines.join('\n').replace(/"migrations":\[/, '"migrations":["9999_newer.sql",')
    await expect(loadBad(gzipSync(newer))).rejects.toThrow(MigrationError)
    expect(await into().selectFrom('bot').select('id').execute()).toStrictEqual([])
    await loadBad(zipped)
    expect(await into().selectFrom('bot').select('id').execute()).toHaveLength(1200)
  })
})
