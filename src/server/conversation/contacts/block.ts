import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { emitChatEvents } from '../chats/core/chat-events.ts'
import { lockChatsOf, renameChats } from '../chats/core/naming.ts'
import { recordHappenings } from '../chats/core/thread-events.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { recordChanges } from './changed.ts'
import { type Contact, contactOf } from './contact.ts'
import { checkedPhone } from './phones.ts'
import { assertVisible } from './update.ts'

type Input = components['schemas']['ContactBlockInput']

/** Blocks or unblocks a contact. Optionally updates their name and phone. */
export function block(scope: Scope, { id, blocked, contact }: Input): Promise<Contact> {
  return tx(async () => {
    await assertVisible(scope, id)
    const { botId, userId } = scope
    const chats = await lockChatsOf(botId, id)
    const before = await db()
      .selectFrom('contact')
      .select(['name', 'phone', 'blocked'])
      .where('bot_id', '=', botId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw commonProblems.notFound()
    const phone = contact && (await checkedPhone(scope, contact.phone, before.phone, 'contact.phone'))
    const given = contact && { name: contact.name, phone }
    const isNamed = !contact || chats.every(({ user_name }) => user_name === contact.name)
    if (isNamed && hasValues(before, { blocked, ...given })) return unchanged(await contactOf(scope, id))
    await db()
      .updateTable('contact')
      .set({
        blocked,
        blocked_by: blocked ? userId : null,
        ...(before.blocked !== blocked && { blocked_notified: false }),
        ...given,
        updated_at: currentCall().services.clock(),
        updated_by: userId,
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute()
    if (contact) await renameChats(chats, contact.name)
    if (before.blocked !== blocked)
      for (const chat of chats) {
        await emitChatEvents(botId, chat.id, { after: chat, whole: true })
        await recordHappenings(chat, [{ kind: blocked ? 'blocked' : 'unblocked' }])
      }
    const after = await contactOf(scope, id)
    const { name } = after
    const now = { name, phone: after.phone }
    await writeAudit({ id, alone: true, label: name, before, after: { ...now, blocked } })
    if (before.blocked !== blocked)
      await recordContactEvent(scope, {
        ...{ contactId: id, contact: name, detail: '' },
        kind: blocked ? 'blocked' : 'unblocked',
      })
    await recordChanges(scope, { id, name }, before, { ...before, ...now })
    return after
  })
}
