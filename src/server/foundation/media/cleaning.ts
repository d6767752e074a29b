import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { retentionPeriods } from '../jobs/retention.ts'
import { db, instant } from '../store/db.ts'
import { mediaFolder } from './files.ts'

/** Maximum number of files deleted per run. */
const BATCH = 1_000

/**
 * Deletes files that are no longer needed: uploads that were not sent, private files that no quick reply uses, and
 * files on disk without a row. Returns their number.
 */
export async function cleanFiles(dataDir: string, now: Date): Promise<number> {
  const folder = mediaFolder(dataDir)
  const gone = await unused(now)
  if (gone.length) {
    await db().deleteFrom('webchat_upload').where('media_id', 'in', gone).execute()
    await db().deleteFrom('media').where('id', 'in', gone).execute()
  }
  const strays = await strayIn(folder, now)
  // Files are deleted after their rows: a file without a row is found again, a row without a file is not.
  for (const name of [...gone, ...strays]) await rm(path.join(folder, name), { force: true })
  return gone.length + strays.length
}

async function unused(now: Date): Promise<string[]> {
  const before = (age: number) => new Date(now.getTime() - age)
  const rows = await db()
    .selectFrom('media as m')
    .select('m.id')
    .where((is) =>
      is.or([
        is.and([
          is('m.visibility', '=', 'chat'),
          is('m.created_at', '<', instant(before(retentionPeriods.unsent))),
          // Files sent by staff are stored together with their message. Pictures of settings have no webchat_upload
          // row.
          sql<boolean>`exists (select from webchat_upload w where w.media_id = m.id)`,
        ]),
        is.and([
          is('m.visibility', '=', 'own'),
          is('m.created_at', '<', instant(before(retentionPeriods.unused))),
          sql<boolean>`not exists (select from quick_reply r
            where r.bot_id = m.bot_id and r.attachments @> to_jsonb(m.number))`,
        ]),
      ]),
    )
    .where(sql<boolean>`not exists (select from message_file f where f.media_id = m.id)`)
    .where(sql<boolean>`not exists (select from budget b where b.media_id = m.id)`)
    .where(sql<boolean>`not exists (select from budget_version v where v.media_id = m.id)`)
    .orderBy('m.created_at')
    .limit(BATCH)
    .execute()
  return rows.map(({ id }) => id)
}

async function strayIn(folder: string, now: Date): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const old: string[] = []
  for (const name of names) {
    const { mtimeMs = Number.POSITIVE_INFINITY } = await stat(path.join(folder, name)).catch(() => ({
      mtimeMs: undefined,
    }))
    if (mtimeMs < now.getTime() - retentionPeriods.stray) old.push(name)
  }
  const strays: string[] = []
  for (let at = 0; at < old.length; at += BATCH) {
    const some = old.slice(at, at + BATCH)
    const known = await db().selectFrom('media').select('id').where('id', 'in', some).execute()
    const ids = new Set(known.map(({ id }) => id))
    strays.push(...some.filter((name) => !ids.has(name)))
  }
  return strays
}
