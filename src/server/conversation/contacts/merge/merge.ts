import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { person } from '../../../foundation/resource/person.ts'
import { changeRows } from '../../../foundation/resource/rows.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db, json, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from '../../chats/core/chat-events.ts'
import { lockChatsOf, renameChats } from '../../chats/core/naming.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { auditedFields } from '../checked.ts'
import { type Contact, contactOf } from '../contact.ts'
import { lockContacts } from '../lock.ts'
import { asSeen } from '../sight.ts'
import { groupsOf, lockGroups, type Moved, moveAll } from './moved.ts'
import { planMerge } from './plan.ts'

type Input = components['schemas']['ContactMergeInput']
type Result = components['schemas']['ContactMergeResult']

/** A stored row of a contact, with every column of the table. */
export type StoredContact = Readonly<Record<string, unknown>>

/** What a merge can be undone with. */
export interface MergeRecord {
  before: StoredContact
  after: StoredContact
  source: StoredContact
  moved: Moved
}

/** Returns when a merge can no longer be undone. */
export const undoUntil = (at: Date | string): string =>
  new Date(new Date(at).getTime() + retentionPeriods.undo).toISOString()

/**
 * Makes one contact of two: the source's chats, notes, labels, groups and values become the target's, and its row is
 * kept until the merge can no longer be undone. With `preview` nothing changes.
 * @throws 404 if the bot does not have one of them; 409 if one was changed since `versions`; 422 at `choices`
 */
export function mergeContacts(scope: Scope, input: Input): Promise<Result> {
  return tx(async () => {
    const { target_id, source_id, preview } = input
    if (!preview) await lockContacts(scope.botId, [target_id, source_id])
    const plan = await planMerge(scope, input)
    const { target, source, merged, conflicts } = plan
    const result = {
      names: { target: target.name, source: source.name },
      versions: { target: target.version, source: source.version },
      conflicts,
      moved: await countsOf(target, source),
    }
    if (preview) return { id: null, contact: await asSeen(scope, merged), ...result, undo_until: null }
    const seen = input.versions
    if (seen && seen.target !== target.version)
      throw commonProblems.stale(await asSeen(scope, target), await changeOf(target_id))
    if (seen && seen.source !== source.version)
      throw commonProblems.stale(await asSeen(scope, source), await changeOf(source_id))
    const { id, at } = await store(scope, plan)
    const contact = await contactOf(scope, target_id)
    const facts = { before: auditedFields(target), after: { ...auditedFields(contact), merged: source.name } }
    await writeAudit({ id: target_id, label: contact.name, ...facts })
    const detail = `Se unió «${source.name || source.phone || source.id}»`
    await recordContactEvent(scope, { contactId: target_id, contact: contact.name, kind: 'merged', detail })
    return { id, contact: await asSeen(scope, contact), ...result, undo_until: undoUntil(at) }
  })
}

async function store(scope: Scope, { target, source, merged }: Awaited<ReturnType<typeof planMerge>>) {
  const { botId, userId } = scope
  const at = currentCall().services.clock()
  const [before, gone] = [await storedContact(target.id), await storedContact(source.id)]
  await lockGroups(source.groups ?? [])
  const moved = await moveAll(source.id, target.id)
  await db().deleteFrom('contact').where('id', '=', source.id).execute()
  const blocker = merged.blocked_by?.id ?? null
  await db()
    .updateTable('contact')
    .set({
      ...{ name: merged.name, phone: merged.phone, company: merged.company, city: merged.city },
      ...{ province: merged.province, country: merged.country },
      ...{ assigned_user_id: merged.assigned_user_id, area_id: merged.area_id },
      email: merged.email || null,
      document: merged.document ? json(merged.document) : null,
      custom: json(merged.custom ?? {}),
      consent: merged.marketing ?? 'unknown',
      consent_source: merged.consent.source,
      consent_at: merged.consent.at,
      consent_text_version: merged.consent.text_version,
      ...{ blocked: merged.blocked, blocked_reason: merged.blocked_reason, blocked_by: blocker },
      ...{ first_seen_at: merged.first_seen_at, last_seen_at: merged.last_seen_at },
      ...{ updated_at: at, updated_by: userId, version: nextVersion },
    })
    .where('id', '=', target.id)
    .execute()
  const groups = groupsOf(moved)
  if (groups.length > 0) await changeRows(scope, 'contact_group', groups, {})
  const chats = await lockChatsOf(botId, target.id)
  await renameChats(chats, merged.name)
  // Open chats show the contact they belong to now, and whether it is blocked.
  const changed = merged.blocked === target.blocked ? chats.filter(({ id }) => moved.owned.chat.includes(id)) : chats
  for (const chat of changed) await emitChatEvents(botId, chat.id, { after: chat, whole: true })
  const record = { before, after: await storedContact(target.id), source: gone, moved }
  const { id } = await db()
    .insertInto('contact_merge')
    .values({
      ...{ bot_id: botId, target_id: target.id, source_id: source.id, source_name: source.name },
      ...{ record: json(record), user_id: userId, at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, at }
}

/** Returns a contact's row as it is stored. */
export async function storedContact(id: number): Promise<StoredContact> {
  const { rows } = await sql<{ row: StoredContact }>`
    select to_jsonb(k) as row from contact k where id = ${id}`.execute(db())
  return rows[0]?.row ?? {}
}

/** Counts what a merge moves, also the chats that the caller does not see: they get another owner with it. */
async function countsOf(target: Contact, source: Contact): Promise<Result['moved']> {
  const of = async (table: 'chat' | 'contact_note' | 'contact_value') => {
    const rows = db()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
    return Number((await rows.where('contact_id', '=', source.id).executeTakeFirstOrThrow()).count)
  }
  const gained = (list: (contact: Contact) => readonly number[] | undefined) =>
    (list(source) ?? []).filter((id) => !list(target)?.includes(id)).length
  return {
    chats: await of('chat'),
    notes: await of('contact_note'),
    labels: gained(({ labels }) => labels),
    groups: gained(({ groups }) => groups),
    values: await of('contact_value'),
  }
}

async function changeOf(id: number) {
  const row = await db()
    .selectFrom('contact')
    .select(['updated_at', person('updated_by').as('by')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { at: row.updated_at, ...(row.by && { by: row.by }) }
}
