import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { isTypedName } from '../../../../contract/typed-name.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { mediaFolder } from '../../../foundation/media/files.ts'
import { emitAll, type NewEvent } from '../../../foundation/realtime/emit.ts'
import { maySee, viewersOf } from '../../../foundation/scope/visibility.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { lockChatsOf } from '../../chats/core/naming.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { contactOf } from '../contact.ts'
import { endDeadImports } from '../import/dead.ts'
import { lockContacts } from '../lock.ts'
import { countsOf } from './counts.ts'
import { dropImports, lockImports } from './erase-imports.ts'
import { dropRules } from './erase-rules.ts'
import { forgetForwarded, heldByCopies } from './forwarded.ts'
import { GONE } from './gone.ts'
import { identityOf, needlesOf, type Person, personOf, type Sureness } from './needles.ts'
import { mentionTables, type MentionScope } from './traces.ts'

/**
 * Erases a person: the contact, what they wrote and what names them anywhere, also on the disk. Counts stay.
 * @param name what the caller typed to confirm it: the contact's name, or the phone or e-mail of one without a name
 * @throws 404 if the bot has no such contact; 422 at `name` if it is not theirs
 */
export async function eraseContact(scope: Scope, id: number, name: string): Promise<void> {
  await endDeadImports(sql`bot_id = ${scope.botId}`, currentCall().services.clock())
  const files = await tx(() => erase(scope, id, name))
  // Should this fail, the hourly cleaning finds files without a row.
  await Promise.all(files.map((file) => rm(file, { force: true })))
}

/** Returns where the files are that go with the person. */
async function erase(scope: Scope, id: number, name: string): Promise<string[]> {
  await lockImports(scope.botId)
  await lockContacts(scope.botId, [id], heldByCopies([id]))
  const contact = await contactOf(scope, id)
  const expected = contact.name || contact.phone || contact.email || ''
  if (!isTypedName(name, expected)) {
    const text = `Escribe «${expected}» para confirmar.`
    throw problem(422, 'invalid', text, { name: [text] })
  }
  const counts = await countsOf(scope.botId, id)
  const identity = await identityOf(scope.botId, id)
  const copies = await forgetForwarded(identity)
  const person = await personOf(identity)
  const imported = await dropImports(person, (row) => mentions(row, person, 'names'))
  const files = [...copies.map(placeOf), ...(await dropMedia(person)), ...imported]
  await leave(person)
  await dropExamples(person)
  await blankHistory(person)
  await blankRegister(person)
  await blankEvents(person)
  await dropRows(person)
  await dropMentions(person)
  await dropRules(person)
  await blankModels(person)
  // Written last: it names nobody.
  await writeAudit({ id, label: GONE, after: counts })
  await recordContactEvent(scope, { contactId: null, contact: GONE, kind: 'deleted', detail: 'Eliminamos sus datos' })
  return files
}

/** The texts of the person that a row has. */
const foundIn = (row: RawBuilder<unknown>, person: Person, by: Sureness) =>
  sql`select needle from unnest(${needlesOf(person, by)}::text[]) needle where position(needle in lower(${row})) > 0`

/** Whether a row is about the person. */
const mentions = (row: RawBuilder<unknown>, person: Person, by: Sureness) =>
  sql<boolean>`exists (${foundIn(row, person, by)})`

/** Deletes the rows of the files of the person's chats and quotations; returns where the files are. */
async function dropMedia({ botId, chats }: Person): Promise<string[]> {
  const of = sql`any(${chats}::integer[])`
  const { rows } = await sql<{ id: string }>`
    select media_id as id from message_file f join message m on m.id = f.message_id where m.chat_id = ${of}
    union select media_id from budget where chat_id = ${of}
    union select v.media_id from budget_version v join budget b on b.id = v.budget_id where b.chat_id = ${of}
    union select u.media_id from webchat_upload u join webchat_visitor w on w.id = u.visitor_id where w.chat_id = ${of}`.execute(
    db(),
  )
  const ids = rows.map(({ id }) => id).filter(Boolean)
  // Files of the business that were sent to others too stay.
  const { rows: own } = await sql<{ id: string }>`
    select m.id from media m where m.id = any(${ids}::text[]) and m.bot_id = ${botId} and m.visibility = 'chat'
      and not exists (select from message_file f join message g on g.id = f.message_id
        where f.media_id = m.id and not g.chat_id = ${of})`.execute(db())
  const gone = own.map(({ id }) => id)
  if (gone.length === 0) return []
  await sql`delete from message_file where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from webchat_upload where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from budget_version where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from budget where media_id = any(${gone}::text[])`.execute(db())
  await sql`delete from media where id = any(${gone}::text[])`.execute(db())
  return gone.map(placeOf)
}

const placeOf = (id: string) => path.join(mediaFolder(currentCall().services.settings.dataDir), id)

/** Tells open consoles that the chats are gone. */
async function leave({ botId, contactId }: Person): Promise<void> {
  const viewers = await viewersOf(botId)
  const left = (await lockChatsOf(botId, contactId)).flatMap((chat): NewEvent[] =>
    viewers
      .filter((viewer) => maySee(viewer, chat))
      .map(({ userId }) => ({ name: 'chat-left', payload: { chat_id: chat.id }, audience: { user_id: userId } })),
  )
  await emitAll(botId, left)
}

/** Deletes the examples that are messages of the person, or name them. */
async function dropExamples(person: Person): Promise<void> {
  await sql`delete from example e where bot_id = ${person.botId} and (
    source_message_id in (select id from message where chat_id = any(${person.chats}::integer[]))
    or ${mentions(sql`to_jsonb(e)::text`, person, 'texts')})`.execute(db())
}

/** The history keeps that something was done, and by whom; not to whom, nor what was in it. */
async function blankHistory(person: Person): Promise<void> {
  const { botId, ids, chats } = person
  await sql`update audit a set before = null, after = null,
      resource_label = case when resource_label is null then null else ${GONE} end
    where bot_id = ${botId} and (
      (resource_type = 'contact' and resource_id = any(${ids.map(String)}::text[]))
      or (resource_type in ('chat', 'conversation') and resource_id = any(${chats.map(String)}::text[]))
      or (resource_type = 'message' and before->>'chat_id' = any(${chats.map(String)}::text[]))
      or (resource_type = 'budget' and resource_id in (select id::text from budget where chat_id = any(${chats}::integer[])))
      or ${mentions(sql`(to_jsonb(a) - 'actor_name')::text`, person, 'names')}
      or (resource_type in ('example', 'intent', 'test_case') and ${mentions(sql`to_jsonb(a)::text`, person, 'texts')}))`.execute(
    db(),
  )
}

/** The register keeps that something happened, not to whom. */
async function blankRegister(person: Person): Promise<void> {
  await sql`update contact_event e set contact = ${GONE}, detail = ''
    where bot_id = ${person.botId} and (contact_id = ${person.contactId} or ${mentions(sql`to_jsonb(e)::text`, person, 'names')})`.execute(
    db(),
  )
}

/** Events have no gaps: those of the person stay as events that nobody receives. */
async function blankEvents(person: Person): Promise<void> {
  const { botId, chats } = person
  const of = sql`any(${chats.map(String)}::text[])`
  const nobody = { kind: 'user', user_id: 0 }
  await sql`update event e set name = 'chat-left', audience = ${JSON.stringify(nobody)}::text::jsonb,
      payload = jsonb_build_object('chat_id', 0)
    where bot_id = ${botId} and (audience->>'chat_id' = ${of} or payload->>'chat_id' = ${of}
      or ${mentions(sql`to_jsonb(e)::text`, person, 'names')})`.execute(db())
}

async function dropRows({ botId, contactId, ids, chats }: Person): Promise<void> {
  const of = sql`any(${chats}::integer[])`
  await sql`delete from webchat_visitor where chat_id = ${of}`.execute(db())
  await sql`delete from webhook_delivery where bot_id = ${botId} and (
    data->'chat'->>'id' = any(${chats.map(String)}::text[]) or data->'contact'->>'id' = any(${ids.map(String)}::text[]))`.execute(db())
  await db()
    .deleteFrom('contact_merge')
    .where('bot_id', '=', botId)
    .where((where) => where.or([where('target_id', 'in', ids), where('source_id', 'in', ids)]))
    .execute()
  await sql`delete from job where payload->>'chatId' = any(${chats.map(String)}::text[])
    or payload->>'chat_id' = any(${chats.map(String)}::text[])`.execute(db())
  await sql`delete from chat where contact_id = ${contactId}`.execute(db())
  await sql`delete from contact where id = ${contactId}`.execute(db())
}

/** Deletes the rows of other tables that name the person. */
async function dropMentions(person: Person): Promise<void> {
  const { botId } = person
  const within: Record<MentionScope, RawBuilder<unknown>> = {
    bot: sql`t.bot_id = ${botId}`,
    account: sql`t.account_id in (select id from channel_account where bot_id = ${botId})`,
    import: sql`t.import_id in (select id from contact_import where bot_id = ${botId})`,
    // Work of no bot that still waits may be for somebody else, who has the same address.
    jobs: sql`(t.bot_id = ${botId} or (t.bot_id is null and (t.done_at is not null or t.failed_at is not null)))
      and (t.locked_until is null or t.locked_until < now())`,
    all: sql`true`,
  }
  for (const [table, { mention, by }] of mentionTables)
    await sql`delete from ${sql.table(table)} t where ${within[mention]} and ${mentions(sql`to_jsonb(t)::text`, person, by)}`.execute(
      db(),
    )
}

/** Models and reports name examples: those of the person are blanked in them. */
async function blankModels(person: Person): Promise<void> {
  for (const [table, column, key] of [
    ['bot_model', 'knowledge', 'run_id'],
    ['training_run', 'report', 'id'],
  ] as const) {
    const value = sql.ref(column)
    const { rows } = await sql<{ key: number; text: string; found: string[] }>`
      select * from (
        select ${sql.ref(key)} as key, ${value}::text as text,
          array(${foundIn(sql`${value}::text`, person, 'texts')}) as found
        from ${sql.table(table)} where bot_id = ${person.botId}
      ) t where found <> '{}'`.execute(db())
    for (const { key: id, text, found } of rows)
      await sql`update ${sql.table(table)} set ${value} = ${found.reduce(withoutText, text)}::text::jsonb
        where ${sql.ref(key)} = ${id}`.execute(db())
  }
}

function withoutText(text: string, needle: string): string {
  const plain = needle.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  // A text that stands alone has its quotes.
  return text.replace(new RegExp(plain, 'gi'), needle.startsWith('"') ? '"…"' : '…')
}
