import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { accountOf, type Plugin, passwordOf, sealed } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { startAt } from '../inbound/mail-inbox.ts'
import { enqueuePoll } from '../inbound/mail-poll.ts'
import { type CheckedMailbox, checkMailbox } from '../mailbox/check.ts'
import { mailboxIn } from '../mailbox/mailbox.ts'
import { wakeLanes } from '../outbound/wake.ts'
import { type Claim, claiming, claimingIfOff, confirmClaim } from './claim.ts'
import { auditable } from './connect.ts'
import { pluginOf } from './list.ts'
import { storeAccount } from './store.ts'

type Schemas = components['schemas']
type Settings = Schemas['PluginSettings']

/**
 * Connects a mailbox: both servers must accept the password. What arrived before is not read. A mailbox that this bot had
 * keeps its chats. 409 when another bot has it.
 */
export async function connectMailbox(scope: Scope, { password, ...given }: Schemas['MailboxInput']): Promise<Plugin> {
  const address = given.address.toLowerCase()
  const settings: Settings = { ...given, address }
  const at = { kind: 'email', externalId: address } as const
  return claiming(scope, at, 'address', async (claim) => {
    const checked = await verified(settings, password)
    return tx(async () => {
      const id = await storeAccount(scope, claim, valuesOf(scope, settings, password), 'address')
      // Reading what came while it was disconnected would answer old mails.
      await db().deleteFrom('mailbox_cursor').where('account_id', '=', id).execute()
      if (checked.inbox) await startAt(id, checked.inbox.uidValidity, checked.inbox.lastUid)
      await begin(id)
      const after = await pluginOf(scope, id)
      await logEvent({ account: { id, botId: scope.botId }, kind: 'connected', ok: true, detail: 'Se conectó' })
      await writeAudit({ id, label: after.account, after: auditable(after) })
      return after
    })
  })
}

/**
 * Changes a mailbox. A password that is left out stays; both servers are asked if something changed that they know. 409 when
 * somebody else changed it.
 */
export async function updateMailbox(scope: Scope, id: number, given: Schemas['MailboxUpdate']): Promise<Plugin> {
  const { version, password: typed, ...changes } = given
  const { sender_name: _, mark_seen: __, ...login } = changes
  const before = await pluginOf(scope, id)
  const row = await accountOf(id)
  if (!row || before.kind !== 'email') throw commonProblems.notFound()
  if (version !== undefined && version !== before.version) throw commonProblems.stale(before)
  const isLoginSame = !typed && hasValues(before.settings, login) && before.status === 'connected'
  if (isLoginSame && hasValues(before.settings, changes)) return unchanged(before)
  const password = typed || passwordOf(row)
  if (!password) {
    const text = 'Escribe la contraseña: no hay ninguna guardada.'
    throw problem(422, 'invalid', text, { password: [text] })
  }
  const settings: Settings = { ...before.settings, ...changes }
  return claimingIfOff(scope, before, 'password', async (claim) => {
    const checked: Pick<CheckedMailbox, 'inbox'> = isLoginSame ? {} : await verified(settings, password)
    return storeChanged(scope, before, valuesOf(scope, settings, password), checked, claim)
  })
}

async function storeChanged(
  scope: Scope,
  before: Plugin,
  values: ReturnType<typeof valuesOf>,
  { inbox }: Pick<CheckedMailbox, 'inbox'>,
  claim: Claim | undefined,
): Promise<Plugin> {
  const { id } = before
  return tx(async () => {
    await confirmClaim(claim, 'password')
    const { numUpdatedRows } = await db()
      .updateTable('channel_account')
      .set({ ...values, version: nextVersion })
      .where('id', '=', id)
      .where('bot_id', '=', scope.botId)
      .where('version', '=', before.version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw commonProblems.stale(before)
    if (before.status === 'off' && inbox) {
      await db().deleteFrom('mailbox_cursor').where('account_id', '=', id).execute()
      await startAt(id, inbox.uidValidity, inbox.lastUid)
    }
    await begin(id)
    const after = await pluginOf(scope, id)
    await writeAudit({ id, label: after.account, before: auditable(before), after: auditable(after) })
    return after
  })
}

/** Checks each thing that mails need. An account that required attention is connected again when everything works. */
export async function testMailbox(scope: Scope, id: number): Promise<Schemas['PluginTest']> {
  const row = await accountOf(id)
  const password = row && passwordOf(row)
  if (!password) throw problem(409, 'disabled', 'No hay contraseña guardada. Edita la conexión y escríbela de nuevo.')
  const { steps } = await checkMailbox(mailboxIn(row.settings, password))
  const failed = steps.find(({ ok }) => !ok)
  await tx(async () => {
    if (!failed) {
      await db()
        .updateTable('channel_account')
        .set({ status: 'connected', problem: null, cure: null })
        .where('id', '=', id)
        .where('status', '<>', 'off')
        .execute()
      await begin(id)
    }
    const detail = failed ? `Prueba: ${failed.title}. ${failed.message}` : 'Prueba: todo funciona'
    await logEvent({ account: { id, botId: scope.botId }, kind: 'connected', ok: !failed, detail })
    await emitContentChange(scope.botId, 'plugin')
  })
  return { ok: !failed, steps }
}

/** Lets mail leave that waits, and has the mailbox looked at. */
async function begin(id: number): Promise<void> {
  await wakeLanes(id)
  await enqueuePoll(id)
}

/** Tries both servers. Rejects with 422 at the field that must be corrected. */
async function verified(settings: Settings, password: string): Promise<Pick<CheckedMailbox, 'inbox'>> {
  const checked = await checkMailbox(mailboxIn(settings, password))
  const { trouble } = checked
  if (!trouble) return checked
  const field = trouble.class === 'login' ? 'password' : trouble.class === 'server' ? `${trouble.side}_host` : undefined
  throw problem(422, 'invalid', trouble.text, field ? { [field]: [trouble.text] } : undefined)
}

function valuesOf({ userId }: Scope, settings: Settings, password: string) {
  const at = currentCall().services.clock()
  const { address = '', sender_name } = settings
  const facts: Schemas['PluginFacts'] = { checked_at: at.toISOString() }
  return {
    ...{ name: sender_name || address, account: address },
    status: 'connected',
    problem: null,
    cure: null,
    ...{ settings: json(settings), facts: json(facts), ...sealed({ password }) },
    ...{ connected_by: userId, connected_at: at, updated_at: at },
  } as const
}
