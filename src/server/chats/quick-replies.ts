import { type RawBuilder, sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { record } from '../audit/record.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { type MediaFile, mediaFiles, readableIds } from '../media/library.ts'
import { db, isDuplicate, json, tx } from '../store/db.ts'
import { roles } from '../team/roles.ts'

type QuickReply = components['schemas']['QuickReply']
type Input = components['schemas']['QuickReplyInput']

/** The replies that the caller may use: his own, those of his areas and those of the whole team. */
export async function quickReplies(scope: Scope): Promise<QuickReply[]> {
  const rows = await visibleReplies(scope).orderBy(sql`fold(shortcut)`).orderBy('id').execute()
  return asReplies(scope, rows)
}

/** Creates a reply of the caller's. 409 when its shortcut is taken where it would be seen. */
export function createReply(scope: Scope, input: Input): Promise<QuickReply> {
  return withUniqueShortcut(async () => {
    const at = currentCall().services.clock()
    const values = {
      ...(await columns(scope, input)),
      bot_id: scope.botId,
      owner_id: scope.userId,
      created_at: at,
      updated_at: at,
    }
    const { id } = await db().insertInto('quick_reply').values(values).returning('id').executeTakeFirstOrThrow()
    const made = await replyOf(scope, id)
    await record({ action: 'create', resource: 'quick_reply', id, label: made.title, after: facts(made) })
    return made
  })
}

/** Changes a reply. Those that others use are for whoever made them, Administradores and Coordinadores to change. */
export function updateReply(scope: Scope, id: number, input: Input): Promise<QuickReply> {
  return withUniqueShortcut(async () => {
    const before = await changeable(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    await db()
      .updateTable('quick_reply')
      .set({ ...(await columns(scope, input)), updated_at: currentCall().services.clock(), version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
    const after = await replyOf(scope, id)
    await record({
      action: 'update',
      resource: 'quick_reply',
      id,
      label: after.title,
      before: facts(before),
      after: facts(after),
    })
    return after
  })
}

/** Deletes a reply, under the rule of changing it. */
export function deleteReply(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    const before = await changeable(scope, id)
    await db().deleteFrom('quick_reply').where('id', '=', id).execute()
    await record({ action: 'delete', resource: 'quick_reply', id, label: before.title, before: facts(before) })
  })
}

/** Counts that a reply was sent; one that is not there (any more) counts nowhere. */
export async function noteUse(scope: Scope, id: number): Promise<void> {
  const [known] = await visibleReplies(scope).where('id', '=', id).execute()
  if (!known) return
  await db()
    .updateTable('quick_reply')
    .set({ usage_count: sql`usage_count + 1`, last_used_at: currentCall().services.clock() })
    .where('id', '=', id)
    .execute()
}

/** The replies that the caller may use, as a query. */
export function visibleReplies(scope: Scope) {
  return db()
    .selectFrom('quick_reply')
    .selectAll()
    .where('bot_id', '=', scope.botId)
    .where((is) =>
      is.or([is('owner_id', '=', scope.userId), sharedWith(scope, sql.ref('visibility'), sql.ref('area_ids'))]),
    )
}

/** Whether a reply that says of itself who may use it is for the caller, whoever made it. */
export function sharedWith(
  { areas }: Pick<Scope, 'areas'>,
  visibility: RawBuilder<unknown>,
  areaIds: RawBuilder<unknown>,
): RawBuilder<boolean> {
  const ofArea = areas === 'all' ? sql`true` : sql`${areaIds} @? ${pathOf(areas)}::jsonpath`
  return sql<boolean>`(${visibility} = 'todos' or (${visibility} = 'area' and ${ofArea}))`
}

/** A jsonpath that finds any of these numbers in a list. */
function pathOf(areas: readonly number[]): string {
  return areas.length ? `$[*] ? (${areas.map((area) => `@ == ${Number(area)}`).join(' || ')})` : '$[*] ? (@ == -1)'
}

async function replyOf(scope: Scope, id: number): Promise<QuickReply> {
  const row = await visibleReplies(scope).where('id', '=', id).executeTakeFirst()
  if (!row) throw refusals.notFound()
  return asReply(scope, row)
}

async function changeable(scope: Scope, id: number): Promise<QuickReply> {
  const row = await visibleReplies(scope).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw refusals.notFound()
  const leads = scope.roleId === roles.administrador || scope.roleId === roles.coordinador
  if (row.owner_id !== scope.userId && !leads) throw refusals.forbidden()
  return asReply(scope, row)
}

async function columns(scope: Scope, input: Input) {
  const { botId } = scope
  const {
    shortcut,
    title,
    text,
    attachments = [],
    prompts = [],
    visibility = 'personal',
    area_ids = [],
    folder = '',
  } = input
  if (area_ids.length) await areasMustExist(botId, area_ids)
  await readableIds(scope, attachments, 'attachments')
  if (visibility === 'area' && area_ids.length === 0) throw invalid('area_ids', 'Elegir al menos un área.')
  return {
    ...{ shortcut, title, text, visibility, folder },
    attachments: json(attachments),
    prompts: json(prompts),
    area_ids: json(area_ids),
    channels: json(input.channels ?? []),
  }
}

async function areasMustExist(botId: number, ids: readonly number[]) {
  const rows = await db().selectFrom('area').select('id').where('bot_id', '=', botId).where('id', 'in', ids).execute()
  if (rows.length < new Set(ids).size) throw invalid('area_ids', 'Hay áreas que no existen.')
}

function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}

async function withUniqueShortcut<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const text = 'Ya existe una respuesta rápida con ese atajo.'
    throw problem(409, 'duplicate', text, { shortcut: [text] })
  }
}

type Row = Awaited<ReturnType<ReturnType<typeof visibleReplies>['execute']>>[number]

async function asReplies(scope: Scope, rows: readonly Row[]): Promise<QuickReply[]> {
  const wanted = [...new Set(rows.flatMap(({ attachments }) => attachments as number[]))]
  const files = new Map((await mediaFiles(scope.botId, wanted)).map((file) => [file.id, file]))
  return rows.map((row) => toReply(row, (id) => files.get(id) ?? []))
}

async function asReply(scope: Scope, row: Row): Promise<QuickReply> {
  const [reply] = await asReplies(scope, [row])
  if (!reply) throw refusals.notFound()
  return reply
}

function toReply(row: Row, fileOf: (id: number) => MediaFile | MediaFile[]): QuickReply {
  const { bot_id: _bot, owner_id: _owner, visibility, last_used_at, created_at, updated_at, ...rest } = row
  return {
    ...rest,
    attachments: rest.attachments as number[],
    files: (rest.attachments as number[]).flatMap(fileOf),
    prompts: rest.prompts as QuickReply['prompts'],
    area_ids: rest.area_ids as number[],
    channels: rest.channels as QuickReply['channels'],
    visibility: visibility as QuickReply['visibility'],
    last_used_at: last_used_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

function facts({ shortcut, title, text, visibility, area_ids, folder, attachments }: QuickReply) {
  return { shortcut, title, text, visibility, area_ids, folder, attachments }
}
