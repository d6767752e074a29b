import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import { tx } from '../../foundation/store/db.ts'
import { getBot } from '../../people/platform/bots.ts'
import { findBot, type PlatformBot } from '../../people/platform/queries.ts'
import { unhideBot } from '../archives/remove.ts'

const OVER = 'Pasaron los 30 días en que guardamos un chatbot eliminado: ya no podemos recuperarlo.'

/**
 * Restores a deleted bot with its team; it stays off. 404 once it is purged, 409 when its time is over, although the
 * purge may not have come to it yet, and for a bot that is not deleted.
 */
export function restoreBot(id: number): Promise<PlatformBot> {
  return tx(async () => {
    await lockBot({ botId: id })
    const bot = await findBot(id)
    if (!bot) throw problem(404, 'gone', OVER)
    if (bot.removed_at === null) throw problem(409, 'idle', `«${bot.name}» ya no está eliminado. Recarga la página.`)
    const age = currentCall().services.clock().getTime() - Date.parse(bot.removed_at)
    if (age >= retentionPeriods.deleted) throw problem(409, 'gone', OVER)
    await unhideBot(id)
    await writeAudit({ id, label: bot.name, after: { name: bot.name }, botId: id })
    return getBot(id)
  })
}
