import { sql } from 'kysely'
import { db } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'

/**
 * Writes what customers answered in the forms of the bots: surveys after one of twelve resolved chats, and leads of one
 * of thirty. Contacts and chats must exist.
 */
export async function writeFormRuns(now: number, placed: readonly SeededBot[]): Promise<void> {
  const bots = placed.map(({ id }) => id)
  await writeLink(bots)
  await writeSurveys(now, bots)
  await writeLeads(now, bots)
}

/** A public link of each survey, as its owner would have printed it on the counter. */
async function writeLink(bots: readonly number[]): Promise<void> {
  await sql`
    insert into survey_link (bot_id, form_id, slug, name, source_tag, views)
    select bot_id, id, 'opinion-' || bot_id, 'Cartel del mostrador', 'mostrador', 214
    from form where kind = 'survey' and bot_id = any(${bots}::int[])`.execute(db())
}

/** Whoever is satisfied skips what failed, as the jumps of the survey say. One of four answers at the counter. */
async function writeSurveys(now: number, bots: readonly number[]): Promise<void> {
  await sql`
    insert into form_run (bot_id, form_id, chat_id, contact_id, link_id, channel, key, source, status, answers, asked,
      started_at, updated_at, finished_at)
    select c.bot_id, f.id, case when l.id is null then c.id end, case when l.id is null then c.contact_id end, l.id,
      case when l.id is null then c.channel else 'web' end, 'demo-' || c.id, coalesce(l.source_tag, 'button'), g.status,
      jsonb_strip_nulls(case when g.status = 'complete' then jsonb_build_object('atencion', g.mark,
        'motivo', case when g.mark < 4 then jsonb_build_array((array['demora', 'atencion', 'producto', 'precio'])[c.id / 12 % 4 + 1]) end,
        'mejorar', case when g.mark < 4 and c.id / 12 % 2 = 0
          then (array['Que contesten más rápido', 'Tener más stock', 'Respetar el precio de la web'])[c.id / 24 % 3 + 1] end,
        'recomienda', least(10, g.mark * 2 + c.id / 12 % 2),
        'sucursal', jsonb_build_array((array['centro', 'norte', 'sur', 'otra'])[c.id / 36 % 4 + 1]),
        'contacto', g.mark < 3) else jsonb_build_object('atencion', g.mark) end),
      case when g.mark < 4 and g.status = 'complete' then '["atencion","motivo","mejorar","recomienda","sucursal","contacto"]'
        when g.status = 'complete' then '["atencion","recomienda","sucursal","contacto"]'
        else '["atencion","recomienda"]' end::jsonb,
      g.at, g.at + interval '2 minutes', g.at + interval '2 minutes'
    from chat c join form f on f.bot_id = c.bot_id and f.kind = 'survey' and f.deleted_at is null
    left join survey_link l on l.form_id = f.id and c.id / 12 % 4 = 3
    cross join lateral (select c.last_message_at + interval '10 minutes' as at,
      (array[5, 5, 4, 5, 3, 5, 4, 4, 5, 2, 5, 1])[c.id / 12 % 12 + 1] as mark,
      case when c.id / 12 % 9 = 0 then 'abandoned' else 'complete' end as status) g
    where c.id % 12 = 0 and c.state = 2 and c.bot_id = any(${bots}::int[])
      and jsonb_array_length(f.questions) > 0 and g.at + interval '2 minutes' < ${new Date(now).toISOString()}::timestamptz
    order by g.at, c.id`.execute(db())
}

async function writeLeads(now: number, bots: readonly number[]): Promise<void> {
  await sql`
    insert into form_run (bot_id, form_id, chat_id, contact_id, channel, key, source, status, answers, asked,
      started_at, updated_at, finished_at)
    select c.bot_id, f.id, c.id, k.id, c.channel, 'demo-' || c.id, 'button', g.status,
      jsonb_strip_nulls(jsonb_build_object('nombre', k.name, 'telefono', nullif(k.phone, ''),
        'email', nullif(k.email, ''), 'obra', case when c.id / 30 % 2 = 0 then 'Casa en ' || nullif(k.city, '') end,
        'consulta', case when g.status = 'complete' then (array['Necesito precio por cantidad', 'Quiero un presupuesto para una obra',
          'Busco materiales para un baño', 'Consulto por cuenta corriente'])[c.id / 30 % 4 + 1] end)),
      case when g.status = 'complete' then '["nombre","telefono","email","obra","consulta"]'
        else '["nombre","telefono"]' end::jsonb,
      g.at, g.at + interval '3 minutes', g.at + interval '3 minutes'
    from chat c join contact k on k.id = c.contact_id
    join form f on f.bot_id = c.bot_id and f.kind = 'contact' and f.deleted_at is null
    cross join lateral (select c.created_at + interval '1 minute' as at,
      case when k.phone = '' or c.id / 30 % 6 = 0 then 'abandoned' else 'complete' end as status) g
    where c.id % 30 = 0 and c.bot_id = any(${bots}::int[])
      and g.at + interval '3 minutes' < ${new Date(now).toISOString()}::timestamptz
    order by g.at, c.id`.execute(db())
}
