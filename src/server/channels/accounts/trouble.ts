import { currentCall } from '../../foundation/http/context.ts'
import { notify } from '../../foundation/notify/notify.ts'
import { emitContentChange } from '../../foundation/realtime/content.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account, Plugin } from './account.ts'
import { logEvent } from './log.ts'
import { notifyOwners } from './notify.ts'

interface Trouble {
  /** what happened and what to do, for staff */
  text: string
  /** what removes it; new keys by default */
  cure?: NonNullable<Plugin['cure']> | undefined
}

/** Stops an account until somebody acts: nothing is sent, what waits stays, and the owner is told once. */
export async function requireAction(
  account: Pick<Account, 'id' | 'botId'>,
  { text: problem, cure = 'keys' }: Trouble,
): Promise<void> {
  await tx(async () => {
    const changed = await db()
      .updateTable('channel_account')
      .set({ status: 'needs_action', problem, cure, updated_at: currentCall().services.clock() })
      .where('id', '=', account.id)
      .where('status', '=', 'connected')
      .returning('account')
      .executeTakeFirst()
    if (!changed) return
    await logEvent({ account, kind: 'account', ok: false, detail: problem })
    await emitContentChange(account.botId, 'plugin')
    await notify(account.botId, {
      ...{ event: 'channel_disconnected', key: `${account.id} ${currentCall().services.clock().toISOString()}` },
      ...{ text: `«${changed.account}» dejó de enviar mensajes. ${problem}`, link: '/plugins' },
    })
    await notifyOwners(account.botId, changed.account, problem)
  })
}
