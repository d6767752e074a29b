import { sql } from 'kysely'
import type { TestApp } from './app.ts'

/** Stores copies of a conversation with what its customer said, to have more of them than is read at once. */
export async function crowd({ db }: TestApp, chat: number, count: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'chat'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(db)
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)))
  await sql`
    with copy as (
      insert into chat (${columns}) select ${sql.join(rows.map(({ name }) => sql.ref(`c.${name}`)))}
        from chat o cross join generate_series(1, ${count}::int) n
        cross join lateral jsonb_populate_record(o, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('chat', 'id')), 'sender_id', 'copia-' || n, 'link_id', null)) c
      where o.id = ${chat} returning id
    )
    insert into message select m.* from message o cross join copy
      cross join lateral jsonb_populate_record(o, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('message', 'id')), 'chat_id', copy.id, 'external_id', 'copia-' || copy.id)) m
    where o.chat_id = ${chat} and o.author = 'user'`.execute(db)
}
